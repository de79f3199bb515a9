<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Surveys;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Surveys\InviteRepository;
use MentoriaiPortal\Surveys\LinkRepository;
use MentoriaiPortal\Surveys\Survey;
use MentoriaiPortal\Surveys\SurveyForm;
use MentoriaiPortal\Surveys\SurveyRepository;
use MentoriaiPortal\Tests\IntegrationTestCase;
use WP_REST_Response;

/**
 * A survey with the three kinds of question, people, and their links.
 */
abstract class SurveysTestCase extends IntegrationTestCase {

	protected const MISSING  = array( 404, 'apklausa.neegzistuoja' );
	protected const ANSWERED = array( 410, 'apklausa.atsakyta' );

	protected function setUp(): void {
		parent::setUp();
		$this->freeze( '2026-11-21T08:15:00Z' );
	}

	/**
	 * As the builder of wp-admin sends it.
	 *
	 * @param array<string, mixed> $changes
	 * @return array<string, mixed>
	 */
	protected static function built( array $changes = array() ): array {
		$none = array( 'lt' => '', 'en' => '' );
		return $changes + array(
			'title'      => array( 'lt' => 'Kaip sekėsi?', 'en' => 'How did it go?' ),
			'intro'      => array( 'lt' => "Trys klausimai.\n\nAčiū <script>x</script>", 'en' => 'Three questions.' ),
			'expires_on' => '',
			'is_named'   => false,
			'version'    => 1,
			'questions'  => array(
				array( 'id' => 0, 'kind' => 'scale', 'text' => array( 'lt' => 'Ar padėjo?', 'en' => 'Did it help?' ), 'hint' => $none, 'comment' => array( 'lt' => '1 – ne / 5 – taip', 'en' => '1 – no / 5 – yes' ), 'options' => array() ),
				array( 'id' => 0, 'kind' => 'choice', 'text' => array( 'lt' => 'Kaip bendravote?', 'en' => 'How did you talk?' ), 'hint' => $none, 'comment' => $none, 'options' => array( array( 'lt' => 'Žinutėmis', 'en' => 'Messages' ), array( 'lt' => 'Gyvai', 'en' => 'In person' ) ) ),
				array( 'id' => 0, 'kind' => 'text', 'text' => array( 'lt' => 'Kas pasikeitė?', 'en' => 'What has changed?' ), 'hint' => array( 'lt' => 'Trumpai.', 'en' => 'Briefly.' ), 'comment' => $none, 'options' => array() ),
			),
		);
	}

	/** @param array<string, mixed> $changes */
	protected function survey( array $changes = array() ): int {
		return ( new SurveyRepository( $this->db() ) )->create( SurveyForm::read( self::built( $changes ), null, '2026-11-21' ), 1_795_000_000 );
	}

	protected function stored( int $id ): Survey {
		return ( new SurveyRepository( $this->db() ) )->find( $id ) ?? self::fail( "No survey $id" );
	}

	protected function person( Role $role = Role::Founder, AccountStatus $status = AccountStatus::Public ): int {
		return $this->add_member( $role, $status, array( 'first_name' => 'Lina', 'last_name' => 'Urbonaitė', 'display_name' => 'Lina Urbonaitė' ) );
	}

	/** @return string The secret of a new link of this person. */
	protected function link( int $survey_id, int $user_id ): string {
		$invites = new InviteRepository( $this->db() );
		$invites->add( $survey_id, $user_id, 1_795_000_000 );
		return ( new LinkRepository( $this->db() ) )->add( $survey_id, $invites->open_for( $survey_id, $user_id ) );
	}

	protected function open( int|string $survey_id, string $secret, string $lang = 'lt' ): WP_REST_Response {
		return $this->request( 'GET', "apklausa/$survey_id/$secret?lang=$lang" );
	}

	/**
	 * @param array<string, mixed> $changes
	 */
	protected function submit( int|string $survey_id, string $secret, array $changes = array(), string $lang = 'lt' ): WP_REST_Response {
		return $this->request( 'POST', "submit_apklausa/?lang=$lang", $changes + array( 'apklausaId' => $survey_id, 'userHash' => $secret, 'klausimaiAtsakymai' => self::answers() ) );
	}

	/**
	 * @param array<int, mixed> $changes Question id to answer.
	 * @return list<array{klausimas: int, answer: mixed, answerName: string}>
	 */
	protected static function answers( array $changes = array() ): array {
		$answers = array();
		foreach ( array_replace( array( 1 => 5, 2 => 'Žinutėmis', 3 => 'Daug kas.' ), $changes ) as $question => $answer ) {
			$answers[] = array( 'klausimas' => $question, 'answer' => $answer, 'answerName' => 'label' );
		}
		return $answers;
	}

	/** @return array<string, string> */
	protected static function fields( WP_REST_Response $reply ): array {
		self::assertSame( array( 400, 'invalid_input' ), self::refusal( $reply ), (string) wp_json_encode( $reply->get_data() ) );
		return $reply->get_data()['data']['fields'] ?? array();
	}

	protected function rows_of( string $table ): int {
		return (int) $this->db()->value( "SELECT COUNT(*) FROM {{$table}}" );
	}
}
