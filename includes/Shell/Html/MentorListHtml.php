<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell\Html;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Shell\Data;
use MentoriaiPortal\Shell\ListQuery;
use MentoriaiPortal\Shell\PortalPage;

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
		return '<div class="mp-mentor-filter">' . $this->search() . $this->tags( $fields ) . '</div>'
			. ( null === $list ? '' : $this->count( $list, $fields ) . MentorHtml::cards( Data::part( $list, 'list' ), $this->page->resolved->lang, $is_dynamic ) );
	}

	private function search(): string {
		$query = $this->page->query;
		return sprintf(
			'<form class="mp-mentor-filter__search" role="search"><div class="mp-affix mp-affix--start mp-affix--end mp-search"><label for="mp-search" class="mp-visually-hidden">%s</label>%s'
			. '<input id="mp-search" type="search" class="mp-input" name="%s" value="%s" placeholder="%s" maxlength="200" autocomplete="off" enterkeyhint="search"></div>%s</form>',
			esc_html__( 'Search by keyword', 'mentoriai-portal' ),
			self::SEARCH,
			ListQuery::KEYWORD,
			esc_attr( $query->keyword ),
			esc_attr__( 'E.g. export, pricing', 'mentoriai-portal' ),
			array() === $query->tags ? '' : sprintf( '<input type="hidden" name="%s" value="%s">', ListQuery::TAGS, esc_attr( implode( ',', $query->tags ) ) )
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
		$found = esc_html( _n( 'Found %s mentor', 'Found %s mentors', $total, 'mentoriai-portal' ) );
		return sprintf(
			'<div class="mp-mentor-count"><p>%s%s</p>%s</div>',
			sprintf( $found, '<b>' . number_format( $total, 0, '', Lang::Lt === $this->page->resolved->lang ? "\u{a0}" : ',' ) . '</b>' ),
			'' === $tags ? '' : ' · ' . esc_html( $tags ),
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
				...( array() === $tags ? array() : array( ListQuery::TAGS . '=' . implode( ',', array_map( 'rawurlencode', $tags ) ) ) ),
			)
		);
	}
}
