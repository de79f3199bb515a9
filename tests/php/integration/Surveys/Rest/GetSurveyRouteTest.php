<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Surveys\Rest;

use MentoriaiPortal\Core\LinkSecret;
use MentoriaiPortal\Surveys\LinkRepository;
use MentoriaiPortal\Surveys\SurveysModule;
use MentoriaiPortal\Tests\Integration\Surveys\SurveysTestCase;

/**
 * GET apklausa/{id}/{userHash} (docs/contract.md#surveys-and-profiles).
 */
final class GetSurveyRouteTest extends SurveysTestCase {

	public function test_the_survey_in_both_languages(): void {
		$id     = $this->survey();
		$secret = $this->link( $id, $this->person() );

		$reply = $this->open( $id, $secret );
		self::assertSame( 200, $reply->get_status() );
		self::assertSame( 'private, no-store', $reply->get_headers()['Cache-Control'] );
		self::assertSame(
			array(
				'status'       => true,
				'title'        => 'Kaip sekėsi?',
				'instrukcijos' => "<p>Trys klausimai.</p>\n<p>Ačiū x</p>",
				'klausimai'    => array(
					array( 'id' => 1, 'tipas' => 'scale', 'klausimas' => 'Ar padėjo?', 'klausimo_laukelio_paaiskinimas_nebutinas' => '', 'skales_komentaras_kuris_rodomas_po_klausimu' => '1 – ne / 5 – taip', 'atsakymu_variantai' => array() ),
					array( 'id' => 2, 'tipas' => 'choice', 'klausimas' => 'Kaip bendravote?', 'klausimo_laukelio_paaiskinimas_nebutinas' => '', 'skales_komentaras_kuris_rodomas_po_klausimu' => '', 'atsakymu_variantai' => array( array( 'variantas' => 'Žinutėmis' ), array( 'variantas' => 'Gyvai' ) ) ),
					array( 'id' => 3, 'tipas' => 'text', 'klausimas' => 'Kas pasikeitė?', 'klausimo_laukelio_paaiskinimas_nebutinas' => 'Trumpai.', 'skales_komentaras_kuris_rodomas_po_klausimu' => '', 'atsakymu_variantai' => array() ),
				),
			),
			$reply->get_data()
		);
		self::assertSame( 'How did it go?', $this->open( $id, $secret, 'en' )->get_data()['title'] );
		self::assertSame( 'Messages', $this->open( $id, $secret, 'en' )->get_data()['klausimai'][1]['atsakymu_variantai'][0]['variantas'] );
	}

	public function test_without_a_translation_it_is_lithuanian_as_a_whole(): void {
		$built = self::built( array( 'title' => array( 'lt' => 'Tik lietuviškai', 'en' => '' ) ) );
		foreach ( $built['questions'] as $index => $question ) {
			$built['questions'][ $index ]['text']['en'] = '';
			foreach ( array_keys( $question['options'] ) as $number ) {
				$built['questions'][ $index ]['options'][ $number ]['en'] = '';
			}
		}
		$id    = $this->survey( $built );
		$reply = $this->open( $id, $this->link( $id, $this->person() ), 'en' )->get_data();

		self::assertSame( array( 'Tik lietuviškai', 'lt', 'Ar padėjo?' ), array( $reply['title'], $reply['text_lang'], $reply['klausimai'][0]['klausimas'] ) );
	}

	public function test_a_link_cut_changed_foreign_or_expired_is_the_same_to_both_calls(): void {
		$id      = $this->survey();
		$other   = $this->survey();
		$secret  = $this->link( $id, $this->person() );
		$expired = $this->survey( array( 'expires_on' => '2026-11-21' ) );
		$late    = $this->link( $expired, $this->person() );
		$wrong   = array( substr( $secret, 0, 40 ), strrev( $secret ), strtoupper( $secret ), str_repeat( 'a', 3000 ), 'x', LinkSecret::hash( $secret ) );

		self::assertSame( 200, $this->open( $expired, $late )->get_status(), 'The last day counts.' );
		$this->freeze( '2026-11-21T22:00:00Z' );
		$links = array( array( $other, $secret ), array( 999999, $secret ), array( 'abc', $secret ), array( $expired, $late ) );
		foreach ( $wrong as $one ) {
			$links[] = array( $id, $one );
		}
		$bodies = array();
		foreach ( $links as [ $survey, $hash ] ) {
			foreach ( array( $this->open( $survey, $hash, 'en' ), $this->submit( $survey, $hash, array(), 'en' ) ) as $reply ) {
				self::assertSame( self::MISSING, self::refusal( $reply ), "$survey $hash" );
				$bodies[] = wp_json_encode( $reply->get_data() );
			}
		}
		self::assertCount( 1, array_unique( $bodies ) );
		self::assertStringContainsString( 'Survey link no longer exists', (string) $bodies[0] );
		self::assertSame( 0, $this->rows_of( 'survey_answers' ) );
	}

	public function test_opening_is_noted_once_and_spends_nothing(): void {
		$id     = $this->survey();
		$secret = $this->link( $id, $this->person() );
		$this->open( $id, $secret );
		$this->freeze( '2026-11-22T08:15:00Z' );
		$this->open( $id, $secret );
		$row = $this->db()->row( 'SELECT opened_at, answered_at FROM {survey_invites}' ) ?? array();

		self::assertSame( array( '1795248900', '0' ), array( $row['opened_at'], $row['answered_at'] ) );
	}

	public function test_only_the_hash_of_the_secret_is_kept(): void {
		$id     = $this->survey();
		$secret = $this->link( $id, $this->person() );
		$this->submit( $id, $secret, array( 'client_id' => '1b4e28ba-2fa1-11d2-883f-0016d3cca427' ) );
		foreach ( array( 'survey_links', 'survey_invites', 'survey_answers', 'idempotency' ) as $table ) {
			self::assertStringNotContainsString( $secret, (string) wp_json_encode( $this->db()->rows( "SELECT * FROM {{$table}}" ) ) );
		}
		self::assertSame( LinkSecret::hash( $secret ), $this->db()->value( 'SELECT hash FROM {survey_links}' ) );
	}

	public function test_a_preview_belongs_to_staff_for_an_hour_and_keeps_nothing(): void {
		$id     = $this->survey();
		$staff  = wp_insert_user( array( 'user_login' => 'red' . wp_rand(), 'user_pass' => 'demo12345', 'role' => 'mentoriai_manager' ) );
		self::assertIsInt( $staff );
		$secret = ( new LinkRepository( $this->db() ) )->add_preview( $id, $staff, 1_795_248_900, 1_795_252_500 );

		self::assertTrue( $this->open( $id, $secret )->get_data()['preview'] );
		self::assertSame( 200, $this->submit( $id, $secret )->get_status() );
		self::assertSame( array( 'klausimaiAtsakymai.0.answer' => 'invalid' ), self::fields( $this->submit( $id, $secret, array( 'klausimaiAtsakymai' => self::answers( array( 1 => 6 ) ) ) ) ) );
		self::assertSame( array( 0, 0 ), array( $this->rows_of( 'survey_answers' ), $this->rows_of( 'survey_invites' ) ) );

		( new \WP_User( $staff ) )->set_role( 'subscriber' );
		self::assertSame( self::MISSING, self::refusal( $this->open( $id, $secret ) ), 'Whoever is no longer staff sees nothing.' );
		( new \WP_User( $staff ) )->set_role( 'mentoriai_manager' );
		$this->freeze( '2026-11-21T09:15:00Z' );
		self::assertSame( self::MISSING, self::refusal( $this->open( $id, $secret ) ), 'The hour is over.' );
		self::assertTrue( user_can( $staff, SurveysModule::MANAGE ) );
	}

	public function test_wordpress_shows_a_survey_nowhere(): void {
		$id   = $this->survey();
		$type = get_post_type_object( SurveysModule::POST_TYPE );
		self::assertNotNull( $type );
		self::assertSame( array( false, false, true, false, false, false ), array( $type->public, $type->publicly_queryable, $type->exclude_from_search, $type->show_in_rest, $type->query_var, $type->can_export ) );
		self::assertSame( 404, $this->request( 'GET', '/wp/v2/mentoriai_survey' )->get_status() );
		self::assertSame( 'private', get_post( $id )?->post_status );
		self::assertSame( '', get_post( $id )->post_title . get_post( $id )->post_content );
	}
}
