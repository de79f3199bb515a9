<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell\Html;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Shell\Data;
use MentoriaiPortal\Shell\ListQuery;
use MentoriaiPortal\Shell\PortalPage;
use MentoriaiPortal\Shell\Schema\Names;

/**
 * A list of mentors: search, field tags, count and cards in the boxes of src/features/mentors. Without script the search
 * is a form, and a tag a link.
 */
final readonly class MentorListHtml {

	private const SEARCH = '<svg class="mp-icon mp-affix__icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true"><path d="m21 21-4.3-4.3"/><circle cx="11" cy="11" r="8"/></svg>';
	private const CHECK  = '<svg class="mp-icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true"><path d="M20 6 9 17l-5-5"/></svg>';

	public function __construct( private PortalPage $page ) {}

	public function html(): string {
		$is_dynamic = Screen::DynamicMentors === $this->page->resolved->screen;
		$route      = $is_dynamic ? 'mentoriai_dynamic' : 'mentoriai_static';
		$list       = $this->page->reply( $route );
		$fields     = $this->page->reply( $route . '/tax' ) ?? array();
		return '<div class="mp-mentor-filter">' . $this->search( Data::part( $list, Names::TOWNS ) ) . $this->tags( $fields ) . '</div>'
			. ( null === $list ? '' : $this->count( $list, $fields ) . MentorHtml::cards( Data::part( $list, 'list' ), $this->page->resolved->lang, $is_dynamic ) );
	}

	/** @param array<mixed> $towns Where the mentors are. */
	private function search( array $towns ): string {
		$query = $this->page->query;
		return sprintf(
			'<form class="mp-mentor-filter__search" role="search"><div class="mp-affix mp-affix--start mp-affix--end mp-search"><label for="mp-search" class="mp-visually-hidden">%s</label>%s'
			. '<input id="mp-search" type="search" class="mp-input" name="%s" value="%s" placeholder="%s" maxlength="200" autocomplete="off" enterkeyhint="search"></div>%s%s</form>',
			esc_html__( 'Search by keyword', 'mentoriai-portal' ),
			self::SEARCH,
			ListQuery::KEYWORD,
			esc_attr( $query->keyword ),
			esc_attr__( 'For example, export, pricing', 'mentoriai-portal' ),
			self::town( array_filter( $towns, 'is_string' ), $query->town ),
			array() === $query->tags ? '' : sprintf( '<input type="hidden" name="%s" value="%s">', ListQuery::TAGS, esc_attr( implode( ',', $query->tags ) ) )
		);
	}

	/** @param array<string> $towns */
	private static function town( array $towns, string $chosen ): string {
		$towns = '' === $chosen || in_array( $chosen, $towns, true ) ? $towns : array( ...$towns, $chosen );
		$items = '';
		foreach ( $towns as $town ) {
			$items .= sprintf( '<option value="%1$s"%2$s>%1$s</option>', esc_attr( $town ), $town === $chosen ? ' selected' : '' );
		}
		return '' === $items ? '' : sprintf(
			'<div class="mp-field"><label for="mp-town" class="mp-visually-hidden">%s</label><select id="mp-town" class="mp-input mp-select" name="%s"><option value="">%s</option>%s</select></div>',
			esc_html__( 'City', 'mentoriai-portal' ),
			ListQuery::TOWN,
			esc_html__( 'All cities', 'mentoriai-portal' ),
			$items
		);
	}

	/** @param array<mixed> $fields */
	private function tags( array $fields ): string {
		$chosen = $this->page->query->tags;
		$chips  = '';
		foreach ( $fields as $field ) {
			$slug = Data::text( $field, 'slug' );
			$is   = in_array( $slug, $chosen, true );
			if ( ! $is && 0 === ( $field['count'] ?? 0 ) ) {
				continue;
			}
			$chips .= sprintf(
				'<a class="mp-chip" rel="nofollow" href="%s"%s>%s</a>',
				esc_attr( $this->href( $is ? array_diff( $chosen, array( $slug ) ) : array( ...$chosen, $slug ) ) ),
				$is ? ' aria-current="true"' : '',
				( $is ? self::CHECK : '' ) . esc_html( Data::text( $field, 'name' ) )
			);
		}
		return '' === $chips ? '' : sprintf( '<div class="mp-chip-row" role="group" aria-label="%s">%s</div>', esc_attr__( 'Fields', 'mentoriai-portal' ), $chips );
	}

	/**
	 * @param array<mixed> $list   Reply of the list.
	 * @param array<mixed> $fields
	 */
	private function count( array $list, array $fields ): string {
		$total = is_int( $list['total'] ?? null ) ? $list['total'] : 0;
		$names = array_column( $fields, 'name', 'slug' );
		$tags  = implode( ', ', array_map( static fn ( string $slug ): string => (string) ( $names[ $slug ] ?? $slug ), $this->page->query->tags ) );
		/* translators: %s: number of mentors, as in "Rastas 1 mentorius", "Rasti 2 mentoriai", "Rasta 10 mentorių". */
		$found = esc_html( _n( '%s mentor found', '%s mentors found', $total, 'mentoriai-portal' ) );
		return sprintf(
			'<div class="mp-mentor-count"><div><p>%s%s</p>%s</div>%s</div>',
			sprintf( $found, '<b>' . number_format( $total, 0, '', Lang::Lt === $this->page->resolved->lang ? "\u{a0}" : ',' ) . '</b>' ),
			'' === $tags ? '' : ' · ' . esc_html( $tags ),
			'' === $this->page->query->keyword && $total > 1 ? '<p>' . esc_html__( 'The order changes daily', 'mentoriai-portal' ) . '</p>' : '',
			'' === $tags ? '' : sprintf( '<a class="mp-button mp-button--ghost mp-button--sm" href="%s">%s</a>', esc_attr( $this->href( array() ) ), esc_html__( 'Clear fields', 'mentoriai-portal' ) )
		);
	}

	/**
	 * This list with other tags.
	 *
	 * @param array<string> $tags
	 */
	private function href( array $tags ): string {
		$keyword = $this->page->query->keyword;
		return '?' . implode(
			'&',
			array(
				...( '' === $keyword ? array() : array( ListQuery::KEYWORD . '=' . rawurlencode( $keyword ) ) ),
				...( '' === $this->page->query->town ? array() : array( ListQuery::TOWN . '=' . rawurlencode( $this->page->query->town ) ) ),
				...( array() === $tags ? array() : array( ListQuery::TAGS . '=' . implode( ',', array_map( 'rawurlencode', $tags ) ) ) ),
			)
		);
	}
}
