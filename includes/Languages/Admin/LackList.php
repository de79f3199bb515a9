<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Languages\Admin;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\ListPage;
use MentoriaiPortal\Core\StaffList;
use MentoriaiPortal\Languages\Lack;
use MentoriaiPortal\Languages\LackFilter;
use MentoriaiPortal\Languages\MenuGaps;
use MentoriaiPortal\Languages\OverviewRepository;

/**
 * Texts whose other language lacks something, and what to do about it. Those of menus, which are few, come last.
 *
 * @phpstan-import-type Gap from OverviewRepository
 * @extends StaffList<Gap>
 */
final class LackList extends StaffList {

	public const PER_PAGE = 50;

	protected const ON_PHONE = array( 'state', 'lang', 'todo' );

	private readonly LackFilter $filter;

	/** @var list<Gap>|null Of the menus, as asked. */
	private ?array $menu = null;

	private ?int $texts = null;

	/** @param list<string> $types */
	public function __construct( private readonly array $types, private readonly OverviewRepository $overview, private readonly MenuGaps $menus, private readonly Links $links ) {
		parent::__construct( CompletenessPage::SLUG );
		$this->filter = LackFilter::of( $types, $this->asked() );
	}

	/** @return array<string, string> */
	public function get_columns(): array {
		return array(
			'title'   => __( 'Title', 'mentoriai-portal' ),
			'type'    => __( 'Content', 'mentoriai-portal' ),
			'lang'    => __( 'Language', 'mentoriai-portal' ),
			'state'   => __( 'What is missing', 'mentoriai-portal' ),
			'changed' => __( 'Last change', 'mentoriai-portal' ),
			'todo'    => __( 'What to do', 'mentoriai-portal' ),
		);
	}

	protected function total(): int {
		return $this->of_texts() + count( $this->of_menus() );
	}

	protected function page( ListPage $page ): array {
		$rows = Lack::Menu === $this->filter->lack ? array() : $this->overview->gaps( $this->filter, $page );
		$rows = array( ...$rows, ...array_slice( $this->of_menus(), max( 0, $page->offset - $this->of_texts() ), $page->limit - count( $rows ) ) );
		_prime_post_caches( array( ...array_column( $rows, 'id' ), ...array_filter( array_column( $rows, 'other' ) ) ), false, false );
		return $rows;
	}

	protected function mark( mixed $item ): array {
		return array( 'id' => $item['id'], 'state' => $item['lack']->value );
	}

	protected function nothing(): string {
		return match ( $this->filter->lack ) {
			null              => __( 'Everything is translated, published and in both menus.', 'mentoriai-portal' ),
			Lack::Missing     => __( 'Everything is translated.', 'mentoriai-portal' ),
			Lack::Unpublished => __( 'Every translation is published.', 'mentoriai-portal' ),
			Lack::Outdated    => __( 'No original was changed after its translation.', 'mentoriai-portal' ),
			Lack::Menu        => __( 'Both menus lead to the same places.', 'mentoriai-portal' ),
		};
	}

	protected function search_label(): string {
		return __( 'Title', 'mentoriai-portal' );
	}

	/** @return array<string, array{label: string, all: string, options: array<array-key, string>}> */
	protected function filters(): array {
		return array(
			'type'     => array(
				'label'   => __( 'Filter by content', 'mentoriai-portal' ),
				'all'     => __( 'All content', 'mentoriai-portal' ),
				'options' => array_combine( $this->types, array_map( CompletenessPage::type_name( ... ), $this->types ) ),
			),
			'language' => array(
				'label'   => __( 'Filter by language', 'mentoriai-portal' ),
				'all'     => __( 'All languages', 'mentoriai-portal' ),
				'options' => array_column( array_map( static fn ( Lang $lang ): array => array( $lang->value, Links::name( $lang ) ), Lang::cases() ), 1, 0 ),
			),
		);
	}

	/** @return array<string, array{string, bool, string, string, string}> */
	protected function get_sortable_columns(): array {
		return array(
			'title'   => array( 'title', false, '', '', '' ),
			'changed' => array( 'changed', true, '', '', 'desc' ),
		);
	}

	/** @return array<string, string> */
	protected function get_views(): array {
		$counts = $this->overview->gap_counts( $this->types ) + array( Lack::Menu->value => count( $this->menus->all() ) );
		$views  = array( 'all' => $this->view( array(), _x( 'All', 'texts', 'mentoriai-portal' ), array_sum( $counts ) ) );
		foreach ( Lack::cases() as $lack ) {
			$views[ $lack->value ] = $this->view( array( 'state' => $lack->value ), $lack->label(), $counts[ $lack->value ] ?? 0 );
		}
		return $views;
	}

	/** @param Gap $item */
	protected function column_title( array $item ): string {
		$state = Links::state( $item['status'] );
		return '<strong>' . self::edit_link( $item['id'], Links::title( $item['title'] ) ) . '</strong>' . ( '' === $state ? '' : ' — ' . esc_html( $state ) );
	}

	/**
	 * @param Gap    $item
	 * @param string $column_name Name of the column.
	 */
	protected function column_default( $item, $column_name ): string {
		return match ( $column_name ) {
			'type'    => esc_html( CompletenessPage::type_name( $item['type'] ) ),
			'lang'    => esc_html( Links::name( $item['lang'] ) ),
			'state'   => esc_html( $item['lack']->label() ),
			'changed' => '' === $item['changed'] ? '—' : esc_html( (string) mysql2date( 'Y-m-d H:i', $item['changed'] ) ),
			'todo'    => $this->todo( $item ),
			default   => '',
		};
	}

	/** @param Gap $item */
	private function todo( array $item ): string {
		$other = $item['lang']->other();
		if ( 0 === $item['other'] ) {
			$post = get_post( $item['id'] );
			return null === $post || ! $this->links->may_translate( $post ) ? '' : sprintf(
				'<a class="button" href="%s" aria-label="%s">%s</a>',
				esc_url( Links::create( $post->ID ) ),
				esc_attr( Links::create_label( $other ) . ': ' . Links::title( $post->post_title ) ),
				esc_html( Links::create_label( $other ) )
			);
		}
		if ( Lack::Menu !== $item['lack'] ) {
			return self::edit_link( $item['other'], Links::edit_label( $other ) );
		}
		$label = Lang::En === $other ? __( 'Add it to the English menu', 'mentoriai-portal' ) : __( 'Add it to the Lithuanian menu', 'mentoriai-portal' );
		return current_user_can( 'edit_others_pages' ) ? sprintf( '<a href="%s">%s</a>', esc_url( MenuGaps::edit_url( $other ) ), esc_html( $label ) ) : '';
	}

	private static function edit_link( int $id, string $label ): string {
		$url = (string) get_edit_post_link( $id, 'url' );
		return '' === $url ? esc_html( $label ) : sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( $label ) );
	}

	/** How many gaps as asked are not of the menus. */
	private function of_texts(): int {
		return $this->texts ??= Lack::Menu === $this->filter->lack ? 0 : $this->overview->count_gaps( $this->filter );
	}

	/** @return list<Gap> */
	private function of_menus(): array {
		if ( null !== $this->menu ) {
			return $this->menu;
		}
		$this->menu = array();
		$gaps       = null === $this->filter->lack || Lack::Menu === $this->filter->lack ? $this->menus->all() : array();
		_prime_post_caches( array_column( $gaps, 'id' ), false, false );
		foreach ( $gaps as $gap ) {
			$type = (string) get_post_type( $gap['id'] );
			if ( in_array( $type, $this->filter->types, true ) && in_array( $this->filter->lang, array( null, $gap['lang'] ), true ) && ( '' === $this->filter->search || false !== mb_stripos( $gap['title'], $this->filter->search ) ) ) {
				$this->menu[] = array( 'lack' => Lack::Menu, 'id' => $gap['id'], 'type' => $type, 'lang' => $gap['lang'], 'title' => $gap['title'], 'status' => 'publish', 'other' => $gap['partner'], 'changed' => '' );
			}
		}
		return $this->menu;
	}
}
