<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	array(
		'guard'   => 'Polling ends with the session',
		'how'     => 'a refusal is a failure like any other',
		'file'    => 'src/features/messages/lib/poller.ts',
		'code'    => 'failure instanceof ApiError && failure.status === 401',
		'without' => 'failure instanceof ApiError && failure.status === 999',
		'test'    => 'src/features/messages/lib/poller.test.ts::ends with the session, for good',
		'always'  => true,
	),
	array(
		'guard'   => 'A server in trouble is not asked at the usual pace',
		'how'     => 'failures do not count',
		'file'    => 'src/features/messages/lib/poller.ts',
		'code'    => '		if ( failures > 0 ) {',
		'without' => '		if ( failures > 99 ) {',
		'test'    => 'src/features/messages/lib/poller.test.ts::backs off 5, 10, 20, 40 and 40 seconds, says so once it works again',
	),
	array(
		'guard'   => 'Retry-After is obeyed',
		'how'     => 'it is not looked at',
		'file'    => 'src/features/messages/lib/poller.ts',
		'code'    => 'failure instanceof ApiError ? failure.retryAfter ?? 0 : 0',
		'without' => '0',
		'test'    => 'src/features/messages/lib/poller.test.ts::obeys Retry-After, also after a pause',
	),
	array(
		'guard'   => 'What was begun is kept until it is sent',
		'how'     => 'nothing is kept',
		'file'    => 'src/features/messages/lib/drafts.ts',
		'code'    => '		writeStored( key( userId, convoId ), text );',
		'without' => '',
		'test'    => 'src/features/messages/screens/conversation-screen.test.tsx::keeps text that was begun, per conversation, until it is sent',
		'always'  => true,
	),
	array(
		'guard'   => 'The way back after a log-in leads to no other site',
		'how'     => 'any address is followed',
		'file'    => 'src/lib/paths.ts',
		'code'    => 'typeof from === \'string\' && /^\\/(?![/\\\\])/.test( from )',
		'without' => 'typeof from === \'string\'',
		'test'    => 'src/lib/paths.test.ts::the way back leads to no other site',
		'always'  => true,
	),
	array(
		'guard'   => 'The router follows pages of this portal only',
		'how'     => 'any address',
		'file'    => 'src/lib/paths.ts',
		'code'    => '		url.origin !== window.location.origin ||',
		'without' => '		false ||',
		'test'    => 'src/lib/paths.test.ts::the router follows pages of this portal and language only',
	),
	array(
		'guard'   => 'Screens of members are not for guests',
		'how'     => 'they are shown',
		'file'    => 'src/app/guard.ts',
		'code'    => 'return unreachable ? { do: \'retry\' } : go( \'Login\', true );',
		'without' => 'return show;',
		'test'    => 'src/app/guard.test.ts::every route leads every visitor where the contract says',
	),
	array(
		'guard'   => 'Results are for mentors',
		'how'     => 'for founders too',
		'file'    => 'src/app/guard.ts',
		'code'    => '? user.role === \'mentorius\'',
		'without' => '? true',
		'test'    => 'src/app/guard.test.ts::every route leads every visitor where the contract says',
	),
	array(
		'guard'   => 'Visits are told without the numbers of people\'s things',
		'how'     => 'the whole path is told',
		'file'    => 'src/features/analytics/lib/visit-url.ts',
		'code'    => '		( path, [ pattern, kind ] ) => path.replace( pattern, kind ),',
		'without' => '		( path ) => path,',
		'test'    => 'src/features/analytics/lib/visit-url.test.ts::/pokalbis/123 is told as /pokalbis/:id',
	),
	array(
		'guard'   => 'A page with a key in its address loads nothing of others',
		'how'     => 'it does',
		'file'    => 'src/features/analytics/lib/visit-url.ts',
		'code'    => '		( KEYED_PATH.test( url.pathname ) ||
			KEYED_QUERY.some( ( name ) => url.searchParams.has( name ) ) )',
		'without' => '		false',
		'test'    => 'src/features/analytics/lib/visit-url.test.ts::https://a.lt/apklausa/7/0123: true',
	),
	array(
		'guard'   => 'A browser that refuses is not counted',
		'how'     => 'its word is not asked for',
		'file'    => 'src/features/analytics/lib/consent.ts',
		'code'    => '		navigator.globalPrivacyControl === true',
		'without' => '		false',
		'test'    => 'src/features/analytics/components/analytics.test.tsx::takes Global Privacy Control as a no, and says so to whoever asks',
	),
	array(
		'guard'   => 'Nobody is counted before a yes in the opt-in mode',
		'how'     => 'they are',
		'file'    => 'src/features/analytics/lib/consent.ts',
		'code'    => 'return mode === \'opt-in\' ? choice === \'accepted\' : choice !== \'declined\';',
		'without' => 'return mode === \'opt-in\' ? choice !== \'declined\' : choice !== \'declined\';',
		'test'    => 'src/features/analytics/components/analytics.test.tsx::loads nothing before a yes in the opt-in mode',
	),
	array(
		'guard'   => 'What members type is text on the screen',
		'how'     => 'it becomes elements',
		'file'    => 'src/components/plain-text.tsx',
		'code'    => '		<span className={ classes( \'mp-plain-text\', className ) }>
			{ text }
		</span>',
		'without' => '		<span className={ classes( \'mp-plain-text\', className ) } dangerouslySetInnerHTML={ { __html: text } } />',
		'test'    => 'src/features/messages/screens/conversation-screen.test.tsx::shows title, other person, days, own messages apart, and text as text',
	),
	array(
		'guard'   => 'HTML becomes elements in one component only',
		'how'     => 'a second one makes elements of HTML',
		'file'    => 'src/components/plain-text.tsx',
		'code'    => '			{ text }',
		'without' => '			<span dangerouslySetInnerHTML={ { __html: text } } />',
		'test'    => 'tests/php/unit/Guards/SourceTest.php::test_html_becomes_elements_in_one_component_only',
	),
	array(
		'guard'   => 'A link in a new window cannot reach back',
		'how'     => 'no rel is written',
		'file'    => 'src/components/link-target.tsx',
		'code'    => 'rest.target === \'_blank\' ? \'noopener\' : undefined',
		'without' => 'undefined',
		'test'    => 'src/components/link-target.test.tsx::a link in a new window cannot reach back',
	),
);
