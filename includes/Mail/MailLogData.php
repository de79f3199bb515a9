<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Privacy\PersonalData;
use MentoriaiPortal\Core\Privacy\PrivacyResult;

/**
 * The log of emails to a person. Emails still waiting go with it: they would have no one to go to.
 */
final readonly class MailLogData implements PersonalData {

	private const PER_PAGE = 200;

	public function __construct( private MailQueueRepository $mails, private MailTypes $types, private Clock $clock ) {}

	public function key(): string {
		return 'mails';
	}

	public function label(): string {
		return __( 'Emails sent by the portal', 'mentoriai-portal' );
	}

	public function tables(): array {
		return array( MailQueueTable::name() );
	}

	public function export( int $user_id, int $page ): array {
		$titles = $this->types->titles();
		$rows   = $this->mails->of_user( $user_id, self::PER_PAGE, ( $page - 1 ) * self::PER_PAGE );
		$items  = array();
		foreach ( $rows as $row ) {
			$items[] = PrivacyResult::item(
				(string) $row['id'],
				array(
					_x( 'Email', 'a message', 'mentoriai-portal' ) => $titles[ (string) $row['type'] ] ?? (string) $row['type'],
					__( 'Time', 'mentoriai-portal' ) => $this->clock->local( max( (int) $row['created_at'], (int) $row['sent_at'] ) )->format( 'Y-m-d H:i' ),
				)
			);
		}
		return PrivacyResult::items( $items, count( $rows ) < self::PER_PAGE );
	}

	public function erase( int $user_id, int $page ): array {
		return PrivacyResult::erased( $this->mails->forget_user( $user_id ) > 0 );
	}
}
