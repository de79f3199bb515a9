<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Idempotency;
use MentoriaiPortal\Core\LinkSecret;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Surveys\Schema\AnswerReader;

/**
 * Opening a personal link and answering by it. Missing, wrong and expired links are the same.
 *
 * @phpstan-import-type Sent from AnswerReader
 */
final readonly class SurveyService {

	private const ROUTE = 'submit_apklausa';

	public function __construct(
		private SurveyRepository $surveys,
		private InviteRepository $invites,
		private AnswerRepository $answers,
		private Idempotency $idempotency,
		private Clock $clock
	) {}

	/** @throws ApiError 404, 410. */
	public function open( string $id, string $secret ): PersonalLink {
		$link = $this->find( $id, $secret );
		if ( $link->is_answered ) {
			throw self::answered();
		}
		if ( ! $link->is_preview() && ! $link->is_opened ) {
			$this->invites->note_opened( $link->invite_id, $this->clock->now() );
		}
		return $link;
	}

	/**
	 * Keeps the answers and spends the link, both or neither. A preview is checked and nothing is kept.
	 *
	 * @param Sent $sent
	 * @throws ApiError 400, 404, 410.
	 */
	public function answer( string $id, string $secret, array $sent, string $client_id ): void {
		$link = $this->find( $id, $secret );
		if ( $this->idempotency->has( $link->hash, self::ROUTE, $client_id ) ) {
			return;
		}
		if ( $link->is_answered ) {
			throw self::answered();
		}
		$answers = AnswerReader::read( $link->survey, $sent );
		if ( $link->is_preview() ) {
			return;
		}
		$wrote = false;
		$this->idempotency->once(
			$link->hash,
			self::ROUTE,
			$client_id,
			function () use ( $link, $answers, &$wrote ): int {
				if ( ! $this->invites->spend( $link->invite_id, $this->clock->now() ) ) {
					throw self::answered();
				}
				$this->answers->add( $link->survey, $link->invite_id, $answers );
				$wrote = true;
				return $link->invite_id;
			}
		);
		if ( $wrote ) {
			do_action( 'mentoriai_survey_answered', $link->survey->id );
		}
	}

	/** @throws ApiError 404. */
	private function find( string $id, string $secret ): PersonalLink {
		$is_link = 1 === preg_match( '~^[1-9]\d{0,17}$~D', $id ) && LinkSecret::is_one( $secret );
		$link    = $is_link ? $this->surveys->find_link( (int) $id, LinkSecret::hash( $secret ) ) : null;
		if ( null === $link || ! $this->is_valid( $link ) ) {
			throw new ApiError( 'apklausa.neegzistuoja', 404, __( 'Survey link no longer exists', 'mentoriai-portal' ) );
		}
		return $link;
	}

	/** An answered link stays known as such after the survey's last day. */
	private function is_valid( PersonalLink $link ): bool {
		if ( $link->is_preview() ) {
			return $link->expires_at > $this->clock->now() && user_can( $link->staff_id, SurveysModule::MANAGE );
		}
		return $link->is_answered || ! $link->survey->is_over( $this->clock->today() );
	}

	private static function answered(): ApiError {
		return new ApiError( 'apklausa.atsakyta', 410, __( 'You have already answered this survey', 'mentoriai-portal' ) );
	}
}
