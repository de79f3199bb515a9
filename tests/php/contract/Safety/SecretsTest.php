<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Contract\Safety;

use MentoriaiPortal\Tests\Contract\Api\ApiTestCase;

/**
 * No secret is kept readable or written down: the main journey with known passwords, tokens, keys and hashes, after which
 * every table, every log and a person's export are searched for them. What is mailed stands in the mail alone.
 */
final class SecretsTest extends ApiTestCase {

	private const FIRST  = 'Slaptas-zx81-pirmas';
	private const SECOND = 'Slaptas-zx81-antras';
	private const THIRD  = 'Slaptas-zx81-trys';
	private const WRONG  = 'Slaptas-zx81-ne';

	public function test_nothing_secret_is_left_behind(): void {
		[ 'email' => $email, 'secrets' => $secrets ] = $this->journey();
		$found = $this->search( array_values( $secrets ) );
		$names = array_map( static fn ( string $place ): string => strtr( $place, array_flip( $secrets ) ), $found );
		self::assertSame( array(), $names );
		self::assertSame( array( 'A made up place' ), array_map( static fn ( string $place ): string => explode( ':', $place )[0], $this->search( array( 'zx81-paieška' ), 'A made up place: zx81-paieška' ) ), 'The search finds what is there.' );

		$export = $this->as_server( sprintf( '$text = ""; foreach ( apply_filters( "wp_privacy_personal_data_exporters", array() ) as $key => $tool ) { for ( $page = 1; $page < 50; $page++ ) { $answer = ( $tool["callback"] )( %s, $page ); $text .= wp_json_encode( $answer["data"] ); if ( $answer["done"] ) { break; } } } echo $text;', var_export( $email, true ) ) );
		self::assertStringContainsString( 'UAB Duona', $export );
		foreach ( $secrets as $name => $secret ) {
			self::assertStringNotContainsString( $secret, $export, $name );
			self::assertStringNotContainsString( hash( 'sha256', $secret ), $export, "hash of $name" );
		}
	}

	/** @return array{email: string, secrets: array<string, string>} */
	private function journey(): array {
		$email = self::address();
		$made    = $this->api( 'POST', 'register', array( 'email' => $email, 'password' => self::FIRST, 'password_confirm' => self::FIRST, 'privacy' => true, 'rules' => true, 'bot_token' => $this->bot_token(), 'type' => '1' ) );
		$confirm = $this->key_mailed_to( $email );
		$token   = $this->api( 'POST', 'confirm_email', array( 'email' => $email, 'key' => $confirm, 'claim' => $made->data()['claim'] ) )->data()['user']['token'];
		$this->assert_shape( 'save_profile', $this->api( 'POST', 'save_profile/', self::founder_profile(), $token ) );
		$this->new_conversation( $token );
		$this->api( 'POST', 'login', array( 'email' => $email, 'password' => self::WRONG, 'bot_token' => $this->bot_token() ) );
		self::assertSame( 200, $this->api( 'POST', 'set-user-pass', array( 'password' => self::SECOND, 'password_confirm' => self::SECOND, 'current_password' => self::FIRST ), $token )->status );
		$login = $this->new_login( $email, self::SECOND );
		self::assertSame( 200, $this->api( 'POST', 'lost', array( 'email' => $email, 'bot_token' => $this->bot_token() ) )->status );
		preg_match( '~[?&](?:amp;)?key=([A-Za-z0-9%]+)~', $this->newest_mail( $email, 'atstatyti-slaptazodi' ), $reset );
		$reset_key = $reset[1] ?? self::fail( 'The mail has no key.' );
		self::assertSame( 200, $this->api( 'POST', 'lost_reset', array( 'email' => $email, 'key' => $reset_key, 'password' => self::THIRD, 'password_confirm' => self::THIRD ) )->status );
		$last = $this->new_login( $email, self::THIRD );
		$this->api( 'POST', 'user/editavatar', '<?php', $last, 'Content-Type: application/json' );
		$bot    = $this->bot_token();
		$this->api( 'POST', 'login', array( 'email' => $email, 'password' => self::THIRD, 'bot_token' => $bot ) );
		$survey = $this->as_server( sprintf( '$db = new MentoriaiPortal\Core\Database\Db( $GLOBALS["wpdb"] ); $id = get_user_by( "email", %s )->ID; $survey = (int) $db->value( "SELECT MAX(survey_id) FROM {surveys}" ); $invites = new MentoriaiPortal\Surveys\InviteRepository( $db ); $invites->add( $survey, $id, time() ); echo ( new MentoriaiPortal\Surveys\LinkRepository( $db ) )->add( $survey, $invites->open_for( $survey, $id ) );', var_export( $email, true ) ) );
		self::assertMatchesRegularExpression( '~^[0-9a-f]{64}$~', $survey );
		$this->api( 'GET', 'apklausa/' . self::demo()['surveys'][0]['id'] . "/$survey" );
		$this->as_server( "do_action( 'mentoriai_run_due' );" );
		return array(
			'email'   => $email,
			'secrets' => array(
				'first password'  => self::FIRST,
				'second password' => self::SECOND,
				'third password'  => self::THIRD,
				'wrong password'  => self::WRONG,
				'key of the confirmation' => $confirm,
				'claim of the browser'    => $made->data()['claim'],
				'key of the reset'        => rawurldecode( $reset_key ),
				'first token'     => $token,
				'second token'    => $login,
				'last token'      => $last,
				'robot check'     => $bot,
				'link of a survey' => $survey,
			),
		);
	}

	/**
	 * Places where one of the texts stands: every row of every table, every log of the site.
	 *
	 * @param list<string> $texts
	 * @param string       $more  A further text to search.
	 * @return list<string>
	 */
	private function search( array $texts, string $more = '' ): array {
		$code = sprintf(
			'global $wpdb; $found = array(); $places = array( "A made up place" => %s );
			foreach ( $wpdb->get_col( "SHOW TABLES" ) as $table ) {
				foreach ( $wpdb->get_results( "SELECT * FROM $table", ARRAY_A ) as $row ) { $places[ $table ] = ( $places[ $table ] ?? "" ) . implode( "\n", array_map( "strval", $row ) ) . "\n"; }
			}
			foreach ( glob( dirname( rtrim( ABSPATH, "/" ) ) . "/*.log" ) as $log ) { $places[ basename( $log ) ] = file_get_contents( $log ); }
			foreach ( $places as $place => $text ) { foreach ( %s as $secret ) { if ( str_contains( $text, $secret ) || str_contains( $text, rawurlencode( $secret ) ) ) { $found[] = "$place: $secret"; } } }
			echo wp_json_encode( $found );',
			var_export( $more, true ),
			var_export( $texts, true )
		);
		return json_decode( $this->as_server( $code ), true, 8, JSON_THROW_ON_ERROR );
	}
}
