<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail\Admin;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\ListPage;
use MentoriaiPortal\Core\SiteCopy;
use MentoriaiPortal\Core\StaffList;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Mail\AskedForMail;
use MentoriaiPortal\Mail\MailLogFilter;
use MentoriaiPortal\Mail\MailQueueRepository;
use MentoriaiPortal\Mail\MailTypes;
use MentoriaiPortal\Mail\NotSent;

/**
 * The rows of the email log. Two queries, however long the page is.
 *
 * @phpstan-type MailRow array<string, string|null>
 * @extends StaffList<MailRow>
 */
final class MailLogList extends StaffList {

	public const PER_PAGE = 50;

	protected const VIEWS = array();

	protected const ASKED = array( 's' );

	protected const ON_PHONE = array( 'kind', 'state', 'time' );

	private readonly MailLogFilter $filter;

	public function __construct( private readonly MailQueueRepository $mails, private readonly MailTypes $types, private readonly int $now ) {
		parent::__construct( MailLogPage::SLUG );
		$asked        = $this->asked();
		$this->filter = new MailLogFilter( $asked['kind'] ?? '', $asked['state'] ?? '', $asked['s'] ?? '' );
	}

	/** @return array<string, string> */
	public function get_columns(): array {
		return array(
			'cb'    => '<input type="checkbox" />',
			'to'    => __( 'To', 'mentoriai-portal' ),
			'kind'  => _x( 'Email', 'a message', 'mentoriai-portal' ),
			'state' => __( 'Status', 'mentoriai-portal' ),
			'time'  => __( 'Time', 'mentoriai-portal' ),
			'error' => __( 'Error', 'mentoriai-portal' ),
			'tries' => __( 'Attempts', 'mentoriai-portal' ),
			'lang'  => __( 'Language', 'mentoriai-portal' ),
		);
	}

	protected function total(): int {
		return $this->mails->count( $this->filter );
	}

	protected function page( ListPage $page ): array {
		return $this->mails->page( $this->filter, $page );
	}

	protected function mark( mixed $item ): array {
		return array( 'id' => (string) $item['id'], 'state' => (string) $item['state'] );
	}

	protected function nothing(): string {
		return __( 'No emails yet. What the portal sends will appear here: to whom, when and with what result, never its text.', 'mentoriai-portal' );
	}

	protected function search_label(): string {
		return __( 'Name or email', 'mentoriai-portal' );
	}

	/** @return array<string, array{label: string, all: string, options: array<array-key, string>}> */
	protected function filters(): array {
		return array(
			'kind'  => array( 'label' => _x( 'Email', 'a message', 'mentoriai-portal' ), 'all' => __( 'All emails', 'mentoriai-portal' ), 'options' => $this->types->titles() ),
			'state' => array( 'label' => __( 'Status', 'mentoriai-portal' ), 'all' => __( 'All statuses', 'mentoriai-portal' ), 'options' => self::states() ),
		);
	}

	/** @return array<string, array{string, bool}> */
	protected function get_sortable_columns(): array {
		return array( 'time' => array( 'time', true ) );
	}

	/** @return array<string, string> */
	protected function get_bulk_actions(): array {
		return array( 'again' => __( 'Send again', 'mentoriai-portal' ) );
	}

	protected function links( mixed $item ): array {
		return $this->is_repeatable( $item ) ? array( 'again' => array( 'text' => __( 'Send again', 'mentoriai-portal' ), 'url' => SendAgain::url( (string) $item['id'] ) ) ) : array();
	}

	protected function about( mixed $item ): string {
		return $this->title( $item );
	}

	/** @param MailRow $item */
	protected function column_cb( $item ): string {
		/* translators: 1: title of an email, 2: address. */
		return $this->is_repeatable( $item ) ? self::box( (string) $item['id'], sprintf( __( 'Choose the email “%1$s” to %2$s', 'mentoriai-portal' ), $this->title( $item ), self::to( $item ) ) ) : '';
	}

	/**
	 * @param MailRow $item
	 * @param string  $column_name Name of the column.
	 */
	protected function column_default( $item, $column_name ): string {
		return match ( $column_name ) {
			'to'    => null === $item['email'] ? esc_html( self::to( $item ) ) : sprintf( '<a href="%s">%s</a>', esc_url( StaffMenu::member( (int) $item['user_id'] ) ), esc_html( self::to( $item ) ) ),
			'kind'  => esc_html( $this->title( $item ) ),
			'state' => esc_html( $this->is_held( $item ) ? __( 'held back', 'mentoriai-portal' ) : self::states()[ (string) $item['state'] ] ?? (string) $item['state'] ),
			'time'  => esc_html( Clock::on_site( max( (int) $item['created_at'], (int) $item['sent_at'] ) ) ),
			'error' => esc_textarea( NotSent::text_of( (string) $item['error'] ) ) . ( 'failed' !== $item['state'] || $this->is_repeatable( $item ) ? '' : '<p class="description">' . esc_html__( 'Too old to be sent again.', 'mentoriai-portal' ) . '</p>' ),
			'tries' => esc_html( (string) $item['attempts'] ),
			'lang'  => esc_html( (string) $item['lang'] ),
			default => '',
		};
	}

	/** @param MailRow $item */
	private static function to( array $item ): string {
		return $item['email'] ?? ( '0' === $item['user_id'] ? _x( 'Guest', 'who got an email', 'mentoriai-portal' ) : ( new Participant( 0, null ) )->name() );
	}

	/** @param MailRow $item */
	private function title( array $item ): string {
		return $this->types->titles()[ (string) $item['type'] ] ?? (string) $item['type'];
	}

	/** @param MailRow $item */
	private function is_repeatable( array $item ): bool {
		return 'failed' === $item['state'] && '1' === $item['has_data'] && (int) $item['next_at'] > $this->now;
	}

	/** @param MailRow $item */
	private function is_held( array $item ): bool {
		return in_array( $item['state'], array( 'due', 'sending' ), true ) && SiteCopy::is_copy()
			&& ( SiteCopy::here() !== $item['address'] || ! $this->types->find( (string) $item['type'] ) instanceof AskedForMail );
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
