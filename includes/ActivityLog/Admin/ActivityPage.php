<?php
declare( strict_types=1 );

namespace MentoriaiPortal\ActivityLog\Admin;

use MentoriaiPortal\ActivityLog\ActivityFilter;
use MentoriaiPortal\ActivityLog\ActivityRepository;
use MentoriaiPortal\ActivityLog\Entry;
use MentoriaiPortal\ActivityLog\Sentence;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Core\StaffList;
use MentoriaiPortal\Core\StaffListPage;

/**
 * Mentoring → Activity log: what was done, filtered by the address, and the same as a file. Nothing here changes anything.
 */
final class ActivityPage extends StaffListPage {

	public const SLUG = 'mentoriai-activity';

	/** Null where the address asks for what there is not. */
	private ?ActivityFilter $filter = null;

	public function __construct( private readonly ActivityRepository $activity, private readonly Sentence $sentence, private readonly CsvDownload $csv ) {}

	protected static function title(): string {
		return __( 'Activity log', 'mentoriai-portal' );
	}

	/** The file, or the list. */
	public function load(): void {
		$query = wp_unslash( $_GET ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- chooses what is shown; the file checks its nonce.
		try {
			$this->filter = ActivityFilter::of_query( $query );
		} catch ( InvalidInput ) {
			$this->filter = null;
		}
		if ( isset( $query['csv'] ) ) {
			$this->csv->answer( $this->filter );
		}
		parent::load();
	}

	protected function is_known(): bool {
		return null !== $this->filter;
	}

	protected function make(): StaffList {
		return new ActivityListTable( $this->activity, $this->sentence, $this->filter ?? ActivityFilter::none() );
	}

	protected function show_links(): void {
		printf( ' <a class="page-title-action" data-csv="activity" href="%s">%s</a>', esc_url( CsvDownload::url( $this->filter ?? ActivityFilter::none() ) ), esc_html__( 'Download CSV', 'mentoriai-portal' ) );
	}

	protected function introduce(): void {
		echo '<p>' . esc_html__( 'Who did what, newest first. No one can change or delete these rows.', 'mentoriai-portal' ) . '</p>'
			. '<style>@media (min-width:783px){.wp-list-table .column-at{width:11em}.wp-list-table .column-actor{width:24%}}.wp-list-table tbody .column-what{line-height:1.5}</style>';
	}

	public static function system(): string {
		return _x( 'The system', 'who did something without being told by a person', 'mentoriai-portal' );
	}

	public static function actor( Entry $entry ): string {
		return 0 === $entry->actor_id ? self::system() : $entry->actor();
	}
}
