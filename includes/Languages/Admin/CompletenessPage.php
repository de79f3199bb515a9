<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Languages\Admin;

use MentoriaiPortal\Core\StaffList;
use MentoriaiPortal\Core\StaffListPage;
use MentoriaiPortal\Languages\MenuGaps;
use MentoriaiPortal\Languages\OverviewRepository;
use MentoriaiPortal\Languages\Translations;

/**
 * Mentoring → Translations: how far the content is translated, what is missing, what is outdated.
 */
final class CompletenessPage extends StaffListPage {

	public const SLUG = 'mentoriai-translations';

	public const CAPABILITY = 'mentoriai_view_translations';

	public function __construct(
		private readonly Translations $translations,
		private readonly OverviewRepository $overview,
		private readonly MenuGaps $menus,
		private readonly Links $links
	) {}

	protected static function title(): string {
		return __( 'Translations', 'mentoriai-portal' );
	}

	/** Whoever translates needs no capability of ours. */
	protected static function capability(): string {
		return current_user_can( 'edit_pages' ) ? 'edit_pages' : self::CAPABILITY;
	}

	protected function make(): StaffList {
		return new LackList( $this->translations->types, $this->overview, $this->menus, $this->links );
	}

	/** How much there is of each kind of content. */
	protected function introduce(): void {
		$heads = array( __( 'Content', 'mentoriai-portal' ), __( 'Lithuanian', 'mentoriai-portal' ), __( 'English', 'mentoriai-portal' ), __( 'Without a Lithuanian text', 'mentoriai-portal' ), __( 'Without an English text', 'mentoriai-portal' ) );
		echo '<style>@media (min-width:783px){.wp-list-table{.column-title{width:32%}.column-lang{width:8em}.column-changed{width:10em}}}</style>'
			. '<div style="overflow-x:auto;margin-top:1em"><table class="widefat striped"><thead><tr>';
		foreach ( $heads as $head ) {
			echo '<th scope="col">' . esc_html( $head ) . '</th>';
		}
		echo '</tr></thead><tbody>';
		foreach ( $this->overview->counts( $this->translations->types ) as $type => $count ) {
			printf( '<tr><th scope="row">%s</th>', esc_html( self::type_name( $type ) ) );
			foreach ( $count as $what => $number ) {
				echo '<td>';
				self::show_number( $type, $number, str_ends_with( $what, '_missing' ) );
				echo '</td>';
			}
			echo '</tr>';
		}
		echo '</tbody></table></div>';
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

	public static function type_name( string $type ): string {
		return (string) ( get_post_type_object( $type )->labels->name ?? $type );
	}
}
