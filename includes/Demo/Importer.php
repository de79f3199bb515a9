<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

use Closure;
use MentoriaiPortal\Core\Database\Db;
use Throwable;

/**
 * Puts the demo content in, whole or not at all. Every step leaves alone what is there and adds what is missing.
 */
final readonly class Importer {

	/** Option: the accounts and personal links of a demo site, for demo.json. */
	public const RESULT = 'mentoriai_demo';

	/** @param Closure(): void $pair Makes mentorships of the pairs that have conversations. */
	public function __construct(
		private Db $db,
		private PagesImport $pages,
		private MenusImport $menus,
		private FooterImport $footer,
		private FieldsImport $fields,
		private AccountsImport $accounts,
		private MentorsImport $mentors,
		private StaticMentorsImport $static_mentors,
		private ConversationsImport $conversations,
		private PlansImport $plans,
		private Closure $pair,
		private MentorshipsImport $mentorships,
		private CheckInsImport $checkins,
		private ReviewsImport $reviews,
		private ReportsImport $reports,
		private EventsImport $events,
		private ViewsImport $views,
		private StoriesImport $stories,
		private SurveysImport $surveys,
		private CareImport $care,
		private SuggestionsImport $suggestions,
		private WaitingImport $waiting,
		private ProgrammeImport $programme,
		private SampleContent $sample
	) {}

	/**
	 * @throws Throwable When something is in the way; then nothing has changed.
	 */
	public function run( ImportMode $mode ): void {
		if ( ImportMode::Demo === $mode ) {
			$this->pages->refuse_taken_ids();
		}
		try {
			// One transaction is also what makes it fast: SQLite writes to disk once.
			$this->db->transaction( fn () => $this->import( $mode ) );
		} catch ( Throwable $error ) {
			wp_cache_flush();
			throw $error;
		}
	}

	/** Brings pages that still have the text of the set-up to what is known now. */
	public function refresh(): void {
		$this->db->transaction( fn () => $this->pages->refresh() );
	}

	private function import( ImportMode $mode ): void {
		if ( ImportMode::Demo === $mode ) {
			( new WordPressSamples() )->remove();
		}
		$known = ImportMode::Sample === $mode ? $this->sample->known() : null;
		$pages = $this->pages->run( $mode );
		$this->menus->run( $pages );
		$fields = $this->fields->run( $mode );
		$people = array();
		$pairs  = array();
		if ( $mode->has_people() ) {
			$people = $this->accounts->run( $mode ) + $this->mentors->run( $mode, $fields );
			$this->static_mentors->run( $fields );
			$new = $this->conversations->run( $people );
			$this->views->run( $people, $fields );
			$this->plans->run( $people );
			( $this->pair )();
			$pairs = $this->mentorships->run( $people, $new );
			$this->reviews->run( $people );
			$this->events->run( $people );
			$this->stories->run();
		}
		null === $known || $this->sample->remember( $known );
		if ( ImportMode::Demo === $mode ) {
			$this->footer->run( $pages );
			$this->care->run( $people );
			$this->suggestions->run( $people );
			$this->waiting->run( $people );
			$this->reports->run( $people );
			$before = get_option( self::RESULT );
			$before = is_array( $before ) ? $before : array();
			update_option(
				self::RESULT,
				array(
					'accounts' => $this->accounts->listed(),
					'checkins' => array( ...array_values( (array) ( $before['checkins'] ?? array() ) ), ...$this->checkins->run( $pairs ) ),
					'surveys'  => $this->surveys->run( $people, $before['surveys'] ?? null ),
				),
				false
			);
			$this->programme->run( $people, $fields );
		}
	}
}
