<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail\Admin;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Mail\MailLogFilter;
use MentoriaiPortal\Mail\MailQueueRepository;
use MentoriaiPortal\Mail\MailTypes;

/**
 * Tools → Email log: what was sent when, to whom, with what result. No bodies.
 */
final readonly class MailLogPage {

	private const SLUG = 'mentoriai-mails';

	private const PER_PAGE = 50;

	public function __construct( private MailQueueRepository $mails, private MailTypes $types, private Settings $settings, private Clock $clock ) {}

	public static function url(): string {
		return admin_url( 'tools.php?page=' . self::SLUG );
	}

	public function add(): void {
		add_management_page(
			__( 'Email log', 'mentoriai-portal' ),
			__( 'Email log', 'mentoriai-portal' ),
			'mentoriai_manage_members',
			self::SLUG,
			array( $this, 'show' )
		);
	}

	public function show(): void {
		$filter = new MailLogFilter( self::asked( 'kind' ), self::asked( 'state' ), self::asked( 's' ) );
		$titles = $this->types->titles();
		$total  = $this->mails->count( $filter );
		$pages  = max( 1, (int) ceil( $total / self::PER_PAGE ) );
		$page   = min( $pages, max( 1, (int) self::asked( 'paged' ) ) );
		echo '<div class="wrap"><h1>' . esc_html__( 'Email log', 'mentoriai-portal' ) . '</h1><p>';
		/* translators: %d: number of days. */
		echo esc_html( sprintf( _n( 'What was sent when, without texts. Kept for %d day.', 'What was sent when, without texts. Kept for %d days.', max( 1, $this->settings->int( 'mail_log_days' ) ), 'mentoriai-portal' ), max( 1, $this->settings->int( 'mail_log_days' ) ) ) );
		echo '</p>';
		self::show_filter( $filter, $titles );
		if ( 0 === $total ) {
			echo '<p>' . esc_html__( 'No emails here.', 'mentoriai-portal' ) . '</p></div>';
			return;
		}
		$this->show_table( $filter, $titles, $page );
		self::show_pages( $page, $pages );
		echo '</div>';
	}

	/** @param array<string, string> $titles */
	private static function show_filter( MailLogFilter $filter, array $titles ): void {
		echo '<form method="get" class="search-form"><input type="hidden" name="page" value="' . esc_attr( self::SLUG ) . '">';
		self::choice( 'kind', _x( 'Email', 'a message', 'mentoriai-portal' ), __( 'All emails', 'mentoriai-portal' ), $titles, $filter->kind );
		self::choice( 'state', __( 'State', 'mentoriai-portal' ), __( 'All states', 'mentoriai-portal' ), self::states(), $filter->state );
		printf(
			'<label class="screen-reader-text" for="mentoriai-mail-person">%1$s</label><input type="search" id="mentoriai-mail-person" name="s" value="%2$s" placeholder="%1$s"> ',
			esc_attr__( 'Name or email', 'mentoriai-portal' ),
			esc_attr( $filter->person )
		);
		submit_button( __( 'Filter', 'mentoriai-portal' ), '', '', false );
		echo '</form>';
	}

	/** @param array<string, string> $options */
	private static function choice( string $name, string $label, string $all, array $options, string $chosen ): void {
		printf( '<label class="screen-reader-text" for="mentoriai-mail-%1$s">%2$s</label><select id="mentoriai-mail-%1$s" name="%1$s"><option value="">%3$s</option>', esc_attr( $name ), esc_html( $label ), esc_html( $all ) );
		foreach ( $options as $value => $text ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $chosen, $value, false ), esc_html( $text ) );
		}
		echo '</select> ';
	}

	/** @param array<string, string> $titles */
	private function show_table( MailLogFilter $filter, array $titles, int $page ): void {
		echo '<table class="wp-list-table widefat striped"><thead><tr>';
		foreach ( array( __( 'Time', 'mentoriai-portal' ), _x( 'Email', 'a message', 'mentoriai-portal' ), __( 'To', 'mentoriai-portal' ), __( 'Language', 'mentoriai-portal' ), __( 'State', 'mentoriai-portal' ), __( 'Tries', 'mentoriai-portal' ), __( 'Error', 'mentoriai-portal' ) ) as $head ) {
			echo '<th scope="col">' . esc_html( $head ) . '</th>';
		}
		echo '</tr></thead><tbody>';
		foreach ( $this->mails->page( $filter, self::PER_PAGE, ( $page - 1 ) * self::PER_PAGE ) as $row ) {
			$time  = max( (int) $row['created_at'], (int) $row['sent_at'] );
			$to    = (string) $row['email'];
			$cells = array(
				$this->clock->local( $time )->format( 'Y-m-d H:i:s' ),
				$titles[ (string) $row['type'] ] ?? (string) $row['type'],
				'' === $to ? __( 'Deleted user', 'mentoriai-portal' ) : $to,
				(string) $row['lang'],
				self::states()[ (string) $row['state'] ] ?? (string) $row['state'],
				(string) $row['attempts'],
				(string) $row['error'],
			);
			echo '<tr>';
			foreach ( $cells as $cell ) {
				echo '<td>' . esc_html( $cell ) . '</td>';
			}
			echo '</tr>';
		}
		echo '</tbody></table>';
	}

	private static function show_pages( int $page, int $pages ): void {
		echo '<div class="tablenav"><div class="tablenav-pages">';
		echo wp_kses_post(
			(string) paginate_links(
				array(
					'base'    => add_query_arg( 'paged', '%#%' ),
					'format'  => '',
					'current' => $page,
					'total'   => $pages,
				)
			)
		);
		echo '</div></div>';
	}

	private static function asked( string $name ): string {
		return isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ? trim( sanitize_text_field( wp_unslash( $_GET[ $name ] ) ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only chooses what is shown.
	}

	/** @return array<string, string> */
	private static function states(): array {
		return array(
			'due'     => __( 'waiting', 'mentoriai-portal' ),
			'sending' => __( 'being sent', 'mentoriai-portal' ),
			'sent'    => __( 'sent', 'mentoriai-portal' ),
			'failed'  => __( 'failed', 'mentoriai-portal' ),
			'dropped' => __( 'no longer needed', 'mentoriai-portal' ),
		);
	}
}
