<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Mail;

/**
 * Tools → Portal mails: what was sent when, to whom, with what result. No bodies.
 */
final readonly class MailLogPage {

	private const PER_PAGE = 50;

	public function __construct( private MailQueueRepository $mails ) {}

	public function add(): void {
		add_management_page(
			__( 'Portal mails', 'mentoriai-portal' ),
			__( 'Portal mails', 'mentoriai-portal' ),
			'mentoriai_manage_members',
			'mentoriai-mails',
			array( $this, 'show' )
		);
	}

	public function show(): void {
		$page  = isset( $_GET['paged'] ) && is_numeric( $_GET['paged'] ) ? max( 1, (int) $_GET['paged'] ) : 1; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- reads a page number.
		$total = $this->mails->count();
		echo '<div class="wrap"><h1>' . esc_html__( 'Portal mails', 'mentoriai-portal' ) . '</h1>';
		if ( 0 === $total ) {
			echo '<p>' . esc_html__( 'No mail has been queued yet.', 'mentoriai-portal' ) . '</p></div>';
			return;
		}
		echo '<table class="wp-list-table widefat striped"><thead><tr>';
		foreach ( array( __( 'Time', 'mentoriai-portal' ), __( 'Mail', 'mentoriai-portal' ), __( 'To', 'mentoriai-portal' ), __( 'Language', 'mentoriai-portal' ), __( 'State', 'mentoriai-portal' ), __( 'Tries', 'mentoriai-portal' ), __( 'Error', 'mentoriai-portal' ) ) as $head ) {
			echo '<th scope="col">' . esc_html( $head ) . '</th>';
		}
		echo '</tr></thead><tbody>';
		foreach ( $this->mails->page( self::PER_PAGE, ( $page - 1 ) * self::PER_PAGE ) as $row ) {
			$time = max( (int) $row['created_at'], (int) $row['sent_at'] );
			$cells = array( (string) wp_date( 'Y-m-d H:i:s', $time ), (string) $row['type'], (string) $row['email'], (string) $row['lang'], self::state( (string) $row['state'] ), (string) $row['attempts'], (string) $row['error'] );
			echo '<tr>';
			foreach ( $cells as $cell ) {
				echo '<td>' . esc_html( $cell ) . '</td>';
			}
			echo '</tr>';
		}
		echo '</tbody></table><div class="tablenav"><div class="tablenav-pages">';
		echo wp_kses_post(
			(string) paginate_links(
				array(
					'base'    => add_query_arg( 'paged', '%#%' ),
					'format'  => '',
					'current' => $page,
					'total'   => (int) ceil( $total / self::PER_PAGE ),
				)
			)
		);
		echo '</div></div></div>';
	}

	private static function state( string $state ): string {
		return match ( $state ) {
			'due'     => __( 'waiting', 'mentoriai-portal' ),
			'sending' => __( 'being sent', 'mentoriai-portal' ),
			'sent'    => __( 'sent', 'mentoriai-portal' ),
			'failed'  => __( 'given up', 'mentoriai-portal' ),
			default   => __( 'no longer needed', 'mentoriai-portal' ),
		};
	}
}
