<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys\Admin;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Surveys\Audience;
use MentoriaiPortal\Surveys\AudienceRepository;
use MentoriaiPortal\Surveys\Invitations;
use MentoriaiPortal\Surveys\InviteRepository;
use MentoriaiPortal\Surveys\SendingRepository;
use MentoriaiPortal\Surveys\Survey;
use MentoriaiPortal\Surveys\SurveyBuilder;
use MentoriaiPortal\Surveys\SurveysModule;
use WP_REST_Request;

/**
 * Choose people, send, remind, and see how far it has got.
 */
final class SendingEndpoints extends Endpoints {

	private const FOUND_MAX = 20;

	public function __construct(
		private readonly SurveyBuilder $builder,
		private readonly Invitations $invitations,
		private readonly AudienceRepository $audiences,
		private readonly SendingRepository $sending,
		private readonly InviteRepository $invites,
		private readonly Clock $clock
	) {}

	public function register(): void {
		$this->add( 'GET', '/people', SurveysModule::MANAGE, $this->people( ... ) );
		$this->add( 'POST', '/(?P<id>\d+)/audience', SurveysModule::MANAGE, fn ( WP_REST_Request $request ): array => array( 'count' => $this->audiences->count( self::audience( $request ) ) ) );
		$this->add( 'GET', '/(?P<id>\d+)/sending', SurveysModule::MANAGE, fn ( WP_REST_Request $request ): array => $this->progress( $this->builder->get( self::id( $request ) ) ) );
		$this->add( 'POST', '/(?P<id>\d+)/sending', SurveysModule::MANAGE, $this->send( ... ) );
		$this->add( 'POST', '/(?P<id>\d+)/reminders', SurveysModule::MANAGE, $this->remind( ... ) );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return list<array{id: int, name: string, email: string}>
	 */
	private function people( WP_REST_Request $request ): array {
		$text = self::text( $request, 'search' );
		return mb_strlen( $text ) < 2 ? array() : $this->audiences->search( $text, self::FOUND_MAX );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array<string, mixed>
	 */
	private function send( WP_REST_Request $request ): array {
		$survey   = $this->builder->get( self::id( $request ) );
		$audience = self::audience( $request );
		if ( $audience->is_empty() ) {
			throw new InvalidInput( array( 'audience' => 'required' ) );
		}
		$this->refuse_over( $survey->is_over( $this->clock->today() ) );
		$this->builder->refuse_half( $survey );
		$this->refuse_too_few( $survey, $audience );
		if ( ! $this->invitations->start( $survey, $audience ) ) {
			throw new ApiError( 'conflict', 409, __( 'The survey is still being sent.', 'mentoriai-portal' ) );
		}
		return $this->progress( $survey );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array<string, mixed>
	 */
	private function remind( WP_REST_Request $request ): array {
		$survey = $this->builder->get( self::id( $request ) );
		$this->refuse_over( $survey->is_over( $this->clock->today() ) );
		$this->invitations->remind( $survey->id );
		return $this->progress( $survey );
	}

	/** Of one or two people everyone knows who said what. */
	private function refuse_too_few( Survey $survey, Audience $audience ): void {
		if ( ! $survey->is_named && $this->invites->counts( $survey )['invited'] + $this->audiences->count( $audience, $survey->id ) < Survey::FEWEST ) {
			/* translators: %d: number of people. */
			throw new ApiError( 'conflict', 409, sprintf( __( 'This survey promises that answers have no names. Choose at least %d people.', 'mentoriai-portal' ), Survey::FEWEST ) );
		}
	}

	private function refuse_over( bool $is_over ): void {
		if ( $is_over ) {
			throw new ApiError( 'conflict', 409, __( 'The last day of this survey has passed. Choose a later one first.', 'mentoriai-portal' ) );
		}
	}

	/** @return array<string, mixed> `nonrespondents`: how many a reminder would go to; null where that would tell who has answered. */
	private function progress( Survey $survey ): array {
		$state    = $this->sending->state( $survey->id );
		$audience = '' === $state['audience'] ? null : Audience::of_json( $state['audience'] )->data;
		return array( 'audience' => $audience ) + $state + $this->invites->counts( $survey ) + array(
			'nonrespondents' => $survey->is_named ? $this->invites->count_nonrespondents( $survey->id, $this->clock->now() - Invitations::PAUSE ) : null,
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private static function audience( WP_REST_Request $request ): Audience {
		return Audience::read( self::body( $request, 'audience' ) );
	}
}
