<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Languages\Admin;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Languages\MenuGaps;
use MentoriaiPortal\Languages\OverviewRepository;
use MentoriaiPortal\Languages\Translations;
use WP_Post;

/**
 * Mentoring → Translations: how far the content is translated, what is missing, what is outdated.
 *
 * @phpstan-import-type Behind from OverviewRepository
 */
final readonly class CompletenessPage {

	public const SLUG = 'mentoriai-translations';

	public const CAPABILITY = 'mentoriai_view_translations';

	private const PER_PAGE = 50;

	public function __construct(
		private Translations $translations,
		private OverviewRepository $overview,
		private MenuGaps $menus,
		private Links $links
	) {}

	public function add(): void {
		// Whoever translates needs no capability of ours.
		$capability = current_user_can( 'edit_pages' ) ? 'edit_pages' : self::CAPABILITY;
		StaffMenu::add( self::SLUG, __( 'Translations', 'mentoriai-portal' ), $capability, array( $this, 'show' ) );
	}

	public function show(): void {
		$counts = $this->overview->counts( $this->translations->types );
		echo '<div class="wrap"><h1>' . esc_html__( 'Translations', 'mentoriai-portal' ) . '</h1>';
		$this->show_counts( $counts );
		$this->show_missing( $counts );
		$this->show_unpublished();
		$this->show_outdated();
		$this->show_menus();
		echo '</div>';
	}

	/** @param array<string, array{lt: int, en: int, lt_missing: int, en_missing: int}> $counts */
	private function show_counts( array $counts ): void {
		self::head( array( __( 'Content', 'mentoriai-portal' ), __( 'Lithuanian', 'mentoriai-portal' ), __( 'English', 'mentoriai-portal' ), __( 'Without a Lithuanian text', 'mentoriai-portal' ), __( 'Without an English text', 'mentoriai-portal' ) ) );
		foreach ( $counts as $type => $count ) {
			printf( '<tr><th scope="row">%s</th>', esc_html( self::type_name( $type ) ) );
			foreach ( $count as $what => $number ) {
				echo '<td>';
				self::show_number( $type, $number, str_ends_with( $what, '_missing' ) );
				echo '</td>';
			}
			echo '</tr>';
		}
		self::foot();
	}

	/** A number of texts that lack something leads to their list. */
	private static function show_number( string $type, int $number, bool $is_lack ): void {
		if ( ! $is_lack || 0 === $number ) {
			echo esc_html( number_format_i18n( $number ) );
			return;
		}
		$url = admin_url( 'edit.php?post_type=' . $type . '&' . LanguageFilter::QUERY . '=alone' );
		printf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( number_format_i18n( $number ) ) );
	}

	/** @param array<string, array{lt: int, en: int, lt_missing: int, en_missing: int}> $counts */
	private function show_missing( array $counts ): void {
		$total = array_sum( array_column( $counts, 'lt_missing' ) ) + array_sum( array_column( $counts, 'en_missing' ) );
		$pages = max( 1, (int) ceil( $total / self::PER_PAGE ) );
		$page  = isset( $_GET['paged'] ) && is_numeric( $_GET['paged'] ) ? min( $pages, max( 1, (int) $_GET['paged'] ) ) : 1; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- reads a page number.
		echo '<h2>' . esc_html__( 'Without a translation', 'mentoriai-portal' ) . '</h2>';
		if ( 0 === $total ) {
			echo '<p>' . esc_html__( 'Everything is translated.', 'mentoriai-portal' ) . '</p>';
			return;
		}
		$rows = $this->overview->missing( $this->translations->types, self::PER_PAGE, ( $page - 1 ) * self::PER_PAGE );
		_prime_post_caches( array_column( $rows, 'id' ), false, false );
		self::head( array( __( 'Title', 'mentoriai-portal' ), __( 'Content', 'mentoriai-portal' ), __( 'Language', 'mentoriai-portal' ), __( 'Translation', 'mentoriai-portal' ) ) );
		foreach ( $rows as $row ) {
			$post = get_post( $row['id'] );
			echo '<tr><td>';
			self::show_title( $row['id'], $row['title'], $row['status'] );
			printf( '</td><td>%s</td><td>%s</td><td>', esc_html( self::type_name( $row['type'] ) ), esc_html( Links::name( $row['lang'] ) ) );
			$this->show_create( $post, $row['lang']->other() );
			echo '</td></tr>';
		}
		self::foot();
		self::show_pages( $page, $pages );
	}

	private function show_unpublished(): void {
		$rows = $this->overview->unpublished( $this->translations->types, self::PER_PAGE );
		if ( array() !== $rows ) {
			echo '<h2>' . esc_html__( 'Translations not published yet', 'mentoriai-portal' ) . '</h2>';
			self::show_behind( $rows );
		}
	}

	private function show_outdated(): void {
		$rows = $this->overview->outdated( $this->translations->types, self::PER_PAGE );
		echo '<h2>' . esc_html__( 'Perhaps outdated', 'mentoriai-portal' ) . '</h2>';
		if ( array() === $rows ) {
			echo '<p>' . esc_html__( 'No original was changed after its translation.', 'mentoriai-portal' ) . '</p>';
			return;
		}
		self::show_behind( $rows );
	}

	/** @param list<Behind> $rows */
	private static function show_behind( array $rows ): void {
		_prime_post_caches( array( ...array_column( $rows, 'id' ), ...array_column( $rows, 'original' ) ), false, false );
		self::head( array( __( 'Title', 'mentoriai-portal' ), __( 'Content', 'mentoriai-portal' ), __( 'Language', 'mentoriai-portal' ), __( 'The other text changed', 'mentoriai-portal' ) ) );
		foreach ( $rows as $row ) {
			echo '<tr><td>';
			self::show_title( $row['id'], $row['title'], (string) get_post_status( $row['id'] ) );
			printf( '</td><td>%s</td><td>%s</td><td>%s · ', esc_html( self::type_name( $row['type'] ) ), esc_html( Links::name( $row['lang'] ) ), esc_html( (string) mysql2date( 'Y-m-d H:i', $row['changed'] ) ) );
			self::show_link( $row['original'], Links::edit_label( $row['lang']->other() ) );
			echo '</td></tr>';
		}
		self::foot();
	}

	private function show_menus(): void {
		$gaps = $this->menus->all();
		echo '<h2>' . esc_html__( 'Menus', 'mentoriai-portal' ) . '</h2>';
		if ( array() === $gaps ) {
			echo '<p>' . esc_html__( 'Both menus lead to the same places.', 'mentoriai-portal' ) . '</p>';
			return;
		}
		self::head( array( __( 'Link', 'mentoriai-portal' ), __( 'In the menu', 'mentoriai-portal' ), __( 'What is missing', 'mentoriai-portal' ) ) );
		foreach ( $gaps as $gap ) {
			$other = $gap['lang']->other();
			printf( '<tr><td>%s</td><td>%s</td><td>', esc_html( $gap['title'] ), esc_html( Links::name( $gap['lang'] ) ) );
			if ( 0 === $gap['partner'] ) {
				$this->show_create( get_post( $gap['id'] ), $other );
			} elseif ( current_user_can( 'edit_others_pages' ) ) {
				$label = Lang::En === $other ? __( 'Add it to the English menu', 'mentoriai-portal' ) : __( 'Add it to the Lithuanian menu', 'mentoriai-portal' );
				printf( '<a href="%s">%s</a>', esc_url( MenuGaps::edit_url( $other ) ), esc_html( $label ) );
			}
			echo '</td></tr>';
		}
		self::foot();
	}

	private function show_create( ?WP_Post $post, Lang $lang ): void {
		if ( null !== $post && $this->links->may_translate( $post ) ) {
			printf(
				'<a class="button" href="%s" aria-label="%s">%s</a>',
				esc_url( Links::create( $post->ID ) ),
				esc_attr( Links::create_label( $lang ) . ': ' . Links::title( $post->post_title ) ),
				esc_html( Links::create_label( $lang ) )
			);
		}
	}

	private static function show_title( int $id, string $title, string $status ): void {
		$state = Links::state( $status );
		$note  = '' === $state ? '' : ' — ' . $state;
		self::show_link( $id, Links::title( $title ) );
		echo esc_html( $note );
	}

	private static function show_link( int $id, string $label ): void {
		$url = (string) get_edit_post_link( $id, 'url' );
		if ( '' === $url ) {
			echo esc_html( $label );
			return;
		}
		printf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( $label ) );
	}

	/** @param list<string> $columns */
	private static function head( array $columns ): void {
		echo '<div style="overflow-x:auto;margin-top:1em"><table class="widefat striped"><thead><tr>';
		foreach ( $columns as $column ) {
			echo '<th scope="col">' . esc_html( $column ) . '</th>';
		}
		echo '</tr></thead><tbody>';
	}

	private static function foot(): void {
		echo '</tbody></table></div>';
	}

	private static function show_pages( int $page, int $pages ): void {
		$links = (string) paginate_links(
			array(
				'base'    => add_query_arg( 'paged', '%#%' ),
				'format'  => '',
				'current' => $page,
				'total'   => $pages,
			)
		);
		if ( '' !== $links ) {
			echo '<div class="tablenav"><div class="tablenav-pages">' . wp_kses_post( $links ) . '</div></div>';
		}
	}

	private static function type_name( string $type ): string {
		return (string) ( get_post_type_object( $type )->labels->name ?? $type );
	}
}
