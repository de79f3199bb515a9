<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Safety;

use PHPUnit\Framework\Attributes\DataProvider;

/**
 * What belongs to somebody else, or is not published, answers exactly as what does not exist: status, body and headers.
 */
final class ForeignIdTest extends SafetyTestCase {

	private const MISSING_ID = 999999999;

	private const MISSING_SURVEY = array( 404, 'apklausa.neegzistuoja' );

	private const MISSING = array( 404, 'not_found' );

	/** Fields that look like an id but name no row of a person: repeats of the own, places in a list, tags. */
	private const NO_ROWS = '~(^|\.)client_id$|^(after|before)_id$|taxs_id|sritis~';

	/** "Route field" to the caller, what exists but is not theirs, and the answer (true: a success that shows nothing). */
	private const CASES = array(
		'GET apklausa/{id}/{userHash} id'          => array( null, '@other_survey', self::MISSING_SURVEY ),
		'GET apklausa/{id}/{userHash} userHash'    => array( null, '@other_link', self::MISSING_SURVEY ),
		'POST conversation_read convo_id'          => array( 'other founder', '@convo', self::MISSING ),
		'GET events/{slug} slug'                   => array( null, '@draft_event', self::MISSING ),
		'GET events/{slug}/ics slug'               => array( null, '@draft_event', self::MISSING ),
		'GET get_conversation_meta convo_id'       => array( 'other mentor', '@convo', self::MISSING ),
		'GET get_conversations convo_id'           => array( 'other founder', '@convo', true ),
		'GET get_default/{pageId} pageId'          => array( null, '@draft_page', self::MISSING ),
		'GET get_own_review mentor_id'             => array( 'other founder', '@mentor', true ),
		'GET get_reviews mentor_id'                => array( null, '@paused_mentor', self::MISSING ),
		'POST mark_plan_as_completed planId'       => array( 'other mentor', '@plan', self::MISSING ),
		'POST mark_step_as_completed planId'       => array( 'other founder', '@plan', self::MISSING ),
		'POST mark_step_as_completed stepUid'      => array( 'founder', '@other_step', self::MISSING ),
		'GET mentoriai_dynamic_single/{slug} slug' => array( null, '@paused_slug', self::MISSING ),
		'GET mentoriai_static_single/{slug} slug'  => array( null, '@draft_static_slug', self::MISSING ),
		'POST message_reply convo_id'              => array( 'other founder', '@convo', self::MISSING ),
		'POST message_send id'                     => array( 'founder', '@paused_mentor', self::MISSING ),
		'POST plan_open id'                        => array( 'other mentor', '@plan', self::MISSING ),
		'POST save_new_plan mentorId'              => array( 'founder', '@paused_mentor', array( 403, 'not_contacted' ) ),
		'POST sessions_end id'                     => array( 'other founder', '@session', self::MISSING ),
		'POST statistic_open id'                   => array( null, '@paused_mentor', self::MISSING ),
		'POST submit-review mentorId'              => array( 'founder', '@paused_mentor', self::MISSING ),
		'POST submit_apklausa apklausaId'          => array( null, '@other_survey', self::MISSING_SURVEY ),
		'POST submit_apklausa userHash'            => array( null, '@other_link', self::MISSING_SURVEY ),
		'GET success_stories/{slug} slug'          => array( null, '@draft_story', self::MISSING ),
		'POST update_step planId'                  => array( 'other founder', '@plan', self::MISSING ),
		'POST update_step uid'                     => array( 'founder', '@other_step', self::MISSING ),
		'GET user/cv/{id} id'                      => array( 'other mentor', '@cv', self::MISSING ),
		'POST user/deletecv file'                  => array( 'other mentor', '@cv', self::MISSING ),
		'GET veiksmu-planai/{id} id'               => array( 'other founder', '@plan', self::MISSING ),
		'GET veiksmu-planai/{id}/ics id'           => array( 'other mentor', '@plan', self::MISSING ),
	);

	public function test_every_field_that_names_a_row_is_in_the_table(): void {
		$found = array();
		foreach ( RouteList::all() as $name => $route ) {
			foreach ( array_keys( RouteList::leaves( $route ) ) as $place ) {
				if ( 1 === preg_match( '~(^|\.)(id|\w+_id|\w*Id|uid|\w+Uid|slug|file|userHash)$~', $place ) && 1 !== preg_match( self::NO_ROWS, $place ) ) {
					$found[] = "$name $place";
				}
			}
		}
		self::assertEqualsCanonicalizing( $found, array_keys( self::CASES ) );
	}

	/** @return iterable<string, array{string}> */
	public static function cases(): iterable {
		foreach ( array_keys( self::CASES ) as $case ) {
			yield $case => array( $case );
		}
	}

	#[DataProvider( 'cases' )]
	public function test_foreign_and_missing_are_the_same_to_the_byte_and_change_nothing( string $case ): void {
		[ $who, $foreign, $answer ] = self::CASES[ $case ];
		[ $route, $field ]          = array( substr( $case, 0, (int) strrpos( $case, ' ' ) ), substr( $case, (int) strrpos( $case, ' ' ) + 1 ) );
		$fields                     = $this->world->fields( Calls::of( $route ), $who ?? 'founder' );
		$foreign                    = $this->world->value( substr( $foreign, 1 ) );
		$missing                    = is_int( $foreign ) ? self::MISSING_ID : ( ctype_xdigit( $foreign ) ? str_repeat( 'b', strlen( $foreign ) ) : 'nera-tokio' );
		$token                      = null === $who ? null : $this->world->token( $who );
		$before                     = Rows::prints();

		$replies = array_map( fn ( int|string $value ): \WP_REST_Response => $this->ask( $route, array( $field => $value ) + $fields, $token ), array( $foreign, $missing ) );

		self::assertSame( $replies[1]->get_status(), $replies[0]->get_status() );
		self::assertSame( $replies[1]->get_data(), $replies[0]->get_data() );
		self::assertSame( $replies[1]->get_headers(), $replies[0]->get_headers() );
		true === $answer ? self::assertSame( 200, $replies[0]->get_status() ) : self::assertSame( $answer, self::refusal( $replies[0] ) );
		self::assertSame( $before, Rows::prints() );
	}
}
