<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys\Admin;

use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Surveys\AnswerRepository;
use MentoriaiPortal\Surveys\Responses;
use MentoriaiPortal\Surveys\Results;
use MentoriaiPortal\Surveys\SurveyBuilder;
use MentoriaiPortal\Surveys\SurveysModule;
use WP_REST_Request;

/**
 * What people answered, for those who may read it.
 */
final class ResultEndpoints extends Endpoints {

	private const TEXTS  = 50;
	private const RESPONSES = 20;

	public function __construct(
		private readonly SurveyBuilder $builder,
		private readonly Results $results,
		private readonly AnswerRepository $answers,
		private readonly Responses $responses
	) {}

	public function register(): void {
		$this->add( 'GET', '/(?P<id>\d+)/results', SurveysModule::READ, fn ( WP_REST_Request $request ): array => $this->results->of( self::id( $request ) ) ?? throw ApiError::not_found() );
		$this->add( 'GET', '/(?P<id>\d+)/texts', SurveysModule::READ, $this->texts( ... ) );
		$this->add( 'GET', '/(?P<id>\d+)/responses', SurveysModule::READ, $this->page( ... ) );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return list<string>
	 */
	private function texts( WP_REST_Request $request ): array {
		$survey = $this->builder->get( self::id( $request ) );
		return $this->answers->texts( $survey->id, $this->answers->shown_until( $survey ), self::number( $request, 'question' ), self::TEXTS, self::number( $request, 'offset' ) );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array{rows: list<array{id: string, name: string, answers: object}>, more: bool}
	 */
	private function page( WP_REST_Request $request ): array {
		$page = $this->responses->page( $this->builder->get( self::id( $request ) ), self::text( $request, 'after' ), self::RESPONSES );
		return array(
			'rows' => array_map( static fn ( array $row ): array => array( 'answers' => (object) $row['answers'] ) + $row, $page ),
			'more' => count( $page ) === self::RESPONSES,
		);
	}
}
