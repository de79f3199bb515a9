<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail\Admin;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Core\SiteCopy;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Core\TextTable;
use MentoriaiPortal\Mail\AskedForMail;
use MentoriaiPortal\Mail\MailLogFilter;
use MentoriaiPortal\Mail\MailQueueRepository;
use MentoriaiPortal\Mail\MailTypes;
use MentoriaiPortal\Mail\NotSent;

/**
 * Mentoring → Email log: what was sent when, to whom, with what result, and failed emails to be sent again. No bodies.
 */
final readonly class MailLogPage {

	public const CAPABILITY = 'mentoriai_manage_members';

	private const SLUG = 'mentoriai-mails';

	public function __construct( private MailQueueRepository $mails, private MailTypes $types, private CopyNotice $copy, private Settings $settings, private Clock $clock ) {}

	/** @param array<string, string> $query */
	public static function url( array $query = array() ): string {
		return StaffMenu::url( self::SLUG, $query );
	}

	public function add(): void {
		StaffMenu::add( self::SLUG, __( 'Email log', 'mentoriai-portal' ), self::CAPABILITY, array( $this, 'show' ) );
	}

	public function show(): void {
		$filter = new MailLogFilter( self::asked( 'kind' ), self::asked( 'state' ), self::asked( 's' ) );
		$titles = $this->types->titles();
		$days   = max( 1, $this->settings->int( 'mail_log_days' ) );
		echo '<div class="wrap"><h1>' . esc_html__( 'Email log', 'mentoriai-portal' ) . '</h1><p>';
		/* translators: %d: number of days. */
		echo esc_html( sprintf( _n( 'What was sent when, without texts. Kept for %d day.', 'What was sent when, without texts. Kept for %d days.', $days, 'mentoriai-portal' ), $days ) );
		echo '</p>';
		$this->copy->show_in_log();
		( new SendAgain( $this->mails, $this->clock ) )->show();
		// On a phone WordPress hides all columns but the first until the row is opened.
		echo '<style>@media (max-width:782px){.wp-list-table td:is(.column-to,.column-kind,.column-state,.column-time){display:block!important;flex:0 1 100%}}'
			. '@media (min-width:783px){.wp-list-table .column-to{width:20%}.wp-list-table :is(.column-tries,.column-lang){width:6em}}</style>';
		echo '<form method="get"><input type="hidden" name="page" value="' . esc_attr( self::SLUG ) . '">';
		self::show_filter( $filter, $titles );
		( new TextTable( self::columns(), __( 'No emails here.', 'mentoriai-portal' ), self::links( ... ) ) )->show(
			$this->mails->count( $filter ),
			fn ( int $limit, int $offset ): array => array_map( fn ( array $row ): array => $this->cells( $row, $titles ), $this->mails->page( $filter, $limit, $offset ) )
		);
		echo '</form></div>';
	}

	/** @param array<string, string> $titles */
	private static function show_filter( MailLogFilter $filter, array $titles ): void {
		self::choice( 'kind', _x( 'Email', 'a message', 'mentoriai-portal' ), __( 'All emails', 'mentoriai-portal' ), $titles, $filter->kind );
		self::choice( 'state', __( 'Status', 'mentoriai-portal' ), __( 'All statuses', 'mentoriai-portal' ), self::states(), $filter->state );
		printf(
			'<label class="screen-reader-text" for="mentoriai-mail-person">%1$s</label><input type="search" id="mentoriai-mail-person" name="s" value="%2$s" placeholder="%1$s"> ',
			esc_attr__( 'Name or email', 'mentoriai-portal' ),
			esc_attr( $filter->person )
		);
		submit_button( __( 'Filter', 'mentoriai-portal' ), '', '', false );
	}

	/** @param array<string, string> $options */
	private static function choice( string $name, string $label, string $all, array $options, string $chosen ): void {
		printf( '<label class="screen-reader-text" for="mentoriai-mail-%1$s">%2$s</label><select id="mentoriai-mail-%1$s" name="%1$s"><option value="">%3$s</option>', esc_attr( $name ), esc_html( $label ), esc_html( $all ) );
		foreach ( $options as $value => $text ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $chosen, $value, false ), esc_html( $text ) );
		}
		echo '</select> ';
	}

	/**
	 * @param array<string, string> $cells
	 * @return array<string, array{text: string, url: string}>
	 */
	private static function links( array $cells ): array {
		return '' === $cells['again'] ? array() : array(
			'again' => array(
				'text' => __( 'Send again', 'mentoriai-portal' ),
				'url'  => SendAgain::url( $cells['again'] ),
			),
		);
	}

	/** @return array<string, string> */
	private static function columns(): array {
		return array(
			'to'    => __( 'To', 'mentoriai-portal' ),
			'kind'  => _x( 'Email', 'a message', 'mentoriai-portal' ),
			'state' => __( 'Status', 'mentoriai-portal' ),
			'time'  => __( 'Time', 'mentoriai-portal' ),
			'error' => __( 'Error', 'mentoriai-portal' ),
			'tries' => __( 'Attempts', 'mentoriai-portal' ),
			'lang'  => __( 'Language', 'mentoriai-portal' ),
		);
	}

	/**
	 * @param array<string, string|null> $row
	 * @param array<string, string>      $titles Of the kinds of email.
	 * @return array<string, string> The columns, and `again`: id of an email that can be sent again, otherwise ''.
	 */
	private function cells( array $row, array $titles ): array {
		$to = (string) $row['email'];
		return array(
			'to'    => '' === $to ? self::without_address( (int) $row['user_id'] ) : $to,
			'kind'  => $titles[ (string) $row['type'] ] ?? (string) $row['type'],
			'state' => $this->is_held( $row ) ? __( 'held back', 'mentoriai-portal' ) : self::states()[ (string) $row['state'] ] ?? (string) $row['state'],
			'time'  => Clock::on_site( max( (int) $row['created_at'], (int) $row['sent_at'] ) ),
			'error' => NotSent::text_of( (string) $row['error'] ),
			'tries' => (string) $row['attempts'],
			'lang'  => (string) $row['lang'],
			'again' => 'failed' === $row['state'] && '1' === $row['has_data'] && (int) $row['next_at'] > $this->clock->now() ? (string) $row['id'] : '',
		);
	}

	private static function without_address( int $user_id ): string {
		return 0 === $user_id ? _x( 'Guest', 'who got an email', 'mentoriai-portal' ) : __( 'Deleted user', 'mentoriai-portal' );
	}

	/** @param array<string, string|null> $row */
	private function is_held( array $row ): bool {
		return in_array( $row['state'], array( 'due', 'sending' ), true ) && SiteCopy::is_copy()
			&& ( SiteCopy::here() !== $row['address'] || ! $this->types->find( (string) $row['type'] ) instanceof AskedForMail );
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
