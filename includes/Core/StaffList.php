<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

use MentoriaiPortal\Core\Identity\Participant;
use WP_List_Table;

/**
 * A list of the staff's menu, as WordPress's own lists are: views, search, filters, sorting, columns and rows a page by choice, bulk
 * actions. A module gives columns, rows and SQL; what is asked stands in the address. StaffListPage shows it.
 *
 * @template Item
 */
abstract class StaffList extends WP_List_Table {

	/** Rows a page until someone chooses another number. */
	public const PER_PAGE = 20;

	/** Whether it is what its page is for: columns can be hidden in the screen options then. */
	protected const IS_PAGE = true;

	/** Names in the address by which the views above the list are told. */
	protected const VIEWS = array( 'state' );

	/** All names in the address besides those of filters() and FIELDS: those of views, and what only links ask for. */
	protected const ASKED = array( 's', 'state' );

	/** Names of the fields that a list draws itself in show_fields(). */
	protected const FIELDS = array();

	/** Columns besides the first that a phone shows before the row is opened. */
	protected const ON_PHONE = array();

	/** Name of the boxes of a list with bulk actions. */
	private const CHOSEN = 'chosen';

	/** @param string $slug Of the page. */
	public function __construct( private readonly string $slug ) {
		// WordPress asks a screen for its columns once, before it prints anything: a list further down has a screen of its own.
		$screen = static::IS_PAGE ? get_current_screen()->id ?? '' : "$slug-" . sanitize_key( static::class );
		parent::__construct( array( 'plural' => $slug, 'ajax' => false, 'screen' => $screen ) );
	}

	/** How many rows there are of what is asked. */
	abstract protected function total(): int;

	/** @return list<Item> */
	abstract protected function page( ListPage $page ): array;

	/**
	 * @param Item $item
	 * @return array<string, int|string> What stands in the row for programs, by the name of the data attribute: `id` and `state`.
	 */
	abstract protected function mark( mixed $item ): array;

	/** What is said where there is no row; what the list is for, if nothing is asked. */
	abstract protected function nothing(): string;

	/** Label of the search; '' for none. */
	protected function search_label(): string {
		return '';
	}

	/** @return array<string, array{label: string, all: string, options: array<array-key, string>}> By name in the address. */
	protected function filters(): array {
		return array();
	}

	/** @param array<string, string> $query Encoded. */
	protected function url( array $query = array() ): string {
		return StaffMenu::url( $this->slug, $query );
	}

	/** Name of the option that WordPress keeps with the person. */
	public static function per_page( string $slug ): string {
		return str_replace( '-', '_', $slug ) . '_per_page';
	}

	public function show(): void {
		$this->prepare_items();
		$this->show_style();
		$this->views();
		$this->show_form();
		if ( array() === $this->get_bulk_actions() ) {
			echo '<form method="get">';
			$this->show_hidden( array( 'page' => $this->slug ) + $this->asked() + $this->order() );
		} else {
			// To the page itself, with what is asked: the handler of the page leads back there.
			printf( '<form method="post" action="%s">', esc_url( $this->here() ) );
		}
		$this->display();
		echo '</form>';
	}

	public function prepare_items(): void {
		$per_page = $this->get_items_per_page( self::per_page( $this->slug ), static::PER_PAGE );
		$this->set_pagination_args( array( 'total_items' => $this->total(), 'per_page' => $per_page ) );
		$order       = $this->order();
		$this->items = $this->page( new ListPage( $per_page, ( $this->get_pagenum() - 1 ) * $per_page, $order['orderby'] ?? '', 'asc' === ( $order['order'] ?? '' ) ) );
	}

	public function no_items(): void {
		echo esc_html( array() === array_diff_key( $this->asked(), array_flip( static::VIEWS ) ) ? $this->nothing() : __( 'Nothing matches this filter.', 'mentoriai-portal' ) );
	}

	/** @param Item $item */
	public function single_row( $item ): void {
		echo '<tr';
		foreach ( $this->mark( $item ) as $name => $value ) {
			printf( ' data-%s="%s"', esc_attr( $name ), esc_attr( (string) $value ) );
		}
		echo '>';
		$this->single_row_columns( $item );
		echo '</tr>';
	}

	/** @return array<string, string> What the address asks for, without what it does not. */
	public function asked(): array {
		$asked = array();
		foreach ( array( ...static::ASKED, ...static::FIELDS, ...array_keys( $this->filters() ) ) as $name ) {
			$value = isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ? trim( sanitize_text_field( wp_unslash( $_GET[ $name ] ) ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- chooses what is shown.
			if ( '' !== $value ) {
				$asked[ $name ] = $value;
			}
		}
		return $asked;
	}

	/** The address of what is shown: what is asked, in its order, on its page. */
	public function here(): string {
		$page = $this->get_pagenum();
		return $this->url( array_map( 'rawurlencode', $this->asked() + $this->order() + ( $page > 1 ? array( 'paged' => (string) $page ) : array() ) ) );
	}

	/** @return array{string, list<string>}|null The bulk action that was pressed, and the values of the rows that were chosen. */
	public function pressed(): ?array {
		// phpcs:disable WordPress.Security -- the page checks the nonce before anything is done; an action is only compared, a value is read by who made it.
		foreach ( array( 'action', 'action2' ) as $name ) {
			$action = is_string( $_POST[ $name ] ?? null ) ? sanitize_key( $_POST[ $name ] ) : '';
			if ( isset( $this->get_bulk_actions()[ $action ] ) ) {
				$chosen = is_array( $_POST[ self::CHOSEN ] ?? null ) ? wp_unslash( $_POST[ self::CHOSEN ] ) : array();
				return array( $action, array_values( array_unique( array_filter( $chosen, 'is_string' ) ) ) );
			}
		}
		// phpcs:enable
		return null;
	}

	/** The nonce of bulk actions is WordPress's, `bulk-` and the slug; without any it would only fill the address. */
	protected function display_tablenav( $which ): void {
		if ( array() !== $this->get_bulk_actions() ) {
			parent::display_tablenav( $which );
			return;
		}
		echo '<div class="tablenav ' . esc_attr( $which ) . '">';
		$this->pagination( $which );
		echo '<br class="clear"></div>';
	}

	/** The fields of the form above the list. */
	protected function show_fields(): void {
		$asked = $this->asked();
		if ( '' !== $this->search_label() ) {
			printf( '<label class="screen-reader-text" for="mentoriai-search">%1$s</label><input type="search" id="mentoriai-search" name="s" value="%2$s" placeholder="%1$s">', esc_attr( $this->search_label() ), esc_attr( $asked['s'] ?? '' ) );
		}
		foreach ( $this->filters() as $name => $filter ) {
			Choice::show( $name, $filter['label'], array( '' => $filter['all'] ) + $filter['options'], $asked[ $name ] ?? '' );
		}
	}

	/**
	 * A view above the list, with its number.
	 *
	 * @param array<string, string> $query What the view asks for.
	 */
	protected function view( array $query, string $label, int $count ): string {
		return sprintf(
			'<a href="%s"%s>%s <span class="count">(%s)</span></a>',
			esc_url( $this->url( array_map( 'rawurlencode', $query ) ) ),
			array_diff_key( $this->asked(), array( 's' => true ) ) === array_diff_key( $query, array( 's' => true ) ) ? ' class="current" aria-current="page"' : '',
			esc_html( $label ),
			esc_html( number_format_i18n( $count ) )
		);
	}

	/** The box that chooses a row. */
	protected static function box( string $value, string $label ): string {
		return sprintf( '<input type="checkbox" name="%s[]" value="%s" aria-label="%s">', esc_attr( self::CHOSEN ), esc_attr( $value ), esc_attr( $label ) );
	}

	/** A member's name, which leads to what staff know of them. */
	protected static function person( int $user_id, ?string $name ): string {
		$text = esc_textarea( ( new Participant( $user_id, $name ) )->name() );
		return null === $name ? $text : sprintf( '<a href="%s">%s</a>', esc_url( StaffMenu::member( $user_id ) ), $text );
	}

	/**
	 * What can be done with a row, below its first column.
	 *
	 * @param Item $item
	 * @return array<string, array{text: string, url: string}> By name.
	 */
	protected function links( mixed $item ): array {
		return array();
	}

	/**
	 * What these links are about, for whoever does not see the row.
	 *
	 * @param Item $item
	 */
	protected function about( mixed $item ): string {
		return '';
	}

	/**
	 * @param Item   $item
	 * @param string $column_name Name of the column.
	 * @param string $primary     Name of the first column.
	 */
	protected function handle_row_actions( $item, $column_name, $primary ): string {
		$links = $column_name === $primary ? $this->links( $item ) : array();
		// Without links WordPress puts the button there that opens the row on a phone.
		return array() === $links ? parent::handle_row_actions( $item, $column_name, $primary ) : $this->row_actions(
			array_map( fn ( array $link ): string => sprintf( '<a href="%s">%s<span class="screen-reader-text"> (%s)</span></a>', esc_url( $link['url'] ), esc_html( $link['text'] ), esc_textarea( $this->about( $item ) ) ), $links )
		);
	}

	/** @return array{}|array{orderby: string, order: string} */
	private function order(): array {
		$by = isset( $_GET['orderby'] ) && is_string( $_GET['orderby'] ) ? sanitize_key( $_GET['orderby'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- as asked().
		$column = $this->get_sortable_columns()[ $by ] ?? null;
		if ( null === $column ) {
			return array();
		}
		// A column begins as a first click on its head does.
		$order = $_GET['order'] ?? ( $column[1] ? 'desc' : 'asc' ); // phpcs:ignore WordPress.Security -- compared only.
		return array( 'orderby' => $by, 'order' => 'asc' === $order ? 'asc' : 'desc' );
	}

	private function show_form(): void {
		ob_start();
		$this->show_fields();
		$fields = (string) ob_get_clean();
		if ( '' === $fields ) {
			return;
		}
		echo '<form method="get" class="mentoriai-filter">';
		$asked = $this->asked();
		$this->show_hidden( array( 'page' => $this->slug ) + array_intersect_key( $asked, array_flip( array_diff( static::ASKED, array( 's' ) ) ) ) + $this->order() );
		echo $fields; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by show_fields().
		submit_button( __( 'Filter', 'mentoriai-portal' ), '', '', false );
		if ( array() !== $asked ) {
			printf( '<a href="%s">%s</a>', esc_url( $this->url() ), esc_html__( 'Show everything', 'mentoriai-portal' ) );
		}
		echo '</form>';
	}

	/** @param array<string, string> $fields */
	protected function show_hidden( array $fields ): void {
		foreach ( $fields as $name => $value ) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
		}
	}

	private function show_style(): void {
		echo '<style>.mentoriai-filter{display:flex;flex-wrap:wrap;gap:8px;align-items:center;margin:12px 0;clear:both}.mentoriai-filter input[type=search]{width:18em;max-width:100%}@media (max-width:782px){.wp-list-table td{overflow-wrap:anywhere}.wp-list-table td[data-colname]:not(.column-primary)::before{white-space:normal!important;overflow:visible}.mentoriai-filter select{flex:1 1 45%;max-width:100%}.mentoriai-filter input[type=search]{flex:1 1 100%}}@media (min-width:783px){.wp-list-table.fixed{table-layout:auto}form:has(>.wp-list-table){overflow-x:auto}}';
		if ( array() !== static::ON_PHONE ) {
			// On a phone WordPress hides all columns but the first until the row is opened.
			printf( '@media (max-width:782px){.wp-list-table td:is(.column-%s){display:block!important;flex:0 1 100%%}}', esc_html( implode( ',.column-', static::ON_PHONE ) ) );
		}
		echo '</style>';
	}
}
