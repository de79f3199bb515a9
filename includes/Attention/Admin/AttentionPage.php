<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Attention\Admin;

use MentoriaiPortal\Attention\Attention;
use MentoriaiPortal\Core\Attention\AttentionKind;
use MentoriaiPortal\Core\FaultLog;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\StaffList;
use MentoriaiPortal\Core\StaffListPage;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Core\TextChanged;

/**
 * Mentoring → Needs attention, the number in the menu, and the same tiles on the Dashboard.
 */
final class AttentionPage extends StaffListPage {

	public const SLUG = StaffMenu::SLUG;

	public const WIDGET = 'mentoriai_attention';

	public function __construct( private readonly Attention $attention ) {}

	protected static function title(): string {
		return __( 'Needs attention', 'mentoriai-portal' );
	}

	public function add(): void {
		$this->attention->begin();
		parent::add();
		StaffMenu::mark( $this->bubble() );
	}

	protected function bubble(): string {
		return Attention::is_open() ? StaffMenu::bubble( FaultLog::part( 'menu', array( $this->attention, 'total' ), 0 ) ) : '';
	}

	protected function make(): StaffList {
		return new AttentionList( $this->attention, $this->kind() );
	}

	/** Each row for itself: what a colleague has dealt with, or what has changed, stays as it is. */
	protected function act( string $action, array $chosen, string $back ): string {
		$done    = 0;
		$changed = array();
		foreach ( $chosen as $token ) {
			[ $kind, $id, $version ] = AttentionList::read( $token );
			try {
				$this->attention->act( $kind, $id, $action, mark: $version );
				++$done;
			} catch ( ApiError $refused ) {
				$fresh = $refused->data['row'] ?? array();
				$who   = $fresh['who']['id'] ?? null;
				if ( is_int( $who ) && ( $fresh['version'] ?? $version ) !== $version ) {
					$changed[] = $who;
				}
			}
		}
		return add_query_arg( array( 'told' => 'many', 'done' => (string) $done, 'left' => (string) ( count( $chosen ) - $done - count( $changed ) ) ) + TextChanged::query( $changed ), $back );
	}

	/** Action `wp_dashboard_setup`. */
	public function add_widget(): void {
		if ( Attention::is_open() ) {
			wp_add_dashboard_widget( self::WIDGET, esc_html__( 'Needs attention', 'mentoriai-portal' ), array( $this, 'show_widget' ), null, null, 'normal', 'high' );
		}
	}

	public function show_widget(): void {
		$this->show_tiles( '' );
		printf( '<p><a class="button" href="%s">%s</a></p>', esc_url( Attention::url() ), esc_html__( 'Open the list', 'mentoriai-portal' ) );
	}

	protected function introduce(): void {
		$kind  = $this->kind();
		$kinds = $this->attention->kinds();
		$this->tell();
		$this->show_tiles( $kind );
		foreach ( array_filter( array_map( static fn ( AttentionKind $of ): ?array => $of->more(), '' === $kind ? $kinds : array( $kinds[ $kind ] ) ) ) as $more ) {
			printf( '<p><a href="%s">%s</a></p>', esc_url( $more['url'] ), esc_html( $more['text'] ) );
		}
		echo '<h2>' . esc_html( '' === $kind ? __( 'Everything, oldest first', 'mentoriai-portal' ) : $kinds[ $kind ]->label() ) . '</h2>';
		if ( '' !== $kind ) {
			printf( '<p><a href="%s">%s</a></p>', esc_url( Attention::url() ), esc_html__( 'Show everything', 'mentoriai-portal' ) );
		}
	}

	/** @param string $kind The one that is shown. */
	private function show_tiles( string $kind ): void {
		echo '<style>
			.mentoriai-tiles{display:grid;grid-template-columns:repeat(auto-fill,minmax(10.5rem,1fr));gap:12px;margin:12px 0 16px;max-width:1200px}
			.mentoriai-tiles li{margin:0}
			.mentoriai-tile{display:flex;flex-direction:column;gap:4px;height:100%;box-sizing:border-box;padding:12px 14px;background:#fff;border:1px solid #c3c4c7;border-left:4px solid #2271b1;border-radius:4px;color:#1d2327;text-decoration:none}
			.mentoriai-tile:is(:hover,:focus){border-color:#2271b1;color:#135e96}
			.mentoriai-tile[aria-current]{box-shadow:0 0 0 1px #2271b1;border-color:#2271b1}
			.mentoriai-tile strong{font-size:24px;line-height:1.1}
			.mentoriai-tile.is-zero{border-left-color:#c3c4c7;color:#646970;background:#f6f7f7}
			.mentoriai-tile.is-zero strong{font-weight:400}
		</style><ul class="mentoriai-tiles">';
		foreach ( $this->attention->counts() as $key => $count ) {
			printf(
				'<li><a class="mentoriai-tile%s" data-tile="%s" data-count="%d" href="%s"%s><strong>%s</strong><span>%s</span></a></li>',
				esc_attr( 0 === $count ? ' is-zero' : '' ),
				esc_attr( $key ),
				(int) $count,
				esc_url( Attention::url( $key ) ),
				( $key === $kind ? ' aria-current="page"' : '' ), // phpcs:ignore WordPress.Security.EscapeOutput -- fixed text.
				esc_html( number_format_i18n( $count ) ),
				esc_html( $this->attention->kinds()[ $key ]->label() )
			);
		}
		echo '</ul>';
	}

	/** What the last action came to, here or on the page of the thing. */
	public function tell(): void {
		$this->show_told( self::asked( 'told' ), absint( self::asked( 'taken_by' ) ) );
	}

	private function show_told( string $told, int $taken_by ): void {
		$done    = absint( self::asked( 'done' ) );
		$left    = absint( self::asked( 'left' ) );
		$kinds   = $this->attention->kinds();
		$of_kind = array_merge( ...array_values( array_map( static fn ( AttentionKind $kind ): array => $kind->told(), $kinds ) ) );
		$actions = array_merge( array( 'take' => true, 'give_back' => true, 'snooze' => true, 'dismiss' => true ), ...array_values( array_map( static fn ( AttentionKind $kind ): array => $kind->actions(), $kinds ) ) );
		$text    = match ( $told ) {
			'take'    => __( 'It is yours now. Your colleagues see it.', 'mentoriai-portal' ),
			'give_back' => __( 'It is no one’s now. A colleague can take it.', 'mentoriai-portal' ),
			'snooze'  => __( 'It is put off for all of you. It comes back when its time is over or something new happens.', 'mentoriai-portal' ),
			'dismiss' => __( 'It is dismissed for all of you. It comes back only when something new happens.', 'mentoriai-portal' ),
			'approve' => __( 'Done.', 'mentoriai-portal' ),
			'many'    => self::told_of_many( $done, $left ),
			'404'     => __( 'This no longer waits: a colleague may have dealt with it.', 'mentoriai-portal' ),
			/* translators: %s: name of a colleague. */
			'409'     => $taken_by > 0 ? sprintf( __( '%s has already taken this.', 'mentoriai-portal' ), ( new Participant( $taken_by, get_userdata( $taken_by )->display_name ?? null ) )->name() ) : __( 'This has changed since you opened the page. Look at it again.', 'mentoriai-portal' ),
			'400'     => __( 'This action is not possible here.', 'mentoriai-portal' ),
			'403'     => __( 'Sorry, you are not allowed to do this.', 'mentoriai-portal' ),
			default   => $of_kind[ $told ] ?? '',
		};
		if ( '' !== $text ) {
			$is_done = isset( $actions[ $told ] ) || ( 'many' === $told && 0 === $left );
			wp_admin_notice( esc_html( $text ), array( 'type' => $is_done ? 'success' : 'warning', 'dismissible' => true, 'attributes' => array( 'role' => 'status' ) ) );
		}
	}

	private static function told_of_many( int $done, int $left ): string {
		/* translators: %s: number of rows of a list. */
		$parts = array( 0 === $done ? '' : sprintf( _n( 'Done: %s row.', 'Done: %s rows.', $done, 'mentoriai-portal' ), number_format_i18n( $done ) ) );
		if ( $left > 0 ) {
			/* translators: %s: number of rows of a list. */
			$parts[] = sprintf( _n( '%s row stays as it is: a colleague was faster, or the action does not apply to it.', '%s rows stay as they are: a colleague was faster, or the action does not apply to them.', $left, 'mentoriai-portal' ), number_format_i18n( $left ) );
		}
		return implode( ' ', array_filter( $parts ) );
	}

	/** The kind that is asked for; '' for all. */
	private function kind(): string {
		$kind = self::asked( 'kind' );
		return isset( $this->attention->kinds()[ $kind ] ) ? $kind : '';
	}

	private static function asked( string $name ): string {
		return isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ? sanitize_key( $_GET[ $name ] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- says what to show.
	}
}
