<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys\Admin;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Surveys\AnswerRepository;
use MentoriaiPortal\Surveys\InviteRepository;
use MentoriaiPortal\Surveys\Question;
use MentoriaiPortal\Surveys\Survey;
use MentoriaiPortal\Surveys\SurveyBuilder;
use MentoriaiPortal\Surveys\SurveyRepository;
use MentoriaiPortal\Surveys\SurveysModule;
use WP_REST_Request;

/**
 * List, read, save, delete and look at surveys.
 */
final class BuilderEndpoints extends Endpoints {

	public function __construct(
		private readonly SurveyBuilder $builder,
		private readonly SurveyRepository $surveys,
		private readonly InviteRepository $invites,
		private readonly AnswerRepository $answers
	) {}

	public function register(): void {
		$this->add( 'GET', '', SurveysModule::MANAGE, fn (): array => $this->all() );
		$this->add( 'POST', '', SurveysModule::MANAGE, fn ( WP_REST_Request $request ): array => $this->show( $this->builder->create( self::body( $request, 'survey' ), self::is( $request, 'is_half' ) ) ) );
		$this->add( 'GET', '/(?P<id>\d+)', SurveysModule::MANAGE, fn ( WP_REST_Request $request ): array => $this->show( self::id( $request ) ) );
		$this->add( 'POST', '/(?P<id>\d+)', SurveysModule::MANAGE, $this->update( ... ) );
		$this->add( 'DELETE', '/(?P<id>\d+)', SurveysModule::MANAGE, $this->delete( ... ) );
		$this->add( 'POST', '/(?P<id>\d+)/preview', SurveysModule::MANAGE, $this->preview( ... ) );
	}

	/** @return list<array<string, mixed>> */
	private function all(): array {
		return array_map(
			static fn ( array $row ): array => array(
				'id'         => (int) $row['survey_id'],
				'title'      => (string) $row['title'],
				'expires_on' => (string) $row['expires_on'],
				'invited'    => (int) $row['invited'],
				'answered'   => Survey::told( (int) $row['answered'], '1' === $row['is_named'] ),
			),
			$this->surveys->overview()
		);
	}

	/** @return array<string, mixed> */
	private function show( int $id ): array {
		$survey = $this->builder->get( $id );
		return array(
			'id'       => $survey->id,
			'survey'   => $survey->data(),
			'invited'  => $this->invites->counts( $survey )['invited'],
			'answered' => (object) $this->answers->counts( $id, $this->answers->shown_until( $survey ) ),
		);
	}

	/**
	 * Takes `{survey, may_lose, is_half}`.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array<string, mixed>
	 */
	private function update( WP_REST_Request $request ): array {
		$id = self::id( $request );
		$this->builder->update( $id, self::body( $request, 'survey' ), self::is( $request, 'may_lose' ), self::is( $request, 'is_half' ) );
		return $this->show( $id );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private static function is( WP_REST_Request $request, string $name ): bool {
		return true === ( $request->get_json_params()[ $name ] ?? null );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array{deleted: bool}
	 */
	private function delete( WP_REST_Request $request ): array {
		$this->builder->delete( self::id( $request ) );
		return array( 'deleted' => true );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array{lt: string, en: string} Addresses that work for an hour.
	 */
	private function preview( WP_REST_Request $request ): array {
		$id     = self::id( $request );
		$secret = $this->builder->preview( $id, get_current_user_id() );
		return array(
			'lt' => PortalUrls::survey( $id, $secret, Lang::Lt ),
			'en' => PortalUrls::survey( $id, $secret, Lang::En ),
		);
	}
}
