<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving\Admin;

use Closure;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\ListPage;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\StaffList;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Moving\Import;
use MentoriaiPortal\Moving\Imports;
use MentoriaiPortal\Moving\Outcome;
use MentoriaiPortal\Moving\Schema\Column;
use MentoriaiPortal\Moving\Verdict;

/**
 * Who would come and what would change, row by row; of each the first Imports::MOST_PREVIEWS. It is made of the file and of the profiles as they are
 * now, so that nobody's data are kept once more.
 *
 * @extends StaffList<Verdict>
 */
final class PreviewList extends StaffList {

	protected const IS_PAGE = false;

	protected const ASKED = array( 'import', 'rows' );

	protected const VIEWS = self::ASKED;

	protected const ON_PHONE = array( 'what' );

	/** Characters of a value that are shown. */
	private const LONG = 100;

	/** Of them, those before the first that differs. */
	private const BEFORE = 20;

	/** @var array<int, list<string>>|null */
	private ?array $fields = null;

	/** @param Closure(): array<int, list<string>> $field_names By id of the field: Lithuanian, English. */
	public function __construct( private readonly Imports $imports, private readonly Import $import, private readonly Closure $field_names, private readonly Lang $lang ) {
		parent::__construct( StaffMenu::MOVING );
	}

	/** @return array<string, string> */
	public function get_columns(): array {
		return array(
			'who'  => __( 'Person', 'mentoriai-portal' ),
			'type' => Column::Type->label( $this->lang ),
			'what' => __( 'What would happen', 'mentoriai-portal' ),
			'row'  => __( 'Row', 'mentoriai-portal' ),
		);
	}

	public function print_table_description(): void {
		echo '<caption class="screen-reader-text">' . esc_html__( 'New and changed members', 'mentoriai-portal' ) . '</caption>';
	}

	/** Screen options belong to no part of this page. */
	protected function get_items_per_page( $option, $default_value = self::PER_PAGE ): int {
		return self::PER_PAGE;
	}

	protected function get_views(): array {
		$views = array( 'all' => array( '', __( 'All', 'mentoriai-portal' ), $this->import->coming() ) );
		foreach ( array( Outcome::Added, Outcome::Changed ) as $outcome ) {
			$views[ $outcome->value ] = array( $outcome->value, MovingScreen::label( $outcome ), $this->import->counts[ $outcome->value ] );
		}
		return array_map( fn ( array $view ): string => $this->view( array_filter( array( 'import' => (string) $this->import->id, 'rows' => $view[0] ) ), $view[1], $view[2] ), $views );
	}

	protected function total(): int {
		$listed = array_map( static fn ( int $count ): int => min( $count, Imports::MOST_PREVIEWS ), $this->import->counts );
		$chosen = $this->chosen();
		return null === $chosen ? $listed[ Outcome::Added->value ] + $listed[ Outcome::Changed->value ] : $listed[ $chosen->value ];
	}

	protected function page( ListPage $page ): array {
		try {
			return $this->imports->preview( $this->import, $this->chosen(), $page->limit, $page->offset );
		} catch ( ApiError ) {
			// The file is gone; starting the import says so.
			return array();
		}
	}

	protected function mark( mixed $item ): array {
		return array( 'id' => $item->record->row, 'state' => $item->outcome->value );
	}

	protected function nothing(): string {
		return __( 'Nothing matches this filter.', 'mentoriai-portal' );
	}

	protected function column_who( Verdict $row ): string {
		$email = $row->arrival->email ?? $row->record->cells[ Column::Email->value ] ?? '';
		return sprintf( '<strong>%s</strong>%s', esc_textarea( '' === $row->name ? $email : $row->name ), '' === $row->name ? '' : '<br>' . esc_textarea( $email ) );
	}

	protected function column_type( Verdict $row ): string {
		return esc_html( $row->arrival?->role->label() ?? '—' );
	}

	protected function column_row( Verdict $row ): string {
		return esc_html( number_format_i18n( $row->record->row ) );
	}

	protected function column_what( Verdict $row ): string {
		if ( Outcome::Added === $row->outcome ) {
			return esc_html( null === $row->arrival?->user_id ? __( 'New member', 'mentoriai-portal' ) : __( 'An account of this site becomes a member', 'mentoriai-portal' ) );
		}
		if ( array() === $row->changed ) {
			return esc_html( MovingScreen::label( $row->outcome ) );
		}
		$items = '';
		foreach ( $row->changed as $key => $values ) {
			[ $old, $new ] = self::shortened( ...array_map( fn ( string $value ): string => $this->readable( $key, $value ), $values ) );
			$items .= sprintf(
				'<li><b>%s:</b> %s <span aria-hidden="true">→</span><span class="screen-reader-text">%s</span> <ins>%s</ins></li>',
				esc_html( Column::tryFrom( $key )?->label( $this->lang ) ?? $key ),
				'' === $old ? esc_html_x( '(empty)', 'value of a column', 'mentoriai-portal' ) : '<del>' . esc_textarea( $old ) . '</del>',
				esc_html_x( 'becomes', 'between an old and a new value', 'mentoriai-portal' ),
				'' === $new ? esc_html_x( '(empty)', 'value of a column', 'mentoriai-portal' ) : esc_textarea( $new )
			);
		}
		return "<ul class='mentoriai-changes'>$items</ul>";
	}

	private function chosen(): ?Outcome {
		$chosen = Outcome::tryFrom( $this->asked()['rows'] ?? '' );
		return Outcome::Added === $chosen || Outcome::Changed === $chosen ? $chosen : null;
	}

	/** @return array<int, list<string>> */
	private function fields(): array {
		return $this->fields ??= ( $this->field_names )();
	}

	/** A value as the list shows it, where it is kept as something else. */
	private function readable( string $key, string $value ): string {
		return '' === $value ? '' : match ( Column::tryFrom( $key ) ) {
			Column::Type      => Role::from( $value )->label(),
			Column::Fields    => implode( ', ', array_map( fn ( string $id ): string => $this->fields()[ (int) $id ][ Lang::Lt === $this->lang ? 0 : 1 ] ?? $id, explode( ',', $value ) ) ),
			Column::Language  => Lang::Lt->value === $value ? __( 'Lithuanian', 'mentoriai-portal' ) : __( 'English', 'mentoriai-portal' ),
			Column::NoCompany => __( 'Yes', 'mentoriai-portal' ),
			default           => $value,
		};
	}

	/**
	 * Of long values the part where they begin to differ.
	 *
	 * @return array{string, string}
	 */
	private static function shortened( string $old, string $new ): array {
		if ( max( mb_strlen( $old ), mb_strlen( $new ) ) <= self::LONG ) {
			return array( $old, $new );
		}
		$same = mb_strlen( mb_strcut( $old, 0, strspn( $old ^ $new, "\0" ) ) );
		$from = max( 0, $same - self::BEFORE );
		// From a whole word on.
		$from += $from > 0 ? (int) mb_strpos( mb_substr( $old, $from, self::BEFORE ), ' ' ) : 0;
		$cut   = static fn ( string $text ): string => ( $from > 0 ? '…' : '' ) . mb_strimwidth( mb_substr( $text, $from ), 0, self::LONG, '…' );
		return array( $cut( $old ), $cut( $new ) );
	}
}
