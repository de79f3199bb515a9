<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging\Admin;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Participant;

/**
 * Tools → Portal conversations: title, people, dates and counts, read-only. Staff do not browse private threads,
 * so there is nothing to open.
 */
final readonly class ConversationList {

	private const PER_PAGE = 50;

	public function __construct( private ConversationOverviewRepository $conversations, private Clock $clock ) {}

	public function add(): void {
		$title = __( 'Portal conversations', 'mentoriai-portal' );
		add_management_page( $title, $title, 'mentoriai_manage_members', 'mentoriai-conversations', array( $this, 'show' ) );
	}

	public function show(): void {
		$page  = isset( $_GET['paged'] ) && is_numeric( $_GET['paged'] ) ? max( 1, (int) $_GET['paged'] ) : 1; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- reads a page number.
		$total = $this->conversations->count();
		echo '<div class="wrap"><h1>' . esc_html__( 'Portal conversations', 'mentoriai-portal' ) . '</h1>';
		if ( 0 === $total ) {
			echo '<p>' . esc_html__( 'Nobody has written to a mentor yet.', 'mentoriai-portal' ) . '</p></div>';
			return;
		}
		echo '<table class="wp-list-table widefat striped"><thead><tr>';
		foreach ( self::heads() as $head ) {
			echo '<th scope="col">' . esc_html( $head ) . '</th>';
		}
		echo '</tr></thead><tbody>';
		foreach ( $this->conversations->page( self::PER_PAGE, ( $page - 1 ) * self::PER_PAGE ) as $row ) {
			echo '<tr>';
			foreach ( $this->cells( $row ) as $cell ) {
				echo '<td>' . esc_html( $cell ) . '</td>';
			}
			echo '</tr>';
		}
		echo '</tbody></table>';
		self::pager( $page, (int) ceil( $total / self::PER_PAGE ) );
		echo '</div>';
	}

	/** @return list<string> */
	private static function heads(): array {
		return array(
			__( 'Title', 'mentoriai-portal' ),
			__( 'Founder', 'mentoriai-portal' ),
			__( 'Mentor', 'mentoriai-portal' ),
			__( 'Started', 'mentoriai-portal' ),
			__( 'Last message', 'mentoriai-portal' ),
			__( 'Messages', 'mentoriai-portal' ),
		);
	}

	/**
	 * @param array<string, string|null> $row
	 * @return list<string>
	 */
	private function cells( array $row ): array {
		return array(
			(string) $row['subject'],
			( new Participant( (int) $row['founder_id'], $row['founder_name'] ) )->name(),
			( new Participant( (int) $row['mentor_id'], $row['mentor_name'] ) )->name(),
			$this->local( (string) $row['created_at'] ),
			$this->local( (string) $row['last_message_at'] ),
			(string) $row['message_count'],
		);
	}

	private function local( string $utc ): string {
		return $this->clock->local( Clock::from_sql( $utc ) )->format( 'Y-m-d H:i' );
	}

	private static function pager( int $page, int $pages ): void {
		$links = paginate_links(
			array(
				'base'    => add_query_arg( 'paged', '%#%' ),
				'format'  => '',
				'current' => $page,
				'total'   => $pages,
			)
		);
		echo '<div class="tablenav"><div class="tablenav-pages">' . wp_kses_post( is_string( $links ) ? $links : '' ) . '</div></div>';
	}
}
