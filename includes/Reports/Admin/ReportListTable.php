<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reports\Admin;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Reports\CaseFilter;
use MentoriaiPortal\Reports\CaseRepository;
use MentoriaiPortal\Reports\Reason;
use MentoriaiPortal\Reports\ReportCase;
use MentoriaiPortal\Reports\What;
use WP_List_Table;

/**
 * The list of cases, without a word of what was reported. Three queries, however long the page is. No row can be chosen: each case is
 * read before it is decided.
 */
final class ReportListTable extends WP_List_Table {

	public function __construct( private readonly CaseRepository $cases, private readonly CaseFilter $filter ) {
		parent::__construct( array( 'plural' => 'mentoriai-reports', 'ajax' => false ) );
	}

	public function prepare_items(): void {
		$per_page = $this->get_items_per_page( ReportsPage::PER_PAGE, ReportsPage::SHOWN );
		$this->set_pagination_args(
			array(
				'total_items' => $this->cases->count( $this->filter ),
				'per_page'    => $per_page,
			)
		);
		$this->items = $this->cases->page( $this->filter, $per_page, ( $this->get_pagenum() - 1 ) * $per_page );
	}

	/** @return array<string, string> */
	public function get_columns(): array {
		return array(
			'what'        => __( 'What was reported', 'mentoriai-portal' ),
			'about'       => __( 'About', 'mentoriai-portal' ),
			'voices'      => _x( 'Reported by', 'how many people', 'mentoriai-portal' ),
			'reported_at' => __( 'First reported', 'mentoriai-portal' ),
		) + ( 'closed' === $this->filter->state ? array(
			'decision'  => __( 'Decision', 'mentoriai-portal' ),
			'closed_at' => __( 'Decided', 'mentoriai-portal' ),
		) : array() );
	}

	public function no_items(): void {
		echo esc_html(
			match ( true ) {
				$this->filter->narrows() => __( 'Nothing matches this filter.', 'mentoriai-portal' ),
				'closed' === $this->filter->state => __( 'No case has been decided yet.', 'mentoriai-portal' ),
				default => __( 'Nothing waits: no one has reported anything that is not decided yet.', 'mentoriai-portal' ),
			}
		);
	}

	/** @param ReportCase $item */
	public function single_row( $item ): void {
		printf( '<tr data-id="%d" data-state="%s">', (int) $item->number, esc_attr( $item->state() ) );
		$this->single_row_columns( $item );
		echo '</tr>';
	}

	/** @return array<string, array{string, bool, string, string, string}|array{string, bool}> */
	protected function get_sortable_columns() {
		return array(
			'voices'      => array( 'voices', true ),
			'reported_at' => array( 'reported_at', true ),
			'closed_at'   => array( 'closed_at', true ),
		);
	}

	protected function get_default_primary_column_name(): string {
		return 'what';
	}

	/** @return array<string, string> */
	protected function get_views() {
		$counts = $this->cases->counts();
		$views  = array();
		foreach ( array( 'open' => _x( 'Open', 'cases that wait for a decision', 'mentoriai-portal' ), 'closed' => _x( 'Decided', 'cases', 'mentoriai-portal' ) ) as $state => $label ) {
			$views[ $state ] = sprintf(
				'<a href="%s"%s>%s <span class="count">(%s)</span></a>',
				esc_url( ReportsPage::url( array( 'state' => $state ) ) ),
				$this->filter->state === $state ? ' class="current" aria-current="page"' : '',
				esc_html( $label ),
				esc_html( number_format_i18n( $counts[ $state ] ) )
			);
		}
		return $views;
	}

	/**
	 * Without WordPress's nonce: nothing is done here, and the form would put it into the address.
	 *
	 * @param 'top'|'bottom' $which Where it is.
	 */
	protected function display_tablenav( $which ): void {
		echo '<div class="tablenav ' . esc_attr( $which ) . '">';
		if ( 'top' === $which ) {
			echo '<div class="alignleft actions">';
			self::choice( 'what', __( 'What was reported', 'mentoriai-portal' ), __( 'Everything', 'mentoriai-portal' ), array_column( array_map( static fn ( What $what ): array => array( $what->value, $what->label() ), What::cases() ), 1, 0 ), $this->filter->what->value ?? '' );
			self::choice( 'reason', __( 'Reason', 'mentoriai-portal' ), __( 'All reasons', 'mentoriai-portal' ), array_column( array_map( static fn ( Reason $reason ): array => array( $reason->value, $reason->label() ), Reason::cases() ), 1, 0 ), $this->filter->reason->value ?? '' );
			submit_button( __( 'Filter', 'mentoriai-portal' ), '', '', false );
			if ( $this->filter->narrows() ) {
				printf( ' <a class="button button-link" href="%s">%s</a>', esc_url( ReportsPage::url( array( 'state' => $this->filter->state ) ) ), esc_html__( 'Show everything', 'mentoriai-portal' ) );
			}
			echo '</div>';
		}
		$this->pagination( $which );
		echo '<br class="clear"></div>';
	}

	/** @param ReportCase $item */
	protected function column_what( ReportCase $item ): string {
		return sprintf(
			'<a class="row-title" href="%s">%s</a><span class="mentoriai-reports__reason">%s</span>',
			esc_url( ReportsPage::url( array( 'report' => (string) $item->number ) ) ),
			/* translators: 1: what was reported, e.g. "Message". 2: number of the case. */
			esc_html( sprintf( __( '%1$s, no. %2$s', 'mentoriai-portal' ), $item->what->label(), (string) $item->number ) ),
			esc_html( $item->reason->label() )
		);
	}

	/**
	 * @param ReportCase $item
	 * @param string     $column_name Name of the column.
	 */
	protected function column_default( $item, $column_name ): string {
		return match ( $column_name ) {
			'about'       => self::person( $item ),
			/* translators: %s: number of people. */
			'voices'      => esc_html( sprintf( _n( '%s person', '%s people', $item->voices, 'mentoriai-portal' ), number_format_i18n( $item->voices ) ) ),
			'reported_at' => esc_html( Clock::on_site( Clock::from_sql( $item->reported_at ) ) ),
			'decision'    => esc_html( $item->decision?->done_label() ?? '' ),
			'closed_at'   => esc_html( null === $item->closed_at ? '' : Clock::on_site( Clock::from_sql( $item->closed_at ) ) ),
			default       => '',
		};
	}

	/** Whom it is about, with the way to what staff know of them. */
	public static function person( ReportCase $item ): string {
		return $item->about->id > 0 && '' !== $item->about->name()
			? sprintf( '<a href="%s">%s</a>', esc_url( StaffMenu::member( $item->about->id ) ), esc_html( $item->about->name() ) )
			: esc_html( $item->about->name() );
	}

	/** @param array<array-key, string> $options */
	private static function choice( string $name, string $label, string $all, array $options, string $chosen ): void {
		printf( '<label class="screen-reader-text" for="mentoriai-reports-%1$s">%2$s</label><select id="mentoriai-reports-%1$s" name="%1$s"><option value="">%3$s</option>', esc_attr( $name ), esc_html( $label ), esc_html( $all ) );
		foreach ( $options as $value => $text ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( (string) $value ), selected( $chosen, (string) $value, false ), esc_html( $text ) );
		}
		echo '</select>';
	}
}
