<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors\Admin;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Mentors\Field;
use MentoriaiPortal\Mentors\FieldRepository;
use MentoriaiPortal\Mentors\FieldUse;
use MentoriaiPortal\Mentors\FieldUseRepository;
use MentoriaiPortal\Mentors\FieldUses;
use MentoriaiPortal\Mentors\StaticMentors;

/**
 * Asks before fields are merged into another one, or fields that people have are deleted: with the numbers.
 */
final readonly class FieldPage {

	public const PAGE   = 'mentoriai-fields';
	public const MERGE  = 'mentoriai_merge';
	public const DELETE = 'mentoriai_delete';

	private const PARENT = 'edit.php?post_type=' . StaticMentors::POST_TYPE;

	public function __construct(
		private FieldRepository $fields,
		private FieldUseRepository $rows
	) {}

	/** @param list<int> $ids */
	public static function url( string $task, array $ids ): string {
		$query = array(
			'page'   => self::PAGE,
			'task'   => $task,
			'fields' => implode( ',', $ids ),
		);
		return add_query_arg( $query, admin_url( self::PARENT ) );
	}

	/** The list of fields, with one of the messages of FieldMessages. */
	public static function list_url( int $message = 0 ): string {
		return admin_url( 'edit-tags.php?taxonomy=' . Field::TAXONOMY . '&post_type=' . StaticMentors::POST_TYPE . ( $message > 0 ? '&message=' . $message : '' ) );
	}

	/**
	 * Ids as links, forms and bulk actions carry them.
	 *
	 * @return list<int>
	 */
	public static function ids( mixed $given ): array {
		$parts = is_array( $given ) ? $given : explode( ',', is_string( $given ) ? $given : '' );
		return array_values( array_unique( array_filter( array_map( static fn ( mixed $part ): int => is_scalar( $part ) ? absint( $part ) : 0, $parts ) ) ) );
	}

	/** Action `admin_menu`. */
	public function add(): void {
		$capability = get_taxonomy( Field::TAXONOMY )->cap->delete_terms ?? 'manage_categories';
		add_submenu_page( self::PARENT, self::title(), '', $capability, self::PAGE, array( $this, 'show' ) );
	}

	/** Action `admin_head`: the page is reached from the list, not from the menu. */
	public static function hide(): void {
		// WordPress names the menu anew for who may not open its first entry.
		remove_submenu_page( $GLOBALS['_wp_real_parent_file'][ self::PARENT ] ?? self::PARENT, self::PAGE );
	}

	/** Filter `submenu_file`: the page is a part of the list of fields. */
	public static function mark_menu( mixed $file ): mixed {
		global $plugin_page;
		return self::PAGE === $plugin_page ? 'edit-tags.php?taxonomy=' . Field::TAXONOMY . '&amp;post_type=' . StaticMentors::POST_TYPE : $file;
	}

	public function show(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- only asks.
		$ids = $this->fields->known( self::ids( sanitize_text_field( wp_unslash( $_GET['fields'] ?? '' ) ) ) );
		$to  = $this->fields->known( array( absint( $_GET['to'] ?? 0 ) ) )[0] ?? 0;
		// phpcs:enable
		$ids = array_values( array_diff( $ids, array( $to ) ) );
		echo '<div class="wrap"><h1>' . esc_html( self::title() ) . '</h1>';
		if ( array() === $ids ) {
			wp_admin_notice( esc_html__( 'Select fields in the list first. Those you selected may have been merged or deleted already.', 'mentoriai-portal' ), array( 'type' => 'info', 'additional_classes' => array( 'inline' ) ) );
		} else {
			$uses = $this->rows->read();
			$this->show_fields( $ids, $uses );
			match ( true ) {
				self::DELETE === self::task() => $this->show_deletion( $ids, $uses->of( ...$ids ) ),
				$to > 0 => $this->show_merge( $ids, $to, $uses ),
				default => $this->show_choice( $ids, __( 'Merge into', 'mentoriai-portal' ) ),
			};
		}
		printf( '<p><a href="%s">%s</a></p></div>', esc_url( self::list_url() ), esc_html__( 'Back to the list of fields', 'mentoriai-portal' ) );
	}

	/** @param list<int> $ids */
	private function show_fields( array $ids, FieldUses $uses ): void {
		printf(
			'<table class="widefat striped" style="max-width:60em;margin-block:1em"><caption class="screen-reader-text">%s</caption><thead><tr><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>',
			esc_html__( 'Selected fields', 'mentoriai-portal' ),
			esc_html__( 'Name in Lithuanian', 'mentoriai-portal' ),
			esc_html__( 'Name in English', 'mentoriai-portal' ),
			esc_html__( 'E-mentors', 'mentoriai-portal' ),
			esc_html__( 'Mentors at hubs', 'mentoriai-portal' )
		);
		foreach ( array_intersect_key( $this->fields->all(), array_flip( $ids ) ) as $field ) {
			$use = $uses->of( $field->id );
			printf( '<tr><th scope="row">%s</th><td>%s</td><td>%s</td><td>%s</td></tr>', esc_html( $field->name( Lang::Lt ) ), esc_html( $field->name( Lang::En ) ), esc_html( number_format_i18n( $use->members ) ), esc_html( number_format_i18n( $use->at_hubs ) ) );
		}
		echo '</tbody></table>';
	}

	/**
	 * Which field takes the place of these.
	 *
	 * @param list<int> $ids
	 */
	private function show_choice( array $ids, string $label ): void {
		$others = array_filter( $this->fields->sorted( Lang::Lt ), static fn ( Field $field ): bool => ! in_array( $field->id, $ids, true ) );
		if ( array() === $others ) {
			printf( '<p>%s</p>', esc_html__( 'There is no other field to merge into.', 'mentoriai-portal' ) );
			return;
		}
		printf( '<form method="get" action="%s">', esc_url( admin_url( 'edit.php' ) ) );
		foreach ( array( 'post_type' => StaticMentors::POST_TYPE, 'page' => self::PAGE, 'task' => self::MERGE, 'fields' => implode( ',', $ids ) ) as $name => $value ) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
		}
		printf( '<p><label for="mentoriai-to"><strong>%s</strong></label><br><select id="mentoriai-to" name="to" required><option value="">%s</option>', esc_html( $label ), esc_html__( '— Select a field —', 'mentoriai-portal' ) );
		foreach ( $others as $field ) {
			printf( '<option value="%d">%s</option>', (int) $field->id, esc_html( self::name( $field ) ) );
		}
		printf( '</select></p><p><button class="button button-primary">%s</button></p></form>', esc_html__( 'Continue', 'mentoriai-portal' ) );
	}

	/** @param list<int> $ids */
	private function show_merge( array $ids, int $to, FieldUses $uses ): void {
		$target = $this->fields->all()[ $to ];
		/* translators: %s: names of a field. */
		printf( '<h2>%s</h2>', esc_html( sprintf( __( 'Merge into: %s', 'mentoriai-portal' ), self::name( $target ) ) ) );
		echo '<ul class="ul-disc">';
		/* translators: 1: such as "5 e-mentors and 2 mentors at hubs", 2: name of a field. */
		printf( '<li>%s</li>', esc_html( sprintf( __( '%1$s will have “%2$s” instead.', 'mentoriai-portal' ), self::people( $uses->of( ...$ids ) ), $target->name( Lang::Lt ) ) ) );
		/* translators: 1: name of a field, 2: such as "5 e-mentors and 2 mentors at hubs". */
		printf( '<li>%s</li>', esc_html( sprintf( __( 'Afterwards “%1$s” has %2$s, each counted once.', 'mentoriai-portal' ), $target->name( Lang::Lt ), self::people( $uses->of( $to, ...$ids ) ) ) ) );
		printf( '<li>%s</li>', esc_html__( 'It keeps its names in both languages; an English name it lacks is taken over.', 'mentoriai-portal' ) );
		printf( '<li>%s</li>', esc_html__( 'Links that visitors saved lead to it.', 'mentoriai-portal' ) );
		printf( '<li>%s</li></ul>', esc_html( _n( 'The selected field is deleted. This cannot be undone.', 'The selected fields are deleted. This cannot be undone.', count( $ids ), 'mentoriai-portal' ) ) );
		$this->show_button( self::MERGE, $ids, $to, __( 'Merge', 'mentoriai-portal' ), 'button button-primary' );
	}

	/** @param list<int> $ids */
	private function show_deletion( array $ids, FieldUse $use ): void {
		if ( $use->people() > 0 ) {
			/* translators: %s: such as "5 e-mentors and 2 mentors at hubs". */
			wp_admin_notice( esc_html( sprintf( __( 'In use: %s. Deleting takes it from their profiles, and founders no longer find them by it.', 'mentoriai-portal' ), self::people( $use ) ) ), array( 'type' => 'warning', 'additional_classes' => array( 'inline' ) ) );
			printf( '<h2>%s</h2>', esc_html__( 'Merge instead', 'mentoriai-portal' ) );
			$this->show_choice( $ids, __( 'Give these people another field', 'mentoriai-portal' ) );
			printf( '<h2>%s</h2>', esc_html__( 'Delete', 'mentoriai-portal' ) );
		}
		printf( '<p>%s</p>', esc_html__( 'This cannot be undone.', 'mentoriai-portal' ) );
		$this->show_button( self::DELETE, $ids, 0, __( 'Delete', 'mentoriai-portal' ), 'button button-link-delete' );
	}

	/** @param list<int> $ids */
	private function show_button( string $task, array $ids, int $to, string $label, string $style ): void {
		printf( '<form method="post" action="%s">', esc_url( admin_url( 'admin-post.php' ) ) );
		wp_nonce_field( $task );
		foreach ( array( 'action' => $task, 'fields' => implode( ',', $ids ), 'to' => $to ) as $name => $value ) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( (string) $value ) );
		}
		printf( '<p><button class="%s">%s</button></p></form>', esc_attr( $style ), esc_html( $label ) );
	}

	/** `5 e-mentors and 2 mentors at hubs`. */
	private static function people( FieldUse $use ): string {
		/* translators: %s: number of e-mentors. */
		$members = sprintf( _n( '%s e-mentor', '%s e-mentors', $use->members, 'mentoriai-portal' ), number_format_i18n( $use->members ) );
		/* translators: %s: number of mentors at hubs. */
		$at_hubs = sprintf( _n( '%s mentor at hubs', '%s mentors at hubs', $use->at_hubs, 'mentoriai-portal' ), number_format_i18n( $use->at_hubs ) );
		/* translators: 1: such as "5 e-mentors", 2: such as "2 mentors at hubs". */
		return sprintf( __( '%1$s and %2$s', 'mentoriai-portal' ), $members, $at_hubs );
	}

	/** Both names, or the one there is. */
	private static function name( Field $field ): string {
		return implode( ' / ', array_unique( array( $field->name( Lang::Lt ), $field->name( Lang::En ) ) ) );
	}

	private static function title(): string {
		return self::DELETE === self::task() ? __( 'Delete fields', 'mentoriai-portal' ) : __( 'Merge fields', 'mentoriai-portal' );
	}

	private static function task(): string {
		return isset( $_GET['task'] ) ? sanitize_key( $_GET['task'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only asks.
	}
}
