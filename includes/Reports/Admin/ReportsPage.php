<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reports\Admin;

use Closure;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Rest\ErrorTexts;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Core\StaffList;
use MentoriaiPortal\Core\StaffListPage;
use MentoriaiPortal\Reports\CaseRepository;
use MentoriaiPortal\Reports\Cases;
use MentoriaiPortal\Reports\Decision;

/**
 * Mentoring → Reports: the list, and one case (`&report=N`). Its forms are sent to the page itself, so that nothing typed is lost when
 * something is missing or asked once more.
 */
final class ReportsPage extends StaffListPage {

	public const SLUG = 'mentoriai-reports';

	private CaseForm $form;

	/**
	 * @param Closure(): Cases   $cases
	 * @param Closure(int): void $show_owner Which colleague has the case.
	 */
	public function __construct( private readonly Closure $cases, private readonly CaseRepository $rows, private readonly Closure $show_owner ) {
		$this->form = new CaseForm();
	}

	protected static function title(): string {
		return __( 'Reports', 'mentoriai-portal' );
	}

	/** What was sent about a case, or the list. */
	public function load(): void {
		$number = self::number();
		if ( 0 === $number ) {
			parent::load();
		} elseif ( current_user_can( self::CAPABILITY ) ) {
			$this->form = $this->received( $number );
		}
	}

	public function show(): void {
		$number = self::number();
		if ( 0 === $number ) {
			parent::show();
			return;
		}
		echo '<div class="wrap mentoriai-reports">';
		( new CasePage( ( $this->cases )(), $this->show_owner ) )->show( $number, $this->form );
		echo '</div>';
	}

	protected function introduce(): void {
		echo '<p>' . esc_html__( 'What members and visitors have reported. Opening a case is kept in the Activity log.', 'mentoriai-portal' ) . '</p>'
			. '<style>@media (min-width:783px){.wp-list-table .column-voices{width:9em}.wp-list-table :is(.column-reported_at,.column-closed_at){width:11em}}</style>';
	}

	protected function make(): StaffList {
		return new ReportList( $this->rows );
	}

	/** What a form of the case has sent: carried out, or to be shown again. */
	private function received( int $number ): CaseForm {
		// phpcs:disable WordPress.Security -- the nonce is checked before anything is done; texts are cleaned by Text and shown escaped.
		$sent   = static fn ( string $name, int $max ): string => isset( $_POST[ $name ] ) && is_string( $_POST[ $name ] ) ? mb_substr( Text::clean( (string) wp_unslash( $_POST[ $name ] ), true ), 0, $max ) : '';
		$action = isset( $_POST['mentoriai_case'] ) && is_string( $_POST['mentoriai_case'] ) ? $_POST['mentoriai_case'] : '';
		if ( ! in_array( $action, array( 'decide', 'edit', 'thread' ), true ) ) {
			return new CaseForm( told: isset( $_GET['told'] ) && 'decided' === $_GET['told'] );
		}
		// phpcs:enable
		check_admin_referer( CaseForm::nonce( $number ) );
		$decision = Decision::tryFrom( $sent( 'decision', 10 ) );
		$text     = $sent( 'text', Cases::TEXT_MAX );
		if ( 'edit' === $action ) {
			return new CaseForm( $decision, $text );
		}
		if ( 'thread' === $action ) {
			$why = $sent( 'why', Cases::WHY_MAX );
			return '' === $why ? new CaseForm( $decision, $text, error: __( 'Write why you need the whole conversation.', 'mentoriai-portal' ) ) : new CaseForm( $decision, $text, why: $why );
		}
		return $this->decide( $number, $decision, $text, '1' === $sent( 'confirmed', 1 ) );
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
}
