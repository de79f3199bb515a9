<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving\Admin;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\ListPage;
use MentoriaiPortal\Core\StaffList;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Moving\Import;
use MentoriaiPortal\Moving\Imports;
use MentoriaiPortal\Moving\ImportState;
use MentoriaiPortal\Moving\Outcome;

/**
 * The imports there were, newest first, with what can still be done with them. A page costs a constant number of queries.
 *
 * @extends StaffList<Import>
 */
final class ImportList extends StaffList {

	protected const IS_PAGE = false;

	protected const VIEWS = array();

	protected const ASKED = array();

	protected const ON_PHONE = array( 'state', 'at', 'result', 'refused' );

	/** @var list<int> Imports of this page that have a refused.csv. */
	private array $refusing = array();

	public function __construct( private readonly Imports $imports ) {
		parent::__construct( StaffMenu::MOVING );
	}

	protected function total(): int {
		return $this->imports->count();
	}

	protected function page( ListPage $page ): array {
		$found          = $this->imports->newest( $page->limit, $page->offset );
		$this->refusing = $this->imports->with_refusals( $found );
		cache_users( array_values( array_unique( array_filter( array_column( $found, 'started_by' ) ) ) ) );
		return $found;
	}

	protected function mark( mixed $item ): array {
		return array( 'id' => $item->id, 'state' => $item->state->value );
	}

	protected function nothing(): string {
		return __( 'Nothing has been imported yet.', 'mentoriai-portal' );
	}

	/** Without it whoever hears the page does not know which table this is. */
	public function print_table_description(): void {
		echo '<caption class="screen-reader-text">' . esc_html__( 'Imports, newest first', 'mentoriai-portal' ) . '</caption>';
	}

	/** @return array<string, string> */
	public function get_columns(): array {
		return array(
			'import'  => __( 'Import', 'mentoriai-portal' ),
			'who'     => _x( 'Who', 'who did it', 'mentoriai-portal' ),
			'at'      => __( 'Time', 'mentoriai-portal' ),
			'state'   => __( 'Status', 'mentoriai-portal' ),
			'result'  => __( 'Result', 'mentoriai-portal' ),
			'refused' => __( 'Refused rows', 'mentoriai-portal' ),
		);
	}

	/**
	 * @param Import $item
	 * @param string $column_name Name of the column.
	 */
	protected function column_default( $item, $column_name ): string {
		return match ( $column_name ) {
			'import'  => sprintf( '<a class="row-title" href="%s">%s</a>', esc_url( MovingScreen::address( $item ) ), esc_html( MovingScreen::title( $item ) ) ),
			'who'     => esc_html( self::who( $item->started_by ) ),
			'at'      => esc_html( Clock::on_site( Clock::from_sql( $item->created_at ) ) ),
			'state'   => esc_html( $item->state->label() ),
			'result'  => esc_html( self::result( $item ) ),
			'refused' => in_array( $item->id, $this->refusing, true )
				? sprintf( '<a href="%s" download>%s<span class="screen-reader-text"> (%s)</span></a>', esc_url( MovingScreen::refused_csv( $item ) ), esc_html__( 'Download CSV', 'mentoriai-portal' ), esc_html( $this->about( $item ) ) )
				: '—',
			default   => '',
		};
	}

	protected function links( mixed $item ): array {
		return $item->is_waiting() ? array(
			'go-on'   => array( 'text' => __( 'Continue', 'mentoriai-portal' ), 'url' => MovingScreen::address( $item ) ),
			'discard' => array( 'text' => __( 'Discard…', 'mentoriai-portal' ), 'url' => MovingScreen::address( $item, array( 'ask' => 'discard' ) ) ),
		) : array();
	}

	protected function about( mixed $item ): string {
		return MovingScreen::title( $item );
	}

	private static function who( int $user_id ): string {
		$user = 0 === $user_id ? false : get_userdata( $user_id );
		return false === $user ? '—' : $user->display_name;
	}

	/** What came of it; of a check, what would. */
	private static function result( Import $import ): string {
		return null === $import->checked_at && ImportState::Checked === $import->state
			? '—'
			: implode( ' · ', array_map( static fn ( Outcome $outcome ): string => MovingScreen::label( $outcome ) . ' ' . number_format_i18n( $import->counts[ $outcome->value ] ), Outcome::cases() ) );
	}
}
