<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

use Closure;
use WP_List_Table;

/**
 * A list of wp-admin whose cells are text, page by page. It is in a form of the page by GET, so what can be done with a
 * row are links.
 */
final class TextTable extends WP_List_Table {

	private const PER_PAGE = 50;

	/**
	 * @param array<string, string> $columns Name to heading; the first stands for the row on a phone.
	 * @param string                $none    What is said where there is no row.
	 * @param (Closure( array<string, string> ): array<string, array{text: string, url: string}>)|null $links Cells to what can be done
	 *                                       with their row, by name; shown below the first column.
	 */
	public function __construct( private readonly array $columns, private readonly string $none, private readonly ?Closure $links = null ) {
		parent::__construct();
	}

	/**
	 * @param Closure(int, int): list<array<string, string>> $page Cells by column, of a limit and an offset.
	 */
	public function show( int $total, Closure $page ): void {
		$this->set_pagination_args(
			array(
				'total_items' => $total,
				'per_page'    => self::PER_PAGE,
			)
		);
		$this->_column_headers = array( $this->columns, array(), array(), (string) array_key_first( $this->columns ) );
		$this->items           = $page( self::PER_PAGE, ( $this->get_pagenum() - 1 ) * self::PER_PAGE );
		$this->display();
	}

	/** @return array<string, string> */
	public function get_columns(): array {
		return $this->columns;
	}

	public function no_items(): void {
		echo esc_html( $this->none );
	}

	/**
	 * Without WordPress's nonce: nothing is done here, and the form would put it into the address.
	 *
	 * @param 'top'|'bottom' $which Where it is.
	 */
	protected function display_tablenav( $which ): void {
		echo '<div class="tablenav ' . esc_attr( $which ) . '">';
		$this->pagination( $which );
		echo '<br class="clear"></div>';
	}

	/**
	 * @param array<string, string> $item
	 * @param string                $column_name Name of the column.
	 */
	protected function column_default( $item, $column_name ): string {
		return esc_html( $item[ $column_name ] ?? '' );
	}

	/**
	 * @param array<string, string> $item
	 * @param string                $column_name Name of the column.
	 * @param string                $primary     Name of the first column.
	 */
	protected function handle_row_actions( $item, $column_name, $primary ): string {
		$links = null === $this->links || $column_name !== $primary ? array() : ( $this->links )( $item );
		// Without actions WordPress puts the button there that opens the row on a phone.
		return array() === $links
			? parent::handle_row_actions( $item, $column_name, $primary )
			: $this->row_actions( array_map( static fn ( array $link ): string => sprintf( '<a href="%s">%s</a>', esc_url( $link['url'] ), esc_html( $link['text'] ) ), $links ) );
	}
}
