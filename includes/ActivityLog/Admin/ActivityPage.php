<?php
declare( strict_types=1 );

namespace MentoriaiPortal\ActivityLog\Admin;

use MentoriaiPortal\ActivityLog\Act;
use MentoriaiPortal\ActivityLog\ActivityFilter;
use MentoriaiPortal\ActivityLog\ActivityRepository;
use MentoriaiPortal\ActivityLog\Entry;
use MentoriaiPortal\ActivityLog\Sentence;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Core\StaffMenu;

/**
 * Mentoring → Activity log: what was done, filtered by the address, and the same as a file. Nothing here changes anything.
 */
final class ActivityPage {

	public const SLUG       = 'mentoriai-activity';
	public const CAPABILITY = 'mentoriai_manage_members';

	/** Of the screen options; WordPress keeps it with the person. */
	public const PER_PAGE = 'mentoriai_activity_per_page';

	private ?ActivityListTable $table = null;

	/** Null where the address asks for what there is not. */
	private ?ActivityFilter $filter = null;

	public function __construct( private readonly ActivityRepository $activity, private readonly Sentence $sentence, private readonly CsvDownload $csv ) {}

	/** @param array<string, string> $query */
	public static function url( array $query = array() ): string {
		return StaffMenu::url( self::SLUG, array_map( 'rawurlencode', $query ) );
	}

	/** Condition of `current_screen`. */
	public static function is_asked(): bool {
		return self::SLUG === ( $_GET['page'] ?? '' ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- compared only.
	}

	/** Filter `set_screen_option_mentoriai_activity_per_page`. */
	public static function keep_per_page( mixed $keep, mixed $option = '', mixed $value = 0 ): int {
		return is_numeric( $value ) ? min( 500, max( 1, (int) $value ) ) : 50;
	}

	/** Action `admin_menu`. */
	public function add(): void {
		$title = __( 'Activity log', 'mentoriai-portal' );
		StaffMenu::add( self::SLUG, $title, self::CAPABILITY, array( $this, 'show' ) );
	}

	/** Action `current_screen`: the file, or the list and the screen options. */
	public function load(): void {
		if ( ! current_user_can( self::CAPABILITY ) ) {
			return;
		}
		$query = wp_unslash( $_GET ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- chooses what is shown; the file checks its nonce.
		try {
			$this->filter = ActivityFilter::of_query( $query );
		} catch ( InvalidInput ) {
			$this->filter = null;
		}
		if ( isset( $query['csv'] ) ) {
			$this->csv->answer( $this->filter );
		}
		if ( null !== $this->filter ) {
			require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';
			$this->table = new ActivityListTable( $this->activity, $this->sentence, $this->filter );
			add_screen_option( 'per_page', array( 'default' => 50, 'option' => self::PER_PAGE ) );
		}
	}

	public function show(): void {
		echo '<div class="wrap"><h1 class="wp-heading-inline">' . esc_html__( 'Activity log', 'mentoriai-portal' ) . '</h1>';
		if ( null === $this->filter || null === $this->table ) {
			echo '<hr class="wp-header-end">';
			wp_admin_notice( esc_html__( 'The address of this page asks for something that does not exist.', 'mentoriai-portal' ), array( 'type' => 'error' ) );
			printf( '<p><a class="button" href="%s">%s</a></p></div>', esc_url( self::url() ), esc_html__( 'Show everything', 'mentoriai-portal' ) );
			return;
		}
		printf(
			' <a class="page-title-action" data-csv="activity" href="%s">%s</a><hr class="wp-header-end"><p>%s</p>',
			esc_url( CsvDownload::url( $this->filter ) ),
			esc_html__( 'Download CSV', 'mentoriai-portal' ),
			esc_html__( 'Who did what, newest first. No one can change or delete these rows.', 'mentoriai-portal' )
		);
		$this->table->prepare_items();
		// On a phone WordPress hides all columns but the first until the row is opened.
		echo '<style>.mentoriai-filter{display:flex;flex-wrap:wrap;gap:8px;align-items:center;margin:12px 0}@media (max-width:782px){.wp-list-table td:is(.column-actor,.column-at){display:block!important;flex:0 1 100%}}'
			. '@media (min-width:783px){.wp-list-table .column-at{width:11em}.wp-list-table .column-actor{width:24%}}.wp-list-table tbody .column-what{line-height:1.5}</style>';
		echo '<form method="get"><input type="hidden" name="page" value="' . esc_attr( self::SLUG ) . '">';
		self::show_filter( $this->filter, $this->table->first_actor() );
		$this->table->display();
		echo '</form></div>';
	}

	/** The controls above the list. */
	private static function show_filter( ActivityFilter $filter, string $actor ): void {
		$acts = array_column( array_map( static fn ( Act $act ): array => array( $act->value, $act->label() ), Act::cases() ), 1, 0 );
		asort( $acts );
		$actors = array( '0' => self::system(), (string) get_current_user_id() => __( 'Me', 'mentoriai-portal' ) );
		if ( null !== $filter->actor_id ) {
			$actors += array( (string) $filter->actor_id => $actor );
		}
		echo '<div class="mentoriai-filter">';
		self::choice( 'action', __( 'Action', 'mentoriai-portal' ), __( 'All actions', 'mentoriai-portal' ), $acts, $filter->act->value ?? '' );
		self::choice( 'actor', _x( 'Who', 'who did it', 'mentoriai-portal' ), __( 'Anyone', 'mentoriai-portal' ), $actors, (string) $filter->actor_id );
		foreach ( array( 'from' => __( 'From', 'mentoriai-portal' ), 'to' => __( 'Until', 'mentoriai-portal' ) ) as $name => $label ) {
			// A moment of the REST route is kept, as a text.
			$value = $filter->asked[ $name ] ?? '';
			printf( '<label for="mentoriai-activity-%1$s">%2$s</label><input type="%3$s" id="mentoriai-activity-%1$s" name="%1$s" value="%4$s">', esc_attr( $name ), esc_html( $label ), strlen( $value ) > 10 ? 'text' : 'date', esc_attr( $value ) );
		}
		foreach ( array( 'object', 'object_id' ) as $name ) {
			if ( isset( $filter->asked[ $name ] ) ) {
				printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $filter->asked[ $name ] ) );
			}
		}
		submit_button( __( 'Filter', 'mentoriai-portal' ), '', '', false );
		if ( array() !== $filter->asked ) {
			printf( '<a href="%s">%s</a>', esc_url( self::url() ), esc_html__( 'Show everything', 'mentoriai-portal' ) );
		}
		echo '</div>';
	}

	public static function system(): string {
		return _x( 'The system', 'who did something without being told by a person', 'mentoriai-portal' );
	}

	public static function actor( Entry $entry ): string {
		return 0 === $entry->actor_id ? self::system() : $entry->actor();
	}

	/** @param array<array-key, string> $options */
	private static function choice( string $name, string $label, string $all, array $options, string $chosen ): void {
		printf( '<label class="screen-reader-text" for="mentoriai-activity-%1$s">%2$s</label><select id="mentoriai-activity-%1$s" name="%1$s"><option value="">%3$s</option>', esc_attr( $name ), esc_html( $label ), esc_html( $all ) );
		foreach ( $options as $value => $text ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( (string) $value ), selected( $chosen, (string) $value, false ), esc_html( $text ) );
		}
		echo '</select>';
	}
}
