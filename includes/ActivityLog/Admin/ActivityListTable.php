<?php
declare( strict_types=1 );

namespace MentoriaiPortal\ActivityLog\Admin;

use MentoriaiPortal\ActivityLog\ActivityFilter;
use MentoriaiPortal\ActivityLog\ActivityRepository;
use MentoriaiPortal\ActivityLog\ActObject;
use MentoriaiPortal\ActivityLog\Entry;
use MentoriaiPortal\ActivityLog\Sentence;
use MentoriaiPortal\Core\Clock;
use WP_List_Table;

/**
 * The rows of the activity log. Three queries, however long the page and the log are. No row can be chosen: there is nothing to do.
 */
final class ActivityListTable extends WP_List_Table {

	private const PER_PAGE = 50;

	public function __construct( private readonly ActivityRepository $activity, private readonly Sentence $sentence, private readonly ActivityFilter $filter ) {
		parent::__construct( array( 'plural' => 'mentoriai-activity', 'ajax' => false ) );
	}

	public function prepare_items(): void {
		$per_page = $this->get_items_per_page( ActivityPage::PER_PAGE, self::PER_PAGE );
		$this->set_pagination_args(
			array(
				'total_items' => $this->activity->count( $this->filter ),
				'per_page'    => $per_page,
			)
		);
		$this->items = $this->activity->page( $this->filter, $per_page, ( $this->get_pagenum() - 1 ) * $per_page );
	}

	/** The name of whose acts are filtered, if they did anything. */
	public function first_actor(): string {
		$first = $this->items[0] ?? null;
		return $first instanceof Entry ? ActivityPage::actor( $first ) : Entry::deleted();
	}

	/** @return array<string, string> */
	public function get_columns(): array {
		return array(
			'what'  => _x( 'What', 'what was done', 'mentoriai-portal' ),
			'actor' => _x( 'Who', 'who did it', 'mentoriai-portal' ),
			'at'    => __( 'Time', 'mentoriai-portal' ),
		);
	}

	public function no_items(): void {
		echo esc_html( array() === $this->filter->asked ? __( 'Nothing has been done yet. Decisions, changes of settings and downloads will appear here.', 'mentoriai-portal' ) : __( 'Nothing matches this filter.', 'mentoriai-portal' ) );
	}

	/** @param Entry $item */
	public function single_row( $item ): void {
		printf( '<tr data-id="%d" data-state="%s">', (int) $item->id, esc_attr( $item->act ) );
		$this->single_row_columns( $item );
		echo '</tr>';
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
	 * @param Entry  $item
	 * @param string $column_name Name of the column.
	 */
	protected function column_default( $item, $column_name ): string {
		return match ( $column_name ) {
			'at'    => esc_html( Clock::on_site( Clock::from_sql( $item->created_at ) ) ),
			'actor' => sprintf( '<a href="%s">%s</a>', esc_url( ActivityPage::url( array( 'actor' => (string) $item->actor_id ) ) ), esc_html( ActivityPage::actor( $item ) ) ),
			'what'  => '<span style="overflow-wrap:anywhere">' . esc_html( $this->sentence->of( $item ) ) . '</span>',
			default => '',
		};
	}

	/**
	 * @param Entry  $item
	 * @param string $column_name Name of the column.
	 * @param string $primary     Name of the main column.
	 */
	protected function handle_row_actions( $item, $column_name, $primary ): string {
		if ( $column_name !== $primary ) {
			return '';
		}
		$links = array();
		if ( '' !== (string) $item->object_id ) {
			$about          = array( 'object' => $item->object, 'object_id' => (string) $item->object_id );
			$links['about'] = sprintf( '<a href="%s">%s</a>', esc_url( ActivityPage::url( $about ) ), esc_html( ActObject::User->value === $item->object ? __( 'Everything about this person', 'mentoriai-portal' ) : __( 'Everything about this', 'mentoriai-portal' ) ) );
		}
		if ( ActObject::User->value === $item->object && null !== $item->object_name && current_user_can( 'edit_user', $item->object_id ) ) {
			$links['person'] = sprintf( '<a href="%s">%s</a>', esc_url( get_edit_user_link( (int) $item->object_id ) ), esc_html__( 'Open the account', 'mentoriai-portal' ) );
		}
		// Without links WordPress puts the button there that opens the row on a phone.
		return array() === $links ? parent::handle_row_actions( $item, $column_name, $primary ) : $this->row_actions( $links );
	}
}
