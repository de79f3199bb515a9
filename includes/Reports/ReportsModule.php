<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reports;

use Closure;
use MentoriaiPortal\Accounts\AccountService;
use MentoriaiPortal\BotCheck\BotChecks;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Rest\MainRequest;
use MentoriaiPortal\Hook;
use MentoriaiPortal\Mentors\PublicTexts;
use MentoriaiPortal\Mentorships\MentorshipsModule;
use MentoriaiPortal\Messaging\Excerpts;
use MentoriaiPortal\Module;
use MentoriaiPortal\Reports\Admin\ReportsPage;
use MentoriaiPortal\Reports\Rest\ReportEndpoints;
use MentoriaiPortal\Reports\Rest\SubmitReportRoute;
use MentoriaiPortal\Reviews\ReviewsModule;
use MentoriaiPortal\Services;

/**
 * What members and visitors tell staff of, and what staff decide.
 */
final class ReportsModule extends Module {

	/** How long the texts of a decided case are kept. */
	public const KEPT_MONTHS = 12;

	/**
	 * @param Closure(): BotChecks         $bot
	 * @param Closure(): Excerpts          $excerpts
	 * @param Closure(): MentorshipsModule $pairs
	 * @param Closure(): ReviewsModule     $reviews
	 * @param Closure(): PublicTexts       $mentors
	 * @param Closure(): AccountService    $accounts
	 * @param Closure(string, int): void   $show_owner Which colleague has what waits, by kind of Needs attention and id.
	 */
	public function __construct(
		private readonly Services $core,
		private readonly Closure $bot,
		private readonly Closure $excerpts,
		private readonly Closure $pairs,
		private readonly Closure $reviews,
		private readonly Closure $mentors,
		private readonly Closure $accounts,
		private readonly Closure $show_owner
	) {}

	public static function hooks(): array {
		return array(
			new Hook( 'rest_api_init', static fn ( self $m ): callable => array( new ReportEndpoints( $m->cases(), $m->rows() ), 'register' ), when: array( MainRequest::class, 'is_for_staff' ) ),
			new Hook( 'wp_privacy_personal_data_exporters', static fn ( self $m ): callable => array( $m->guests(), 'add_exporter' ) ),
			new Hook( 'wp_privacy_personal_data_erasers', static fn ( self $m ): callable => array( $m->guests(), 'add_eraser' ) ),
			Hook::admin( 'admin_menu', static fn ( self $m ): callable => array( $m->page(), 'add' ) ),
		);
	}

	public static function help(): array {
		return array(
			ReportsPage::SLUG => static fn (): string => __( 'What members and visitors have reported. You see what was reported as it was at that time, and nothing else of a conversation; the whole thread opens only after you write why. Each opening is kept in the Activity log. The person concerned never learns who reported. The texts of a case are erased 12 months after it is decided.', 'mentoriai-portal' ),
		);
	}

	public static function routes(): array {
		return array( SubmitReportRoute::class => static fn ( self $m ) => new SubmitReportRoute( $m->service(), ( $m->bot )() ) );
	}

	public static function mails(): array {
		return array(
			ReportClosedMail::KEY   => static fn ( self $m ) => new ReportClosedMail( $m->rows(), $m->core->clock ),
			ReportDecisionMail::KEY => static fn ( self $m ) => new ReportDecisionMail( $m->rows() ),
			StaffReportMail::KEY    => static fn ( self $m ) => new StaffReportMail( $m->rows() ),
		);
	}

	public static function attention(): array {
		return array( ReportsAttention::class => static fn ( self $m ) => new ReportsAttention( $m->rows() ) );
	}

	public static function tables(): array {
		return array( ReportsTable::class, ReportVoicesTable::class, ReportTextsTable::class );
	}

	public function jobs(): array {
		return array( 'reports' => $this->purge( ... ) );
	}

	public function personal_data(): array {
		return array( new ReportData( $this->reports(), $this->core->clock ) );
	}

	/** Puts in cases, without emails. */
	public function history(): ReportHistory {
		return new ReportHistory( $this->reports(), $this->rows(), $this->things() );
	}

	private function purge(): void {
		$this->reports()->empty_closed( Clock::to_sql( $this->core->clock->local( $this->core->clock->now() )->modify( '-' . self::KEPT_MONTHS . ' months' )->getTimestamp() ) );
	}

	private function service(): ReportService {
		$core = $this->core;
		return new ReportService( $this->reports(), $this->things(), ( $this->pairs )()->blocks(), $core->idempotency, $core->limiter, $core->staff_mail, $core->clock );
	}

	private function things(): Things {
		return new Things( ( $this->excerpts )(), ( $this->pairs )()->pairs(), ( $this->reviews )()->service(), ( $this->mentors )(), $this->core->clock );
	}

	private function cases(): Cases {
		$core    = $this->core;
		$reviews = ( $this->reviews )();
		return new Cases( $core->db, $this->rows(), ( $this->accounts )(), $reviews->service(), $reviews->moderation(), ( $this->excerpts )(), $core->mail, $core->activity, $core->clock );
	}

	private function guests(): GuestReports {
		return new GuestReports( $this->reports(), $this->core->clock );
	}

	private function page(): ReportsPage {
		return new ReportsPage( fn (): Cases => $this->cases(), $this->rows(), fn ( int $number ) => ( $this->show_owner )( ReportsAttention::key(), $number ) );
	}

	private function reports(): ReportRepository {
		return new ReportRepository( $this->core->db );
	}

	private function rows(): CaseRepository {
		return new CaseRepository( $this->core->db );
	}
}
