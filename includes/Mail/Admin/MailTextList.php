<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail\Admin;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\ListPage;
use MentoriaiPortal\Core\StaffList;

/**
 * All emails with their subject in each language. They are as many as the portal has, so they are searched and sorted here.
 *
 * @phpstan-type MailTextRow array{key: string, title: string, texts: array<string, Editable>}
 * @extends StaffList<MailTextRow>
 */
final class MailTextList extends StaffList {

	public const PER_PAGE = 100;

	protected const ON_PHONE = array( 'lt', 'en' );

	/** @param list<MailTextRow> $rows Texts by language. */
	public function __construct( private readonly array $rows ) {
		parent::__construct( MailTextsPage::SLUG );
	}

	protected function url( array $query = array() ): string {
		return MailTextsPage::url( $query );
	}

	/** @return array<string, string> */
	public function get_columns(): array {
		return array(
			'title' => _x( 'Email', 'a message', 'mentoriai-portal' ),
			'lt'    => __( 'Lithuanian', 'mentoriai-portal' ),
			'en'    => __( 'English', 'mentoriai-portal' ),
		);
	}

	protected function total(): int {
		return count( $this->found() );
	}

	protected function page( ListPage $page ): array {
		$rows = $this->found();
		if ( 'title' === $page->by ) {
			$titles = array_column( $rows, 'title' );
			array_multisort( array_map( 'remove_accents', $titles ), $page->ascending ? SORT_ASC : SORT_DESC, SORT_STRING | SORT_FLAG_CASE, $rows );
		}
		return array_slice( $rows, $page->offset, $page->limit );
	}

	protected function mark( mixed $item ): array {
		return array( 'id' => $item['key'], 'state' => self::is_edited( $item ) ? 'edited' : 'own' );
	}

	protected function nothing(): string {
		return __( 'No email has been edited: all have the portal’s own words.', 'mentoriai-portal' );
	}

	protected function search_label(): string {
		return __( 'Email or subject', 'mentoriai-portal' );
	}

	/** @return array<string, array{string, bool}> */
	protected function get_sortable_columns(): array {
		return array( 'title' => array( 'title', false ) );
	}

	/** @return array<string, string> */
	protected function get_views(): array {
		return array(
			'all'    => $this->view( array(), _x( 'All', 'emails', 'mentoriai-portal' ), count( $this->rows ) ),
			'edited' => $this->view( array( 'state' => 'edited' ), _x( 'Edited', 'emails', 'mentoriai-portal' ), count( array_filter( $this->rows, self::is_edited( ... ) ) ) ),
		);
	}

	/** @param MailTextRow $item */
	protected function column_title( array $item ): string {
		return '<strong>' . esc_html( $item['title'] ) . '</strong>';
	}

	/**
	 * @param MailTextRow $item
	 * @param string      $column_name Name of the column: a language.
	 */
	protected function column_default( $item, $column_name ): string {
		$texts = $item['texts'][ $column_name ] ?? null;
		return null === $texts ? '' : sprintf(
			'<a href="%s" lang="%s">%s</a>%s',
			esc_url( MailTextsPage::text_url( $item['key'], Lang::from( $column_name ) ) ),
			esc_attr( $column_name ),
			esc_html( self::subject( $texts ) ),
			$texts->is_edited() ? ' <strong>' . esc_html__( '(edited)', 'mentoriai-portal' ) . '</strong>' : ''
		);
	}

	/** @return list<MailTextRow> */
	private function found(): array {
		$asked  = $this->asked();
		$search = $asked['s'] ?? '';
		return array_values(
			array_filter(
				$this->rows,
				static fn ( array $row ): bool => ( 'edited' !== ( $asked['state'] ?? '' ) || self::is_edited( $row ) )
					&& ( '' === $search || false !== mb_stripos( implode( "\n", array( $row['title'], ...array_map( self::subject( ... ), array_values( $row['texts'] ) ) ) ), $search ) )
			)
		);
	}

	/** @param MailTextRow $row */
	private static function is_edited( array $row ): bool {
		return array() !== array_filter( $row['texts'], static fn ( Editable $texts ): bool => $texts->is_edited() );
	}

	private static function subject( Editable $texts ): string {
		return $texts->fields( null )[0]->value;
	}
}
