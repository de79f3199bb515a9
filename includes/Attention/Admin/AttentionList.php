<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Attention\Admin;

use MentoriaiPortal\Attention\Attention;
use MentoriaiPortal\Attention\AttentionRow;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\StaffMenu;
use WP_List_Table;

/**
 * What waits, oldest first; each row has its own form, so that everything works without JavaScript.
 */
final class AttentionList extends WP_List_Table {

	public function __construct( private readonly Attention $attention, private readonly string $kind ) {
		parent::__construct( array( 'singular' => 'matter', 'plural' => 'matters', 'ajax' => false ) );
	}

	public function prepare_items(): void {
		$total = '' === $this->kind ? $this->attention->total() : $this->attention->counts()[ $this->kind ];
		$this->set_pagination_args( array( 'total_items' => $total, 'per_page' => Attention::PER_PAGE ) );
		$this->_column_headers = array( $this->get_columns(), array(), array(), 'what' );
		$this->items           = $this->attention->page( $this->kind, $this->get_pagenum() - 1 );
	}

	/** @return array<string, string> */
	public function get_columns(): array {
		return array(
			'what'  => __( 'What', 'mentoriai-portal' ),
			'who'   => _x( 'Who', 'the member concerned', 'mentoriai-portal' ),
			'since' => __( 'Since', 'mentoriai-portal' ),
			'do'    => __( 'What to do', 'mentoriai-portal' ),
		);
	}

	public function no_items(): void {
		esc_html_e( 'Nothing waits here. What members and the portal cannot settle by themselves will appear in this list.', 'mentoriai-portal' );
	}

	public function display(): void {
		// On a phone WordPress hides all columns but the first until a script opens the row.
		echo '<style>
			.wp-list-table.matters td{overflow-wrap:anywhere}
			.wp-list-table.matters form{display:flex;flex-wrap:wrap;gap:6px;align-items:center;margin:0}
			.wp-list-table.matters details[open]{flex-basis:100%}
			.wp-list-table.matters summary{cursor:pointer;color:#2271b1;line-height:30px}
			.wp-list-table.matters details p{display:flex;flex-wrap:wrap;gap:6px;align-items:center;margin:4px 0}
			.wp-list-table.matters input[type=text]{max-width:100%}
			.wp-list-table.matters .mentoriai-left{display:inline-block;padding:1px 8px;border-radius:10px;background:#fcf0c8;color:#6e4e00;font-weight:600}
			@media (min-width:783px){.wp-list-table.matters .column-who{width:16%}.wp-list-table.matters .column-since{width:10em}.wp-list-table.matters .column-do{width:38%}}
			@media (max-width:782px){.wp-list-table.matters td:is(.column-what,.column-who,.column-since,.column-do){display:block!important;flex:0 1 100%}.wp-list-table.matters .toggle-row{display:none}.wp-list-table.matters tr td.column-primary{padding-right:10px}}
		</style>';
		parent::display();
	}

	/**
	 * Below the list only: above it WordPress has a field of its own for the page, which needs a form around the rows.
	 *
	 * @param 'top'|'bottom' $which Where it is.
	 */
	protected function display_tablenav( $which ): void {
		if ( 'bottom' === $which ) {
			echo '<div class="tablenav bottom">';
			$this->pagination( $which );
			echo '<br class="clear"></div>';
		}
	}

	/** @param AttentionRow $item */
	public function single_row( $item ): void {
		printf( '<tr data-row="%s/%d" data-since="%s">', esc_attr( $item->kind ), (int) $item->id, esc_attr( Clock::sql_to_wire( Clock::to_sql( $item->since ) ) ) );
		$this->single_row_columns( $item );
		echo '</tr>';
	}

	protected function column_what( AttentionRow $item ): string {
		$left = $item->text->days_left;
		/* translators: %s: number of days, which may be negative. */
		$days = null === $left ? '' : sprintf( ' <span class="mentoriai-left">%s</span>', esc_html( sprintf( _n( '%s day left', '%s days left', $left, 'mentoriai-portal' ), number_format_i18n( $left ) ) ) );
		$kind = '' === $this->kind ? '<br>' . esc_html( $this->attention->kinds()[ $item->kind ]->label() ) : '';
		$note = '' === $item->note ? '' : '<br><em>' . nl2br( esc_textarea( $item->note ) ) . '</em>';
		return sprintf( '<strong><a href="%s">%s</a></strong>%s%s%s', esc_url( $item->text->url ), esc_textarea( $item->text->what ), $days, $kind, $note );
	}

	protected function column_who( AttentionRow $item ): string {
		return null === $item->who ? '—' : sprintf( '<a href="%s">%s</a>', esc_url( StaffMenu::member( $item->who->id ) ), esc_textarea( $item->who->name() ) );
	}

	protected function column_since( AttentionRow $item ): string {
		return esc_html( Clock::on_site( $item->since ) );
	}

	protected function column_do( AttentionRow $item ): string {
		ob_start();
		$this->show_form( $item );
		return (string) ob_get_clean();
	}

	private function show_form( AttentionRow $item ): void {
		$about = TakeForm::about( $item );
		TakeForm::begin( $item, array( 'list' => $this->kind ) );
		foreach ( $item->actions as $action => $label ) {
			TakeForm::show_button( $action, $label, $about, 'button button-primary' );
		}
		TakeForm::show_buttons( $item, $about );
		if ( $item->may_be_snoozed ) {
			self::show_snooze( $item, $about );
		}
		if ( $item->may_be_dismissed ) {
			// Opened first, so that no row is gone by one slip.
			printf( '<details><summary>%s<span class="screen-reader-text"> (%s)</span></summary><p>%s</p><p>', esc_html__( 'Dismiss…', 'mentoriai-portal' ), esc_html( $about ), esc_html__( 'It is gone for all of you, and comes back only when something new happens.', 'mentoriai-portal' ) );
			TakeForm::show_button( 'dismiss', __( 'Dismiss', 'mentoriai-portal' ), $about );
			echo '</p></details>';
		}
		echo '</form>';
	}

	private static function show_snooze( AttentionRow $item, string $about ): void {
		$field = "mentoriai-{$item->kind}-{$item->id}";
		printf( '<details><summary>%s<span class="screen-reader-text"> (%s)</span></summary><p><label for="%s-days">%s</label> <select id="%3$s-days" name="days">', esc_html__( 'Snooze…', 'mentoriai-portal' ), esc_html( $about ), esc_attr( $field ), esc_html__( 'For', 'mentoriai-portal' ) );
		foreach ( Attention::SNOOZE as $days ) {
			/* translators: %s: number of days. */
			printf( '<option value="%d">%s</option>', (int) $days, esc_html( sprintf( _n( '%s day', '%s days', $days, 'mentoriai-portal' ), number_format_i18n( $days ) ) ) );
		}
		printf( '</select></p><p><label for="%s-note">%s</label> <input type="text" id="%1$s-note" name="note" maxlength="%d"></p><p>', esc_attr( $field ), esc_html__( 'Note for colleagues', 'mentoriai-portal' ), (int) Attention::NOTE_MAX );
		TakeForm::show_button( 'snooze', __( 'Snooze', 'mentoriai-portal' ), $about );
		echo '</p></details>';
	}
}
