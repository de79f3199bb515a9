<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reports\Admin;

use Closure;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Rest\ErrorTexts;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Reports\CaseFilter;
use MentoriaiPortal\Reports\CaseRepository;
use MentoriaiPortal\Reports\Cases;
use MentoriaiPortal\Reports\Decision;
use MentoriaiPortal\Reports\Reason;
use MentoriaiPortal\Reports\What;

/**
 * Mentoring → Reports: the list, and one case (`&report=N`). Its forms are sent to the page itself, so that nothing typed is lost when
 * something is missing or asked once more.
 */
final class ReportsPage {

	public const SLUG = 'mentoriai-reports';

	/** Of the screen options; WordPress keeps it with the person. */
	public const PER_PAGE = 'mentoriai_reports_per_page';

	public const SHOWN = 20;

	private ?ReportListTable $table = null;

	private CaseForm $form;

	/** @param Closure(): Cases $cases */
	public function __construct( private readonly Closure $cases, private readonly CaseRepository $rows ) {
		$this->form = new CaseForm();
	}

	/** @param array<string, string> $query */
	public static function url( array $query = array() ): string {
		return StaffMenu::url( self::SLUG, array_map( 'rawurlencode', $query ) );
	}

	/** Condition of `current_screen`. */
	public static function is_asked(): bool {
		return self::SLUG === ( $_GET['page'] ?? '' ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- compared only.
	}

	/** Filter `set_screen_option_mentoriai_reports_per_page`. */
	public static function keep_per_page( mixed $keep, mixed $option = '', mixed $value = 0 ): int {
		return is_numeric( $value ) ? min( 200, max( 1, (int) $value ) ) : self::SHOWN;
	}

	/** Action `admin_menu`. */
	public function add(): void {
		StaffMenu::add( self::SLUG, __( 'Reports', 'mentoriai-portal' ), StaffMenu::CAPABILITY, array( $this, 'show' ) );
	}

	/** Action `current_screen`: what was sent, or the list and its screen options. */
	public function load(): void {
		$this->table = null;
		$this->form  = new CaseForm();
		if ( ! current_user_can( StaffMenu::CAPABILITY ) ) {
			return;
		}
		$number = self::number();
		if ( $number > 0 ) {
			$this->form = $this->received( $number );
			return;
		}
		require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';
		$this->table = new ReportListTable( $this->rows, self::filter() );
		add_screen_option( 'per_page', array( 'default' => self::SHOWN, 'option' => self::PER_PAGE ) );
	}

	public function show(): void {
		echo '<div class="wrap mentoriai-reports">';
		$number = self::number();
		if ( $number > 0 ) {
			( new CasePage( ( $this->cases )() ) )->show( $number, $this->form );
		} else {
			$this->show_list();
		}
		echo '</div>';
	}

	private function show_list(): void {
		if ( null === $this->table ) {
			return;
		}
		$this->table->prepare_items();
		echo '<h1>' . esc_html__( 'Reports', 'mentoriai-portal' ) . '</h1><p>' . esc_html__( 'What members and visitors have reported. Opening a case is kept in the Activity log.', 'mentoriai-portal' ) . '</p>';
		// On a phone WordPress hides all columns but the first until the row is opened.
		echo '<style>@media (min-width:783px){.mentoriai-reports .column-voices{width:7em}.mentoriai-reports :is(.column-reported_at,.column-closed_at){width:10em}}
			.mentoriai-reports .column-what .mentoriai-reports__reason{display:block;color:#50575e}
			@media (max-width:782px){.mentoriai-reports .wp-list-table td.column-about{display:block!important}}</style>';
		$this->table->views();
		printf( '<form method="get"><input type="hidden" name="page" value="%s"><input type="hidden" name="state" value="%s">', esc_attr( self::SLUG ), esc_attr( self::filter()->state ) );
		$this->table->search_box( __( 'Search reports', 'mentoriai-portal' ), 'mentoriai-reports' );
		$this->table->display();
		echo '</form>';
	}

	/** What a form of the case has sent: carried out, or to be shown again. */
	private function received( int $number ): CaseForm {
		// phpcs:disable WordPress.Security -- the nonce is checked before anything is done; texts are cleaned by Text and shown escaped.
		$sent   = static fn ( string $name, int $max ): string => isset( $_POST[ $name ] ) && is_string( $_POST[ $name ] ) ? mb_substr( Text::clean( (string) wp_unslash( $_POST[ $name ] ), true ), 0, $max ) : '';
		$action = isset( $_POST['mentoriai_case'] ) && is_string( $_POST['mentoriai_case'] ) ? $_POST['mentoriai_case'] : '';
		if ( ! in_array( $action, array( 'decide', 'thread' ), true ) ) {
			return new CaseForm( told: isset( $_GET['told'] ) && 'decided' === $_GET['told'] );
		}
		// phpcs:enable
		check_admin_referer( CaseForm::nonce( $action, $number ) );
		if ( 'thread' === $action ) {
			$why = $sent( 'why', Cases::WHY_MAX );
			return '' === $why ? new CaseForm( error: __( 'Write why you need the whole conversation.', 'mentoriai-portal' ) ) : new CaseForm( why: $why );
		}
		return $this->decide( $number, Decision::tryFrom( $sent( 'decision', 10 ) ), $sent( 'text', Cases::TEXT_MAX ), '1' === $sent( 'confirmed', 1 ) );
	}

	private function decide( int $number, ?Decision $decision, string $text, bool $is_confirmed ): CaseForm {
		if ( null === $decision ) {
			return new CaseForm( null, $text, error: __( 'Choose a decision.', 'mentoriai-portal' ) );
		}
		if ( '' === $text ) {
			return new CaseForm( $decision, '', error: __( 'Write what you decided and why.', 'mentoriai-portal' ) );
		}
		if ( $decision->is_about_account() && ! $is_confirmed ) {
			return new CaseForm( $decision, $text, is_asked_again: true );
		}
		try {
			( $this->cases )()->decide( $number, $decision, $text );
		} catch ( ApiError $error ) {
			return new CaseForm( $decision, $text, error: 400 === $error->status ? __( 'This decision is not possible any more. Choose another one.', 'mentoriai-portal' ) : ErrorTexts::of( $error ) );
		}
		wp_safe_redirect( self::url( array( 'report' => (string) $number, 'told' => 'decided' ) ) );
		exit;
	}

	private static function number(): int {
		return isset( $_GET['report'] ) && is_string( $_GET['report'] ) ? absint( $_GET['report'] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- says what to show.
	}

	private static function filter(): CaseFilter {
		$asked = static fn ( string $name ): string => isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ? trim( sanitize_text_field( wp_unslash( $_GET[ $name ] ) ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- says what to show.
		$state = $asked( 'state' );
		$order = $asked( 'orderby' );
		return new CaseFilter(
			in_array( $state, CaseFilter::STATES, true ) ? $state : CaseFilter::STATES[0],
			What::tryFrom( $asked( 'what' ) ),
			Reason::tryFrom( $asked( 'reason' ) ),
			mb_substr( $asked( 's' ), 0, 100 ),
			isset( CaseFilter::ORDERS[ $order ] ) ? $order : ( 'closed' === $state ? 'closed_at' : 'reported_at' ),
			'asc' === $asked( 'order' )
		);
	}
}
