<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events\Admin;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Events\EventCopies;
use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Events\EventTime;
use MentoriaiPortal\Events\RepeatDays;
use WP_Post;

/**
 * Asks how often an event takes place again and until when, and says which events that makes before it makes them.
 */
final readonly class EventRepeatPage {

	public const PAGE      = 'mentoriai-repeat-event';
	public const REPEAT    = 'mentoriai_repeat_event';
	public const DUPLICATE = 'mentoriai_duplicate_event';
	public const DONE      = 'mentoriai_repeated';

	private const PARENT = 'edit.php?post_type=' . EventMeta::POST_TYPE;

	public function __construct(
		private EventCopies $copies,
		private Clock $clock
	) {}

	public static function url( int $id ): string {
		return admin_url( self::PARENT . '&page=' . self::PAGE . '&event=' . $id );
	}

	/** Makes the copy and opens it. The token is this page's: a second click leads to the same copy. */
	public static function duplicate_url( int $id ): string {
		return wp_nonce_url( admin_url( 'admin-post.php?action=' . self::DUPLICATE . '&event=' . $id . '&token=' . wp_generate_password( 12, false ) ), self::DUPLICATE . '_' . $id );
	}

	/** Whether the person in wp-admin may make events of this one and of its translation, whoever wrote them. */
	public static function may_copy( WP_Post $event ): bool {
		return 'auto-draft' !== $event->post_status && self::may_copy_once_saved( $event );
	}

	public static function may_copy_once_saved( WP_Post $event ): bool {
		$type = get_post_type_object( EventMeta::POST_TYPE );
		return EventMeta::POST_TYPE === $event->post_type && 'trash' !== $event->post_status
			&& null !== $type && current_user_can( 'edit_post', $event->ID ) && current_user_can( $type->cap->edit_others_posts );
	}

	public static function may_publish(): bool {
		return current_user_can( get_post_type_object( EventMeta::POST_TYPE )->cap->publish_posts ?? 'do_not_allow' );
	}

	/** Filter `post_row_actions`. */
	public static function actions( mixed $actions, mixed $post = null ): mixed {
		if ( ! is_array( $actions ) || ! $post instanceof WP_Post || ! self::may_copy( $post ) ) {
			return $actions;
		}
		/* translators: %s: title of an event. */
		$actions['mentoriai_duplicate'] = sprintf( '<a href="%s" aria-label="%s">%s</a>', esc_url( self::duplicate_url( $post->ID ) ), esc_attr( sprintf( __( 'Duplicate “%s”', 'mentoriai-portal' ), $post->post_title ) ), esc_html__( 'Duplicate', 'mentoriai-portal' ) );
		/* translators: %s: title of an event. */
		$actions['mentoriai_repeat'] = sprintf( '<a href="%s" aria-label="%s">%s</a>', esc_url( self::url( $post->ID ) ), esc_attr( sprintf( __( 'Repeat “%s”', 'mentoriai-portal' ), $post->post_title ) ), esc_html__( 'Repeat…', 'mentoriai-portal' ) );
		return $actions;
	}

	/** Action `admin_menu`. */
	public function add(): void {
		add_submenu_page( self::PARENT, __( 'Repeat event', 'mentoriai-portal' ), '', get_post_type_object( EventMeta::POST_TYPE )->cap->edit_others_posts ?? 'edit_others_posts', self::PAGE, array( $this, 'show' ) );
	}

	/** Action `admin_head`: the page is reached from an event, not from the menu. */
	public static function hide(): void {
		// WordPress names the menu anew for who may not open its first entry.
		remove_submenu_page( $GLOBALS['_wp_real_parent_file'][ self::PARENT ] ?? self::PARENT, self::PAGE );
	}

	/** Filter `submenu_file`. */
	public static function mark_menu( mixed $file ): mixed {
		global $plugin_page;
		return self::PAGE === $plugin_page ? self::PARENT : $file;
	}

	/** Action `admin_notices`: what was made. */
	public static function notice(): void {
		$made = isset( $_GET[ self::DONE ] ) && 'edit-' . EventMeta::POST_TYPE === get_current_screen()?->id ? absint( $_GET[ self::DONE ] ) : null; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- a notice.
		if ( null !== $made ) {
			/* translators: %s: number of events. */
			wp_admin_notice( esc_html( 0 === $made ? __( 'All of these events exist already; nothing was created.', 'mentoriai-portal' ) : sprintf( _n( '%s event was created.', '%s events were created.', $made, 'mentoriai-portal' ), number_format_i18n( $made ) ) ), array( 'type' => 'success', 'dismissible' => true ) );
		}
	}

	public function show(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- only asks.
		$event = get_post( absint( $_GET['event'] ?? 0 ) );
		$every = RepeatDays::MONTH === sanitize_key( $_GET['every'] ?? '' ) ? RepeatDays::MONTH : RepeatDays::WEEK;
		$until = sanitize_text_field( wp_unslash( $_GET['until'] ?? '' ) );
		// phpcs:enable
		echo '<div class="wrap"><h1>' . esc_html__( 'Repeat event', 'mentoriai-portal' ) . '</h1>';
		if ( null === $event || ! self::may_copy( $event ) ) {
			wp_admin_notice( esc_html__( 'Choose an event in the list first.', 'mentoriai-portal' ), array( 'type' => 'info', 'additional_classes' => array( 'inline' ) ) );
		} else {
			$this->show_event( $event, $every, $until );
		}
		printf( '<p><a href="%s">%s</a></p></div>', esc_url( admin_url( self::PARENT ) ), esc_html__( 'Back to the list of events', 'mentoriai-portal' ) );
	}

	private function show_event( WP_Post $event, string $every, string $until ): void {
		$start = (string) get_post_meta( $event->ID, EventMeta::START_DATE, true );
		printf( '<p><strong>%s</strong><br>%s</p>', esc_html( $event->post_title ), esc_html( $start ) );
		if ( ! EventTime::is_day( $start ) ) {
			printf( '<p>%s <a href="%s">%s</a></p>', esc_html__( 'An event can be repeated once it has a date.', 'mentoriai-portal' ), esc_url( (string) get_edit_post_link( $event->ID ) ), esc_html__( 'Edit the event', 'mentoriai-portal' ) );
			return;
		}
		$wrong = match ( true ) {
			'' === $until => '',
			! EventTime::is_day( $until ) || $until <= $start => __( 'Choose a day after the date of the event.', 'mentoriai-portal' ),
			array() === RepeatDays::of( $start, $every, $until, $this->clock->today() ) => __( 'No day until then: choose a later one.', 'mentoriai-portal' ),
			default => '',
		};
		self::show_form( $event->ID, $every, $until, $start, $wrong );
		if ( '' !== $until && '' === $wrong ) {
			$this->show_days( $event, $every, $until, RepeatDays::of( $start, $every, $until, $this->clock->today() ) );
		}
	}

	private static function show_form( int $id, string $every, string $until, string $start, string $wrong ): void {
		printf( '<form method="get" action="%s">', esc_url( admin_url( 'edit.php' ) ) );
		foreach ( array( 'post_type' => EventMeta::POST_TYPE, 'page' => self::PAGE, 'event' => $id ) as $name => $value ) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( (string) $value ) );
		}
		printf(
			'<p><label for="mentoriai-every">%s</label><br><select id="mentoriai-every" name="every"><option value="week">%s</option><option value="month"%s>%s</option></select></p>',
			esc_html__( 'How often', 'mentoriai-portal' ),
			esc_html__( 'Every week', 'mentoriai-portal' ),
			selected( $every, RepeatDays::MONTH, false ),
			esc_html__( 'Every month', 'mentoriai-portal' )
		);
		printf(
			'<p><label for="mentoriai-until">%s</label><br><input type="date" id="mentoriai-until" name="until" required min="%s" value="%s"%s></p>',
			esc_html__( 'Until and including', 'mentoriai-portal' ),
			esc_attr( $start ),
			esc_attr( $until ),
			'' === $wrong ? '' : ' aria-invalid="true" aria-describedby="mentoriai-until-error"'
		);
		if ( '' !== $wrong ) {
			printf( '<p id="mentoriai-until-error" role="alert" style="color:#b32d2e">%s</p>', esc_html( $wrong ) );
		}
		printf( '<p><button class="button">%s</button></p></form>', esc_html__( 'Show the dates', 'mentoriai-portal' ) );
	}

	/** @param non-empty-list<string>|list<string> $days */
	private function show_days( WP_Post $event, string $every, string $until, array $days ): void {
		$new   = $this->copies->missing( $event, $days );
		$texts = count( $this->copies->texts( $event ) ) > 1 ? __( 'Each in both languages.', 'mentoriai-portal' ) : __( 'In the language of this event only: it has no translation.', 'mentoriai-portal' );
		/* translators: %s: number of events. */
		$title = sprintf( _n( '%s new event', '%s new events', count( $new ), 'mentoriai-portal' ), number_format_i18n( count( $new ) ) );
		printf( '<h2>%s</h2><p>%s</p><ul class="ul-disc" style="columns:10em 5">', esc_html( $title ), esc_html( $texts ) );
		foreach ( $days as $day ) {
			printf( '<li>%s%s</li>', esc_html( $day ), in_array( $day, $new, true ) ? '' : ' – ' . esc_html__( 'exists', 'mentoriai-portal' ) );
		}
		echo '</ul>';
		if ( RepeatDays::MAX === count( $days ) ) {
			/* translators: %s: number of events. */
			printf( '<p>%s</p>', esc_html( sprintf( __( 'At most %s at a time. For later days repeat the last one.', 'mentoriai-portal' ), number_format_i18n( RepeatDays::MAX ) ) ) );
		}
		if ( array() === $new ) {
			return;
		}
		printf( '<form method="post" action="%s">', esc_url( admin_url( 'admin-post.php' ) ) );
		wp_nonce_field( self::REPEAT . '_' . $event->ID );
		foreach ( array( 'action' => self::REPEAT, 'event' => $event->ID, 'every' => $every, 'until' => $until ) as $name => $value ) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( (string) $value ) );
		}
		if ( 'publish' === $event->post_status && self::may_publish() ) {
			printf( '<p><label><input type="checkbox" name="publish" value="1"> %s</label></p>', esc_html__( 'Publish them now. Otherwise they are drafts.', 'mentoriai-portal' ) );
		} else {
			printf( '<p>%s</p>', esc_html__( 'They will be drafts.', 'mentoriai-portal' ) );
		}
		/* translators: %s: number of events. */
		printf( '<p><button class="button button-primary">%s</button></p></form>', esc_html( sprintf( _n( 'Create %s event', 'Create %s events', count( $new ), 'mentoriai-portal' ), number_format_i18n( count( $new ) ) ) ) );
	}
}
