<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Privacy\PersonalData;
use MentoriaiPortal\Core\Privacy\PrivacyResult;

/**
 * What a person was asked and answered. Staff make and read such a copy: of a survey without names it says only that the person was
 * asked. Erasing deletes their own words and their links; numbers and choices stay, and
 * no one knows any more whose they are.
 */
final readonly class SurveyData implements PersonalData {

	private const PAGE = 50;

	public function __construct( private InviteRepository $invites, private AnswerRepository $answers, private Clock $clock ) {}

	public function key(): string {
		return 'surveys';
	}

	public function label(): string {
		return __( 'Surveys', 'mentoriai-portal' );
	}

	public function tables(): array {
		return array( SurveyInvitesTable::name(), SurveyLinksTable::name(), SurveyAnswersTable::name() );
	}

	public function export( int $user_id, int $page ): array {
		$invites = $this->invites->of_user( $user_id, self::PAGE, ( $page - 1 ) * self::PAGE );
		$items   = array();
		foreach ( $invites as $invite ) {
			$is_named = 1 === (int) $invite['is_named'];
			$fields   = array(
				self::field( __( 'Survey', 'mentoriai-portal' ), (string) $invite['title'] ),
				self::field( __( 'Sent', 'mentoriai-portal' ), $this->time( (int) $invite['sent_at'] ) ),
				...( $is_named ? $this->answered( (int) $invite['id'], (int) $invite['answered_at'] ) : array() ),
			);
			if ( ! $is_named ) {
				$fields[] = self::field( __( 'Answers', 'mentoriai-portal' ), __( 'Without names: no one is told who gave them.', 'mentoriai-portal' ) );
			}
			$items[] = array(
				'id'     => 'survey-' . $invite['id'],
				'fields' => $fields,
			);
		}
		return PrivacyResult::items( $items, count( $invites ) < self::PAGE );
	}

	public function erase( int $user_id, int $page ): array {
		return PrivacyResult::erased( $this->invites->forget_user( $user_id ) > 0 );
	}

	/** @return list<array{name: string, value: string}> */
	private function answered( int $invite_id, int $time ): array {
		$fields = array( self::field( __( 'Answered', 'mentoriai-portal' ), $this->time( $time ) ) );
		foreach ( $time > 0 ? $this->answers->of_invite( $invite_id ) : array() as $answer ) {
			$fields[] = self::field( (string) $answer['question'], (string) $answer['value'] );
		}
		return $fields;
	}

	private function time( int $time ): string {
		return 0 === $time ? '–' : $this->clock->local( $time )->format( 'Y-m-d H:i' );
	}

	/**
	 * Two questions may read alike, so this is a list and no map.
	 *
	 * @return array{name: string, value: string}
	 */
	private static function field( string $name, string $value ): array {
		return compact( 'name', 'value' );
	}
}
