<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

use Closure;
use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Content\PageWriter;
use MentoriaiPortal\Core\Media\PhotoFiles;
use MentoriaiPortal\Demo\Admin\SetUpHandler;
use MentoriaiPortal\Demo\Admin\SetUpPage;
use MentoriaiPortal\Demo\Admin\Welcome;
use MentoriaiPortal\Hook;
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

	/**
	 * @param Closure(): PageWriter          $writer
	 * @param Closure(): Pages               $pages
	 * @param Closure(): MentorIndexer       $indexer
	 * @param Closure(): ViewHistory         $views
	 * @param Closure(): ConversationHistory $history
	 * @param Closure(): PlanHistory         $plans
	 * @param Closure(): ReviewHistory       $reviews
	 * @param Closure(): SurveyHistory       $surveys
	 */
	public function __construct(
		private readonly Services $core,
		private readonly Closure $writer,
		private readonly Closure $pages,
		private readonly Closure $indexer,
		private readonly Closure $views,
		private readonly Closure $history,
		private readonly Closure $plans,
		private readonly Closure $reviews,
		private readonly Closure $surveys
	) {}

	public static function hooks(): array {
		return array(
			new Hook( 'mentoriai_demo_import', static fn ( self $m ): callable => static fn () => $m->importer()->run( ImportMode::Demo ) ),
			Hook::admin( 'admin_menu', static fn ( self $m ): callable => array( new SetUpPage( $m->state() ), 'add' ) ),
			Hook::admin( 'admin_notices', static fn ( self $m ): callable => array( new Welcome( $m->state() ), 'show' ) ),
			Hook::admin( 'plugin_action_links', static fn ( self $m ): callable => array( $m, 'action_links' ), 10, 2 ),
			Hook::admin( 'admin_post_' . SetUpHandler::ACTION, static fn ( self $m ): callable => array( new SetUpHandler( $m->importer(), $m->state() ), 'handle' ) ),
		);
	}

	/** Filter `plugin_action_links`, of all plugins: this one's folder may have any name. */
	public function action_links( mixed $links, mixed $plugin = '' ): mixed {
		return is_array( $links ) && plugin_basename( $this->core->file ) === $plugin ? Welcome::links( $links ) : $links;
	}

	public function install(): void {
		( new Welcome( $this->state() ) )->install();
	}

	private function data(): DemoData {
		return new DemoData( $this->core->path( 'includes/Demo/data/' ) );
	}

	private function state(): SiteState {
		return new SiteState( $this->data(), ( $this->pages )(), ( $this->writer )(), $this->core->settings );
	}

	private function importer(): Importer {
		$data     = $this->data();
		$files    = new FilesImport( $data );
		$accounts = new MemberAccounts( $this->core->clock, $this->core->settings );
		return new Importer(
			$this->core->db,
			new PagesImport( $data, ( $this->writer )(), new PageMarkup( $data, $files ) ),
			new MenusImport( $data ),
			new FooterImport( $data, $this->core->settings ),
			new FieldsImport( $data ),
			new AccountsImport( $data, $accounts ),
			new MentorsImport( $data, $accounts, new PhotoFiles(), ( $this->indexer )() ),
			new StaticMentorsImport( $data, $files ),
			new ConversationsImport( $data, ( $this->history )(), $this->core->clock ),
			new PlansImport( $data, ( $this->plans )(), $this->core->clock ),
			new ReviewsImport( $data, ( $this->reviews )(), $this->core->clock ),
			new EventsImport( $data, $files, $this->core->clock ),
			new ViewsImport( $data, ( $this->views )(), $this->core->clock ),
			new StoriesImport( $data, $files, $this->core->clock ),
			new SurveysImport( $data, ( $this->surveys )() )
		);
	}
}
