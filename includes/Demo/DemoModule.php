<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Content\PageWriter;
use MentoriaiPortal\Core\Media\PhotoFiles;
use MentoriaiPortal\Demo\Admin\SetUpHandler;
use MentoriaiPortal\Demo\Admin\SetUpPage;
use MentoriaiPortal\Demo\Admin\Welcome;
use MentoriaiPortal\Mentors\MentorIndexer;
use MentoriaiPortal\Mentors\ViewHistory;
use MentoriaiPortal\Messaging\ConversationHistory;
use MentoriaiPortal\Module;
use MentoriaiPortal\Plans\PlanHistory;
use MentoriaiPortal\Reviews\ReviewHistory;
use MentoriaiPortal\Services;
use MentoriaiPortal\Surveys\SurveyHistory;

/**
 * Demo content, imported by bin/demo or by an administrator with one click.
 */
final class DemoModule extends Module {

	public function __construct(
		private readonly Services $core,
		private readonly PageWriter $writer,
		private readonly Pages $pages,
		private readonly MentorIndexer $indexer,
		private readonly ConversationHistory $history,
		private readonly PlanHistory $plans,
		private readonly ReviewHistory $reviews,
		private readonly SurveyHistory $surveys
	) {}

	public function register(): void {
		add_action( 'mentoriai_demo_import', fn () => $this->importer()->run( ImportMode::Demo ) );
		add_action( 'admin_menu', fn () => ( new SetUpPage( $this->state() ) )->add() );
		add_action( 'admin_notices', fn () => ( new Welcome( $this->state() ) )->show() );
		add_filter( 'plugin_action_links_' . plugin_basename( $this->core->file ), array( Welcome::class, 'links' ) );
		add_action( 'admin_post_' . SetUpHandler::ACTION, fn () => ( new SetUpHandler( $this->importer(), $this->state() ) )->handle() );
	}

	public function install(): void {
		( new Welcome( $this->state() ) )->install();
	}

	private function data(): DemoData {
		return new DemoData( $this->core->path( 'includes/Demo/data/' ) );
	}

	private function state(): SiteState {
		return new SiteState( $this->data(), $this->pages, $this->writer, $this->core->settings );
	}

	private function importer(): Importer {
		$data     = $this->data();
		$files    = new FilesImport( $data );
		$accounts = new MemberAccounts( $this->core->clock, $this->core->settings );
		return new Importer(
			$this->core->db,
			new PagesImport( $data, $this->writer, new PageMarkup( $data, $files ) ),
			new MenusImport( $data ),
			new FooterImport( $data, $this->core->settings ),
			new FieldsImport( $data ),
			new AccountsImport( $data, $accounts ),
			new MentorsImport( $data, $accounts, new PhotoFiles(), $this->indexer ),
			new StaticMentorsImport( $data, $files ),
			new ConversationsImport( $data, $this->history, $this->core->clock ),
			new PlansImport( $data, $this->plans, $this->core->clock ),
			new ReviewsImport( $data, $this->reviews, $this->core->clock ),
			new EventsImport( $data, $files, $this->core->clock ),
			new ViewsImport( $data, new ViewHistory( $this->core->db ), $this->core->clock ),
			new StoriesImport( $data, $files, $this->core->clock ),
			new SurveysImport( $data, $this->surveys )
		);
	}
}
