<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Attention\Admin;

use MentoriaiPortal\Attention\Attention;
use MentoriaiPortal\Core\FaultLog;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\StaffMenu;

/**
 * Mentoring → Needs attention, the number in the menu, and the same tiles on the Dashboard.
 */
final readonly class AttentionPage {

	public const WIDGET = 'mentoriai_attention';

	public function __construct( private Attention $attention ) {}

	/** Action `admin_menu`. */
	public function add(): void {
		$this->attention->begin();
		$bubble = Attention::is_open() ? StaffMenu::bubble( FaultLog::part( 'menu', array( $this->attention, 'total' ), 0 ) ) : '';
		StaffMenu::add( StaffMenu::SLUG, __( 'Needs attention', 'mentoriai-portal' ), StaffMenu::CAPABILITY, array( $this, 'show' ), $bubble );
		StaffMenu::mark( $bubble );
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

	public function show(): void {
		require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';
		$kind = self::asked( 'kind' );
		$kind = isset( $this->attention->kinds()[ $kind ] ) ? $kind : '';
		echo '<div class="wrap"><h1>' . esc_html__( 'Needs attention', 'mentoriai-portal' ) . '</h1>';
		self::show_told( self::asked( 'told' ), absint( self::asked( 'taken_by' ) ) );
		$this->show_tiles( $kind );
		if ( in_array( $kind, array( '', 'unanswered' ), true ) ) {
			printf( '<p><a href="%s">%s</a></p>', esc_url( StaffMenu::url( 'mentoriai-mentorships', array( 'waiting' => '7' ) ) ), esc_html__( 'Founders without an answer for a week', 'mentoriai-portal' ) );
		}
		$list = new AttentionList( $this->attention, $kind );
		$list->prepare_items();
		echo '<h2>' . esc_html( '' === $kind ? __( 'Everything, oldest first', 'mentoriai-portal' ) : $this->attention->kinds()[ $kind ]->label() ) . '</h2>';
		if ( '' !== $kind ) {
			printf( '<p><a href="%s">%s</a></p>', esc_url( Attention::url() ), esc_html__( 'Show everything', 'mentoriai-portal' ) );
		}
		$list->display();
		echo '</div>';
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

	private static function show_told( string $told, int $taken_by ): void {
		$text = match ( $told ) {
			'take'     => __( 'It is yours now. Your colleagues see it.', 'mentoriai-portal' ),
			'give_back' => __( 'It is no one’s now. A colleague can take it.', 'mentoriai-portal' ),
			'snooze'   => __( 'It is put off for all of you. It comes back when its time is over or something new happens.', 'mentoriai-portal' ),
			'dismiss'  => __( 'It is dismissed for all of you. It comes back only when something new happens.', 'mentoriai-portal' ),
			'approve'  => __( 'Done.', 'mentoriai-portal' ),
			'remind'   => __( 'The mentor gets a reminder by email.', 'mentoriai-portal' ),
			'set_busy' => __( 'The mentor is set busy and takes no new founders.', 'mentoriai-portal' ),
			'again'    => __( 'It will be sent within a minute.', 'mentoriai-portal' ),
			'404'      => __( 'This no longer waits: a colleague may have dealt with it.', 'mentoriai-portal' ),
			/* translators: %s: name of a colleague. */
			'409'      => $taken_by > 0 ? sprintf( __( '%s has already taken this.', 'mentoriai-portal' ), ( new Participant( $taken_by, get_userdata( $taken_by )->display_name ?? null ) )->name() ) : __( 'This has changed since you opened the page. Look at it again.', 'mentoriai-portal' ),
			'not_told' => __( 'No reminder was sent: the mentor has switched these emails off, or the two cannot write to each other now.', 'mentoriai-portal' ),
			'400'      => __( 'This action is not possible here.', 'mentoriai-portal' ),
			'403'      => __( 'Sorry, you are not allowed to do this.', 'mentoriai-portal' ),
			default    => '',
		};
		if ( '' !== $text ) {
			wp_admin_notice( esc_html( $text ), array( 'type' => is_numeric( $told ) || 'not_told' === $told ? 'warning' : 'success', 'dismissible' => true, 'attributes' => array( 'role' => 'status' ) ) );
		}
	}

	private static function asked( string $name ): string {
		return isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ? sanitize_key( $_GET[ $name ] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- says what to show.
	}
}
