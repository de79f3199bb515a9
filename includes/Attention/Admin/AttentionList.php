<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Attention\Admin;

use MentoriaiPortal\Attention\Attention;
use MentoriaiPortal\Attention\AttentionRow;
use MentoriaiPortal\Core\Attention\AttentionKind;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\ListPage;
use MentoriaiPortal\Core\StaffList;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Core\TextChanged;

/**
 * What waits, oldest first; each row has its own form, so that everything works without JavaScript. The form stands below the list, which is
 * one of its own for the rows that are ticked.
 *
 * @extends StaffList<AttentionRow>
 */
final class AttentionList extends StaffList {

	public const PER_PAGE = Attention::PER_PAGE;

	protected const VIEWS = array( 'kind' );

	protected const ASKED = array( 'kind' );

	protected const ON_PHONE = array( 'who', 'since', 'do' );

	public function __construct( private readonly Attention $attention, private readonly string $kind ) {
		parent::__construct( StaffMenu::SLUG );
	}

	/** @return array{string, int, int} Kind, id and version of a row's box. */
	public static function read( string $token ): array {
		[ $kind, $rest ] = explode( '.', $token, 2 ) + array( '', '' );
		return array( $kind, ...TextChanged::read( $rest ) );
	}

	protected function total(): int {
		return '' === $this->kind ? $this->attention->total() : $this->attention->counts()[ $this->kind ];
	}

	protected function page( ListPage $page ): array {
		return $this->attention->page( $this->kind, $page );
	}

	protected function mark( mixed $item ): array {
		return array(
			'row'   => "$item->kind/$item->id",
			'since' => Clock::sql_to_wire( Clock::to_sql( $item->since ) ),
			'id'    => $item->id,
			'state' => null === $item->taken_by ? 'open' : 'taken',
		);
	}

	protected function nothing(): string {
		return __( 'Nothing waits here. What members and the portal cannot settle by themselves will appear in this list.', 'mentoriai-portal' );
	}

	public function show(): void {
		echo '<style>
			.mentoriai-do{display:flex;flex-wrap:wrap;gap:6px;align-items:center}
			.mentoriai-do details[open]{flex-basis:100%}
			.mentoriai-do summary{cursor:pointer;color:#2271b1;line-height:30px}
			.mentoriai-do details p{display:flex;flex-wrap:wrap;gap:6px;align-items:center;margin:4px 0}
			.mentoriai-do input[type=text]{max-width:100%}
			.mentoriai-left{display:inline-block;padding:1px 8px;border-radius:10px;background:#fcf0c8;color:#6e4e00;font-weight:600}
			@media (min-width:783px){.wp-list-table{.column-who{width:16%}.column-since{width:10em}.column-do{width:38%}}}
			@media (max-width:782px){.wp-list-table .toggle-row{display:none!important}.wp-list-table tr td.column-primary{padding-right:10px}}
		</style>';
		parent::show();
		foreach ( $this->items as $item ) {
			RowForm::show( $item, $this->kind );
		}
	}

	/** @return array<string, string> Of one kind all that can be done in place; what takes a row away asks first, in the row. */
	protected function get_bulk_actions(): array {
		$kinds   = array_filter( $this->attention->kinds(), static fn ( AttentionKind $kind ): bool => current_user_can( $kind->capability() ) );
		$actions = array_map( static fn ( AttentionKind $kind ): array => $kind->actions(), $kinds );
		$own     = '' === $this->kind
			? array_intersect_key( array( 'approve' => __( 'Approve', 'mentoriai-portal' ) ), array_merge( ...array_values( $actions ) ) )
			: $actions[ $this->kind ] ?? array();
		return $own + array( 'take' => __( 'Take', 'mentoriai-portal' ) );
	}

	/** @return array<string, string> */
	public function get_columns(): array {
		return array(
			'cb'    => '<input type="checkbox">',
			'what'  => __( 'What', 'mentoriai-portal' ),
			'who'   => _x( 'Who', 'the member concerned', 'mentoriai-portal' ),
			'since' => __( 'Since', 'mentoriai-portal' ),
			'do'    => __( 'What to do', 'mentoriai-portal' ),
		);
	}

	/** @param AttentionRow $item */
	protected function column_cb( $item ): string {
		/* translators: %s: what waits, and who is concerned. */
		return self::box( $item->kind . '.' . TextChanged::token( $item->id, $item->mark ), sprintf( __( 'Choose: %s', 'mentoriai-portal' ), RowForm::subject( $item ) ) );
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
		self::show_actions( $item );
		return '<div class="mentoriai-do">' . ob_get_clean() . '</div>';
	}

	private static function show_actions( AttentionRow $item ): void {
		foreach ( $item->actions as $action => $label ) {
			RowForm::show_button( $item, $action, $label, 'button button-primary' );
		}
		RowForm::show_owner( $item );
		if ( $item->may_be_snoozed ) {
			self::show_snooze( $item );
		}
		if ( $item->may_be_dismissed ) {
			// Opened first, so that no row is gone by one slip.
			printf( '<details><summary>%s<span class="screen-reader-text"> (%s)</span></summary><p>%s</p><p>', esc_html__( 'Dismiss…', 'mentoriai-portal' ), esc_html( RowForm::subject( $item ) ), esc_html__( 'It is gone for all of you, and comes back only when something new happens.', 'mentoriai-portal' ) );
			RowForm::show_button( $item, 'dismiss', __( 'Dismiss', 'mentoriai-portal' ) );
			echo '</p></details>';
		}
	}

	private static function show_snooze( AttentionRow $item ): void {
		$form = RowForm::id( $item );
		printf( '<details><summary>%s<span class="screen-reader-text"> (%s)</span></summary><p><label for="%s-days">%s</label> <select id="%3$s-days" form="%3$s" name="days">', esc_html__( 'Snooze…', 'mentoriai-portal' ), esc_html( RowForm::subject( $item ) ), esc_attr( $form ), esc_html__( 'For', 'mentoriai-portal' ) );
		foreach ( Attention::SNOOZE as $days ) {
			/* translators: %s: number of days. */
			printf( '<option value="%d">%s</option>', (int) $days, esc_html( sprintf( _n( '%s day', '%s days', $days, 'mentoriai-portal' ), number_format_i18n( $days ) ) ) );
		}
		printf( '</select></p><p><label for="%s-note">%s</label> <input type="text" id="%1$s-note" form="%1$s" name="note" maxlength="%d"></p><p>', esc_attr( $form ), esc_html__( 'Note for colleagues', 'mentoriai-portal' ), (int) Attention::NOTE_MAX );
		RowForm::show_button( $item, 'snooze', __( 'Snooze', 'mentoriai-portal' ) );
		echo '</p></details>';
	}
}
