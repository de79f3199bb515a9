<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging\Admin;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Core\TextTable;

/**
 * Mentoring → Conversations: title, people, dates and counts, read-only. Staff do not browse private threads,
 * so there is nothing to open.
 */
final readonly class ConversationList {

	private const SLUG = 'mentoriai-conversations';

	public function __construct( private ConversationOverviewRepository $conversations ) {}

	public function add(): void {
		StaffMenu::add( self::SLUG, __( 'Conversations', 'mentoriai-portal' ), StaffMenu::CAPABILITY, array( $this, 'show' ) );
	}

	public function show(): void {
		$columns = array(
			'subject'  => __( 'Title', 'mentoriai-portal' ),
			'founder'  => __( 'Founder', 'mentoriai-portal' ),
			'mentor'   => __( 'Mentor', 'mentoriai-portal' ),
			'created'  => __( 'Started', 'mentoriai-portal' ),
			'last'     => __( 'Last message', 'mentoriai-portal' ),
			'messages' => __( 'Messages', 'mentoriai-portal' ),
		);
		echo '<div class="wrap"><h1>' . esc_html__( 'Conversations', 'mentoriai-portal' ) . '</h1><form method="get"><input type="hidden" name="page" value="' . esc_attr( self::SLUG ) . '">';
		( new TextTable( $columns, __( 'No one has written to a mentor yet.', 'mentoriai-portal' ) ) )->show(
			$this->conversations->count(),
			fn ( int $limit, int $offset ): array => array_map( self::cells( ... ), $this->conversations->page( $limit, $offset ) )
		);
		echo '</form></div>';
	}

	/**
	 * @param array<string, string|null> $row
	 * @return array<string, string>
	 */
	private static function cells( array $row ): array {
		return array(
			'subject'  => (string) $row['subject'],
			'founder'  => ( new Participant( (int) $row['founder_id'], $row['founder_name'] ) )->name(),
			'mentor'   => ( new Participant( (int) $row['mentor_id'], $row['mentor_name'] ) )->name(),
			'created'  => Clock::on_site( Clock::from_sql( (string) $row['created_at'] ) ),
			'last'     => Clock::on_site( Clock::from_sql( (string) $row['last_message_at'] ) ),
			'messages' => (string) $row['message_count'],
		);
	}
}
