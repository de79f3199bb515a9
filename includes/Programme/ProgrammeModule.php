<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Programme;

use Closure;
use MentoriaiPortal\Core\Agency;
use MentoriaiPortal\Core\Rest\MainRequest;
use MentoriaiPortal\Hook;
use MentoriaiPortal\Mentors\Field;
use MentoriaiPortal\Mentors\FieldMerge;
use MentoriaiPortal\Module;
use MentoriaiPortal\Programme\Admin\CsvDownload;
use MentoriaiPortal\Programme\Admin\ProgrammePage;
use MentoriaiPortal\Programme\Rest\ProgrammeEndpoints;
use MentoriaiPortal\Results\Admin\StatisticsPage;
use MentoriaiPortal\Services;

/**
 * What came of the programme: figures for staff, and reports that stay as they were approved. Other modules tell what happened by actions inside
 * their transactions.
 */
final class ProgrammeModule extends Module {

	private ?ProgrammePage $page = null;

	/** @param Closure(): array<int, Field> $fields By id. */
	public function __construct( private readonly Services $core, private readonly Closure $fields ) {}

	public static function hooks(): array {
		return array(
			// After Accounts, which may take the role away again.
			...Hook::each( array( 'set_user_role', 'add_user_role', 'mentoriai_role_chosen' ), static fn ( self $m ): callable => array( $m->recorder(), 'member' ), 20 ),
			new Hook( 'added_user_meta', static fn ( self $m ): callable => array( $m->recorder(), 'meta_written' ), 10, 4, when: array( Recorder::class, 'is_followed' ) ),
			new Hook( 'updated_user_meta', static fn ( self $m ): callable => array( $m->recorder(), 'meta_written' ), 10, 4, when: array( Recorder::class, 'is_followed' ) ),
			new Hook( 'mentoriai_user_status_changed', static fn ( self $m ): callable => array( $m->recorder(), 'status_changed' ), 10, 3 ),
			new Hook( 'mentoriai_plan_progress', static fn ( self $m ): callable => array( $m->recorder(), 'planned' ) ),
			new Hook( 'mentoriai_mentorship_moved', static fn ( self $m ): callable => array( $m->recorder(), 'mentorship_moved' ) ),
			new Hook( 'mentoriai_meeting_settled', static fn ( self $m ): callable => array( $m->recorder(), 'meeting_settled' ) ),
			new Hook( 'mentoriai_checkin_answered', static fn ( self $m ): callable => array( $m->recorder(), 'checkin_answered' ) ),
			new Hook( FieldMerge::MERGED, static fn ( self $m ): callable => array( $m, 'merge_field' ), 10, 2 ),
			Hook::admin( 'load-mentoriai_page_' . StatisticsPage::SLUG, static fn ( self $m ): callable => array( $m->page(), 'load' ) ),
			Hook::admin( StatisticsPage::PROGRAMME, static fn ( self $m ): callable => array( $m->page(), 'show' ) ),
			new Hook( 'rest_api_init', static fn ( self $m ): callable => array( new ProgrammeEndpoints( $m->programme(), $m->reports(), $m->core->clock ), 'register' ), when: array( MainRequest::class, 'is_for_staff' ) ),
		);
	}

	public static function tables(): array {
		return array( PeopleTable::class, FactsTable::class, MonthsTable::class, DaysTable::class, ReportsTable::class );
	}

	public function personal_data(): array {
		return array( new ProgrammeData( $this->people(), new ReportRepository( $this->core->db ), $this->core->clock ) );
	}

	/** Action FieldMerge::MERGED: what was counted for a field counts for the one in its place, and drafts of reports ask for that. */
	public function merge_field( mixed $from, mixed $to = 0 ): void {
		if ( is_numeric( $from ) && is_numeric( $to ) ) {
			$this->rebuild_figures()->merge_field( (int) $from, (int) $to );
			( new ReportRepository( $this->core->db ) )->merge_field( (int) $from, (int) $to );
		}
	}

	/** The figures. */
	public function programme(): Programme {
		return new Programme( $this->cells() );
	}

	/** Makes rows and sums again, and tells what differed. */
	public function rebuild_figures(): Rebuild {
		return new Rebuild( $this->core->db, $this->people(), new FactRepository( $this->core->db ), $this->cells() );
	}

	public function reports(): Reports {
		return new Reports( $this->core->db, new ReportRepository( $this->core->db ), $this->programme(), $this->core->activity, $this->core->locale, new Agency( $this->core->settings ), $this->fields, $this->core->clock );
	}

	/** Puts in the past of a demo. */
	public function history(): ProgrammeHistory {
		return new ProgrammeHistory( $this->people(), new FactRepository( $this->core->db ), $this->rebuild_figures(), $this->reports() );
	}

	/** Writes figures. */
	public function recorder(): Recorder {
		return new Recorder( $this->core->db, $this->people(), new FactRepository( $this->core->db ), $this->cells(), $this->core->clock );
	}

	/** One a request: what was sent is shown again. */
	private function page(): ProgrammePage {
		return $this->page ??= new ProgrammePage( $this->programme(), $this->reports(), $this->core->locale, $this->fields, new CsvDownload( $this->programme(), $this->core->activity ), $this->core->clock );
	}

	private function people(): PersonRepository {
		return new PersonRepository( $this->core->db );
	}

	private function cells(): CellRepository {
		return new CellRepository( $this->core->db, $this->people() );
	}
}
