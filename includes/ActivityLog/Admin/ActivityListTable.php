<?php
declare( strict_types=1 );

namespace MentoriaiPortal\ActivityLog\Admin;

use MentoriaiPortal\ActivityLog\Act;
use MentoriaiPortal\ActivityLog\ActivityFilter;
use MentoriaiPortal\ActivityLog\ActivityRepository;
use MentoriaiPortal\ActivityLog\ActObject;
use MentoriaiPortal\ActivityLog\Entry;
use MentoriaiPortal\ActivityLog\Sentence;
use MentoriaiPortal\Core\Choice;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\ListPage;
use MentoriaiPortal\Core\StaffList;
use MentoriaiPortal\Core\StaffMenu;

/**
 * The rows of the activity log. Three queries, however long the page and the log are. No row can be chosen: there is nothing to do.
 *
 * @extends StaffList<Entry>
 */
final class ActivityListTable extends StaffList {

	public const PER_PAGE = 50;

	protected const VIEWS = array();

	protected const ASKED = array( 'object', 'object_id' );

	protected const FIELDS = array( 'action', 'actor', 'from', 'to' );

	protected const ON_PHONE = array( 'actor', 'at' );

	public function __construct( private readonly ActivityRepository $activity, private readonly Sentence $sentence, private readonly ActivityFilter $filter ) {
		parent::__construct( ActivityPage::SLUG );
	}

	protected function total(): int {
		return $this->activity->count( $this->filter );
	}

	protected function page( ListPage $page ): array {
		return $this->activity->page( $this->filter, $page->limit, $page->offset );
	}

	protected function mark( mixed $item ): array {
		return array( 'id' => $item->id, 'state' => $item->act );
	}

	protected function nothing(): string {
		return __( 'Nothing has been done yet. Decisions, changes of settings and downloads will appear here.', 'mentoriai-portal' );
	}

	/** @return array<string, string> */
	public function get_columns(): array {
		return array(
			'what'  => _x( 'What', 'what was done', 'mentoriai-portal' ),
			'actor' => _x( 'Who', 'who did it', 'mentoriai-portal' ),
			'at'    => __( 'Time', 'mentoriai-portal' ),
		);
	}

	protected function show_fields(): void {
		$acts = array_column( array_map( static fn ( Act $act ): array => array( $act->value, $act->label() ), Act::cases() ), 1, 0 );
		asort( $acts );
		$actors = array( '0' => ActivityPage::system(), (string) get_current_user_id() => __( 'Me', 'mentoriai-portal' ) );
		if ( null !== $this->filter->actor_id ) {
			$actors += array( (string) $this->filter->actor_id => $this->first_actor() );
		}
		Choice::show( 'action', __( 'Action', 'mentoriai-portal' ), array( '' => __( 'All actions', 'mentoriai-portal' ) ) + $acts, $this->filter->act->value ?? '' );
		Choice::show( 'actor', _x( 'Who', 'who did it', 'mentoriai-portal' ), array( '' => __( 'Anyone', 'mentoriai-portal' ) ) + $actors, (string) $this->filter->actor_id );
		foreach ( array( 'from' => __( 'From', 'mentoriai-portal' ), 'to' => __( 'Until', 'mentoriai-portal' ) ) as $name => $label ) {
			// A moment of the REST route is kept, as a text.
			$value = $this->filter->asked[ $name ] ?? '';
			printf( '<label for="mentoriai-%1$s">%2$s</label><input type="%3$s" id="mentoriai-%1$s" name="%1$s" value="%4$s">', esc_attr( $name ), esc_html( $label ), strlen( $value ) > 10 ? 'text' : 'date', esc_attr( $value ) );
		}
	}

	/** The name of whose acts are filtered, if they did anything. */
	private function first_actor(): string {
		$first = $this->items[0] ?? null;
		return $first instanceof Entry ? ActivityPage::actor( $first ) : Entry::deleted();
	}

	/**
	 * @param Entry  $item
	 * @param string $column_name Name of the column.
	 */
	protected function column_default( $item, $column_name ): string {
		return match ( $column_name ) {
			'at'    => esc_html( Clock::on_site( Clock::from_sql( $item->created_at ) ) ),
			'actor' => sprintf( '<a href="%s">%s</a>', esc_url( ActivityPage::url( array( 'actor' => (string) $item->actor_id ) ) ), esc_html( ActivityPage::actor( $item ) ) ),
			'what'  => esc_html( $this->sentence->of( $item ) ),
			default => '',
		};
	}

	protected function links( mixed $item ): array {
		$links   = array();
		$is_user = ActObject::User->value === $item->object;
		if ( '' !== $item->object && '' !== (string) $item->object_id ) {
			$links['about'] = array( 'text' => $is_user ? __( 'Everything about this person', 'mentoriai-portal' ) : __( 'Everything about this', 'mentoriai-portal' ), 'url' => ActivityPage::url( array( 'object' => $item->object, 'object_id' => (string) $item->object_id ) ) );
		}
		if ( $is_user && null !== $item->object_name ) {
			$links['person'] = array( 'text' => __( 'Open the member', 'mentoriai-portal' ), 'url' => StaffMenu::member( (int) $item->object_id ) );
		}
		return $links;
	}

	protected function about( mixed $item ): string {
		return $this->sentence->of( $item );
	}
}
