<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail\Admin;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\MemberPage\MemberSection;
use MentoriaiPortal\Core\MemberPage\Place;
use MentoriaiPortal\Core\MemberPage\RowList;
use MentoriaiPortal\Mail\MailQueueRepository;
use MentoriaiPortal\Mail\MailTypes;

/**
 * Which emails a member was sent and when, as long as the log keeps them.
 */
final readonly class MemberMails implements MemberSection {

	public function __construct( private MailQueueRepository $mails, private MailTypes $types ) {}

	public static function place(): Place {
		return Place::Mails;
	}

	public function read( int $user_id ): RowList {
		$rows   = $this->mails->sent_to( $user_id, self::ROWS );
		$titles = $this->types->titles();
		$email  = (string) ( get_userdata( $user_id )->user_email ?? '' );
		return new RowList(
			array( _x( 'Email', 'a message', 'mentoriai-portal' ), __( 'Time', 'mentoriai-portal' ) ),
			array_map( static fn ( array $row ): array => array( $titles[ (string) $row['type'] ] ?? (string) $row['type'], Clock::on_site( (int) $row['sent_at'] ) ), $rows ),
			(int) ( $rows[0]['total'] ?? 0 ),
			url: MailLogPage::url( array( 's' => rawurlencode( $email ) ) )
		);
	}
}
