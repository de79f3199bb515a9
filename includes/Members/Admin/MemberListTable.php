<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members\Admin;

use MentoriaiPortal\Core\Choice;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Colleagues;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\ListPage;
use MentoriaiPortal\Core\StaffList;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Core\TextChanged;
use MentoriaiPortal\Members\MemberCare;
use MentoriaiPortal\Members\MemberFilter;
use MentoriaiPortal\Members\MemberRepository;
use WP_User;

/**
 * The rows of the list of members; the number of queries does not depend on theirs. Decisions are those of the users screen.
 *
 * @extends StaffList<WP_User>
 */
final class MemberListTable extends StaffList {

	protected const VIEWS = array( 'status' );

	protected const ASKED = array( 's', 'status' );

	protected const FIELDS = array( 'role', 'field', 'tag', 'responsible', 'seen', 'invite' );

	protected const ON_PHONE = array( 'status', 'tags', 'responsible', 'seen' );

	/** @var array<string, int>|null Status to members. */
	private ?array $counts = null;

	/** @var array<int, string|null> The day on which each of the page was seen last. */
	private array $seen = array();

	/** @var array<int, list<string>> */
	private array $tags = array();

	/** @var array<int, string> All fields by term id. */
	private array $fields = array();

	/** @var array<int, string> Colleagues who may act, by user id. */
	private array $colleagues = array();

	public function __construct( private readonly MemberRepository $members, private readonly MemberCare $care, private readonly UserActions $actions, private readonly MemberFilter $filter ) {
		parent::__construct( StaffMenu::MEMBERS );
	}

	protected function total(): int {
		return null === $this->filter->status ? (int) array_sum( $this->counts() ) : $this->counts()[ $this->filter->status->value ] ?? 0;
	}

	protected function page( ListPage $page ): array {
		$order            = in_array( $page->by, array( 'name', 'seen' ), true ) ? $page->by : 'registered';
		$this->seen       = $this->members->page( $this->filter, $order, ! $page->ascending, $page->limit, $page->offset );
		$ids              = array_keys( $this->seen );
		$this->colleagues = Colleagues::who_may( StaffMenu::CAPABILITY );
		cache_users( $ids );
		cache_users( array_filter( array_map( static fn ( int $id ): int => (int) get_user_meta( $id, UserMeta::RESPONSIBLE, true ), $ids ) ) );
		$this->tags   = $this->care->tags_of( $ids );
		$this->fields = self::field_names();
		return array_values( array_filter( array_map( 'get_userdata', $ids ) ) );
	}

	protected function mark( mixed $item ): array {
		return array( 'id' => $item->ID, 'state' => UserColumns::status( $item->ID )->value );
	}

	protected function nothing(): string {
		return null === $this->filter->status
			? __( 'There are no members yet. Who registers on the portal will appear here.', 'mentoriai-portal' )
			: __( 'No member has this status.', 'mentoriai-portal' );
	}

	protected function search_label(): string {
		return __( 'Search by name or email', 'mentoriai-portal' );
	}

	/** @return array<string, string> */
	public function get_columns(): array {
		return array(
			'cb'          => '<input type="checkbox">',
			'name'        => __( 'Name', 'mentoriai-portal' ),
			'role'        => __( 'Role', 'mentoriai-portal' ),
			'status'      => __( 'Status', 'mentoriai-portal' ),
			'fields'      => __( 'Fields', 'mentoriai-portal' ),
			'tags'        => __( 'Tags', 'mentoriai-portal' ),
			'responsible' => __( 'Responsible', 'mentoriai-portal' ),
			'seen'        => _x( 'Last seen', 'member', 'mentoriai-portal' ),
			'registered'  => __( 'Registered', 'mentoriai-portal' ),
		);
	}

	/** @return array<string, array{string, bool}> */
	protected function get_sortable_columns(): array {
		return array( 'name' => array( 'name', false ), 'seen' => array( 'seen', false ), 'registered' => array( 'registered', true ) );
	}

	protected function get_default_primary_column_name(): string {
		return 'name';
	}

	/** @return array<string, string> */
	protected function get_bulk_actions(): array {
		return UserActions::choices() + array( MembersPage::INVITE => __( 'Invite', 'mentoriai-portal' ) );
	}

	/** @return array<string, string> */
	protected function get_views(): array {
		$views = array( 'all' => $this->view_of( null, __( 'All', 'mentoriai-portal' ), (int) array_sum( $this->counts() ) ) );
		foreach ( UserFilters::order() as $status ) {
			if ( isset( $this->counts()[ $status->value ] ) || $status === $this->filter->status ) {
				$views[ $status->value ] = $this->view_of( $status, $status->label(), $this->counts()[ $status->value ] ?? 0 );
			}
		}
		return $views;
	}

	protected function show_fields(): void {
		parent::show_fields();
		$tags = $this->care->known_tags();
		$tags = array_combine( $tags, $tags );
		$seen = array();
		foreach ( MemberFilter::SEEN as $days ) {
			/* translators: %s: number of days. */
			$seen[ $days ] = sprintf( _n( 'Not seen for %s day', 'Not seen for %s days', $days, 'mentoriai-portal' ), number_format_i18n( $days ) );
		}
		Choice::show( 'role', __( 'Filter by role', 'mentoriai-portal' ), array( '' => __( 'All roles', 'mentoriai-portal' ) ) + self::roles(), $this->filter->role->value ?? '' );
		Choice::show( 'field', __( 'Filter by field', 'mentoriai-portal' ), array( '' => __( 'All fields', 'mentoriai-portal' ) ) + $this->fields, (string) $this->filter->field );
		Choice::show( 'tag', __( 'Filter by tag', 'mentoriai-portal' ), array( '' => __( 'All tags', 'mentoriai-portal' ) ) + $tags + array( $this->filter->tag => $this->filter->tag ), $this->filter->tag );
		Choice::show( 'responsible', __( 'Filter by responsible colleague', 'mentoriai-portal' ), array( '' => __( 'Anyone responsible', 'mentoriai-portal' ), '0' => __( 'No one responsible', 'mentoriai-portal' ) ) + $this->colleagues, (string) $this->filter->responsible );
		Choice::show( 'seen', __( 'Filter by last seen', 'mentoriai-portal' ), array( '' => __( 'Seen at any time', 'mentoriai-portal' ) ) + $seen, (string) $this->filter->seen );
		Choice::show( 'invite', __( 'Filter by invitation', 'mentoriai-portal' ), array( '' => __( 'Invited or not', 'mentoriai-portal' ), MemberFilter::INVITE => __( 'To be invited', 'mentoriai-portal' ) ), $this->filter->to_invite ? MemberFilter::INVITE : '' );
	}

	/** @param WP_User $item */
	protected function column_cb( $item ): string {
		/* translators: %s: name of a member. */
		return self::box( TextChanged::token( $item->ID, $this->actions->version( $item->ID ) ), sprintf( __( 'Select %s', 'mentoriai-portal' ), $item->display_name ) );
	}

	/**
	 * @param WP_User $item
	 * @param string  $column_name Name of the column.
	 */
	protected function column_default( $item, $column_name ): string {
		$none = '<span aria-hidden="true">—</span>';
		return match ( $column_name ) {
			'name'        => sprintf( '<strong><a href="%s">%s</a></strong><br>%s', esc_url( StaffMenu::member( $item->ID ) ), esc_html( $item->display_name ), esc_html( $item->user_email ) ),
			'role'        => esc_html( MemberFacts::type( $item ) ),
			'status'      => UserColumns::badge( $item->ID ) . '<br>' . esc_html( UserColumns::since( $item->ID ) ),
			'fields'      => esc_html( implode( ', ', array_intersect_key( $this->fields, array_flip( self::fields( $item->ID ) ) ) ) ) ?: $none,
			'tags'        => implode( ' ', array_map( self::tag( ... ), $this->tags[ $item->ID ] ?? array() ) ) ?: $none,
			'responsible' => esc_html( MemberCare::responsible( $item->ID )?->name() ?? '' ) ?: $none,
			'seen'        => null === $this->seen[ $item->ID ] ? $none : esc_html( $this->seen[ $item->ID ] ),
			'registered'  => esc_html( substr( Clock::on_site( Clock::from_sql( $item->user_registered ) ), 0, 10 ) ),
			default       => '',
		};
	}

	protected function links( mixed $item ): array {
		return $this->actions->links( $item );
	}

	protected function about( mixed $item ): string {
		return $item->display_name;
	}

	private static function tag( string $tag ): string {
		return sprintf( '<a class="mentoriai-tag" href="%s">%s</a>', esc_url( MembersPage::url( array( 'tag' => $tag ) ) ), esc_html( $tag ) );
	}

	/** Within the other filters. */
	private function view_of( ?AccountStatus $status, string $label, int $count ): string {
		return $this->view( ( null === $status ? array() : array( 'status' => $status->value ) ) + array_diff_key( $this->asked(), array( 'status' => true ) ), $label, $count );
	}

	/** @return array<string, int> */
	private function counts(): array {
		return $this->counts ??= $this->members->counts( $this->filter );
	}

	/** @return array<string, string> */
	private static function roles(): array {
		return array_column( array_map( static fn ( Role $role ): array => array( $role->value, $role->label() ), Role::cases() ), 1, 0 );
	}

	/** @return array<int, string> */
	private static function field_names(): array {
		$names = get_terms( array( 'taxonomy' => 'mentoriai_field', 'hide_empty' => false, 'fields' => 'id=>name', 'update_term_meta_cache' => false ) );
		return is_array( $names ) ? array_map( 'html_entity_decode', $names ) : array();
	}

	/** @return list<int> Term ids. */
	private static function fields( int $user_id ): array {
		$fields = get_user_meta( $user_id, UserMeta::FIELDS, true );
		return is_array( $fields ) ? array_map( 'intval', array_values( array_filter( $fields, 'is_numeric' ) ) ) : array();
	}
}
