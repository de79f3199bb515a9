<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

use Closure;
use MentoriaiPortal\CheckIns\CheckInHistory;
use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Content\PageWriter;
use MentoriaiPortal\Core\Agency;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Media\PhotoFiles;
use MentoriaiPortal\Hook;
use MentoriaiPortal\Mail\MailTypes;
use MentoriaiPortal\Meetings\MeetingHistory;
use MentoriaiPortal\Members\MemberCare;
use MentoriaiPortal\Mentors\MentorIndexer;
use MentoriaiPortal\Mentors\ViewHistory;
use MentoriaiPortal\Mentorships\MentorshipHistory;
use MentoriaiPortal\Messaging\ConversationHistory;
use MentoriaiPortal\Module;
use MentoriaiPortal\Plans\PlanHistory;
use MentoriaiPortal\Privacy\PolicyText;
use MentoriaiPortal\Programme\ProgrammeModule;
use MentoriaiPortal\Reports\ReportHistory;
use MentoriaiPortal\Reviews\ReviewHistory;
use MentoriaiPortal\Services;
use MentoriaiPortal\Suggestions\SuggestionHistory;
use MentoriaiPortal\Surveys\SurveyHistory;
use MentoriaiPortal\Waiting\WaitingList;

/**
 * Demo content, imported by bin/demo or by an administrator with one click.
 */
final class DemoModule extends Module {

	/**
	 * @param Closure(): PageWriter          $writer
	 * @param Closure(): Pages               $pages
	 * @param Closure(): MentorIndexer       $indexer
	 * @param Closure(): ViewHistory         $views
	 * @param Closure(): ConversationHistory $history
	 * @param Closure(): void                $pair Makes mentorships of the pairs that have conversations.
	 * @param Closure(): MentorshipHistory   $mentorships
	 * @param Closure(): MeetingHistory      $meetings
	 * @param Closure(): CheckInHistory      $checkins
	 * @param Closure(): PlanHistory         $plans
	 * @param Closure(): ReviewHistory       $reviews
	 * @param Closure(): ReportHistory       $reports
	 * @param Closure(): SuggestionHistory   $suggestions
	 * @param Closure(): WaitingList         $waiting
	 * @param Closure(): SurveyHistory       $surveys
	 * @param Closure(): PolicyText          $policy
	 * @param Closure(): MailTypes           $mails
	 * @param Closure(): MemberCare          $care
	 * @param Closure(): ProgrammeModule     $programme
	 */
	public function __construct(
		private readonly Services $core,
		private readonly Closure $writer,
		private readonly Closure $pages,
		private readonly Closure $indexer,
		private readonly Closure $views,
		private readonly Closure $history,
		private readonly Closure $pair,
		private readonly Closure $mentorships,
		private readonly Closure $meetings,
		private readonly Closure $checkins,
		private readonly Closure $plans,
		private readonly Closure $reviews,
		private readonly Closure $reports,
		private readonly Closure $suggestions,
		private readonly Closure $waiting,
		private readonly Closure $surveys,
		private readonly Closure $policy,
		private readonly Closure $mails,
		private readonly Closure $care,
		private readonly Closure $programme
	) {}

	public static function hooks(): array {
		return array(
			new Hook( 'mentoriai_demo_import', static fn ( self $m ): callable => static fn () => $m->importer()->run( ImportMode::Demo ) ),
		);
	}

	private function data(): DemoData {
		return new DemoData( $this->core->path( 'includes/Demo/data/' ) );
	}

	public function state(): SiteState {
		return new SiteState( $this->data(), ( $this->pages )(), ( $this->writer )() );
	}

	public function sample(): SampleContent {
		return new SampleContent( fn ( array $people, Closure $delete ) => ( $this->programme )()->recorder()->forget_invented( $people, $delete ) );
	}

	public function importer(): Importer {
		$data     = $this->data();
		$files    = new FilesImport( $data );
		$accounts = new MemberAccounts( $this->core->clock, $this->core->settings, ( $this->mails )()->optional() );
		return new Importer(
			$this->core->db,
			new PagesImport( $data, ( $this->writer )(), new PageMarkup( $data, $files, new AgencyTexts( $data, new Agency( $this->core->settings ), $this->core->locale ) ), fn ( Lang $lang ): string => ( $this->policy )()->html( $lang ) ),
			new MenusImport( $data ),
			new FooterImport( $data, $this->core->settings ),
			new FieldsImport( $data ),
			new AccountsImport( $data, $accounts ),
			new MentorsImport( $data, $accounts, new PhotoFiles(), ( $this->indexer )(), $this->core->clock ),
			new StaticMentorsImport( $data, $files ),
			new ConversationsImport( $data, ( $this->history )(), $this->core->clock ),
			new PlansImport( $data, ( $this->plans )(), $this->core->clock ),
			$this->pair,
			new MentorshipsImport( $data, ( $this->mentorships )(), ( $this->meetings )(), $this->core->clock ),
			new CheckInsImport( ( $this->checkins )(), $this->core->clock ),
			new ReviewsImport( $data, ( $this->reviews )(), $this->core->clock ),
			new ReportsImport( $data, ( $this->reports )(), ( $this->history )(), ( $this->reviews )(), $this->core->clock ),
			new EventsImport( $data, $files, $this->core->clock ),
			new ViewsImport( $data, ( $this->views )(), $this->core->clock ),
			new StoriesImport( $data, $files, $this->core->clock ),
			new SurveysImport( $data, ( $this->surveys )() ),
			new CareImport( ( $this->care )() ),
			new SuggestionsImport( ( $this->suggestions )(), $this->core->clock ),
			new WaitingImport( ( $this->waiting )() ),
			new ProgrammeImport( ( $this->programme )()->history(), $this->core->clock ),
			$this->sample()
		);
	}
}
