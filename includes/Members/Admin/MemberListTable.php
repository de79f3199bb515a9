<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members\Admin;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Colleagues;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Members\MemberCare;
use MentoriaiPortal\Members\MemberFilter;
use MentoriaiPortal\Members\MemberRepository;
use WP_List_Table;
use WP_User;

/**
 * The rows of the list of members; the number of queries does not depend on theirs. Decisions are those of the users screen.
 */
final class MemberListTable extends WP_List_Table {

	public const PER_PAGE = 20;

	/** @var array<string, int> Status to members. */
	private array $counts = array();

	/** @var array<int, string|null> The day on which each of the page was seen last. */
	private array $seen = array();

	/** @var array<int, list<string>> */
	private array $tags = array();

	/** @var array<int, string> All fields by term id. */
	private array $fields = array();

	/** @var array<int, string> Colleagues who may act, by user id. */
	private array $colleagues = array();

	public function __construct( private readonly MemberRepository $members, private readonly MemberCare $care, private readonly UserActions $actions, public readonly MemberFilter $filter ) {
		// The names of the nonce and of the ticked boxes are those of the users screen: UserActions reads both.
		parent::__construct( array( 'singular' => 'user', 'plural' => 'users', 'ajax' => false ) );
	}

	public function prepare_items(): void {
		$per_page     = $this->get_items_per_page( MembersPage::PER_PAGE, self::PER_PAGE );
		$this->counts = $this->members->counts( $this->filter );
		$this->set_pagination_args(
			array(
				'total_items' => null === $this->filter->status ? (int) array_sum( $this->counts ) : $this->counts[ $this->filter->status->value ] ?? 0,
				'per_page'    => $per_page,
			)
		);
		// phpcs:disable WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- compared only.
		$order      = in_array( $_GET['orderby'] ?? '', array( 'name', 'seen' ), true ) ? $_GET['orderby'] : 'registered';
		$descending = 'desc' === ( $_GET['order'] ?? ( 'registered' === $order ? 'desc' : 'asc' ) );
		// phpcs:enable
		$this->seen       = $this->members->page( $this->filter, $order, $descending, $per_page, ( $this->get_pagenum() - 1 ) * $per_page );
		$ids              = array_keys( $this->seen );
		$this->colleagues = Colleagues::who_may( StaffMenu::CAPABILITY );
		cache_users( $ids );
		cache_users( array_filter( array_map( static fn ( int $id ): int => (int) get_user_meta( $id, UserMeta::RESPONSIBLE, true ), $ids ) ) );
		$this->items  = array_values( array_filter( array_map( 'get_userdata', $ids ) ) );
		$this->tags   = $this->care->tags_of( $ids );
		$this->fields = self::field_names();
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

	public function no_items(): void {
		if ( array() === $this->filter->asked ) {
			esc_html_e( 'There are no members yet. Who registers on the portal will appear here.', 'mentoriai-portal' );
			return;
		}
		printf( '%s <a href="%s">%s</a>', esc_html__( 'No member matches this filter.', 'mentoriai-portal' ), esc_url( MembersPage::url() ), esc_html__( 'Show everything', 'mentoriai-portal' ) );
	}

	/** @param WP_User $item */
	public function single_row( $item ): void {
		printf( '<tr data-id="%d" data-state="%s">', (int) $item->ID, esc_attr( UserColumns::status( $item->ID )->value ) );
		$this->single_row_columns( $item );
		echo '</tr>';
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
		return array_map( 'strval', (array) $this->actions->bulk( array() ) );
	}

	/** @return array<string, string> */
	protected function get_views(): array {
		$views = array( 'all' => $this->view( null, __( 'All', 'mentoriai-portal' ), (int) array_sum( $this->counts ) ) );
		foreach ( UserFilters::order() as $status ) {
			if ( isset( $this->counts[ $status->value ] ) || $status === $this->filter->status ) {
				$views[ $status->value ] = $this->view( $status, $status->label(), $this->counts[ $status->value ] ?? 0 );
			}
		}
		return $views;
	}

	/** The controls above the list, where a phone has them too. */
	public function show_filter(): void {
		$tags = $this->care->known_tags();
		$tags = array_combine( $tags, $tags );
		$seen = array();
		foreach ( MemberFilter::SEEN as $days ) {
			/* translators: %s: number of days. */
			$seen[ $days ] = sprintf( _n( 'Not seen for %s day', 'Not seen for %s days', $days, 'mentoriai-portal' ), number_format_i18n( $days ) );
		}
		echo '<div class="mentoriai-filter">';
		self::choice( 'role', __( 'Filter by role', 'mentoriai-portal' ), __( 'All roles', 'mentoriai-portal' ), self::roles(), $this->filter->role->value ?? '' );
		self::choice( 'field', __( 'Filter by field', 'mentoriai-portal' ), __( 'All fields', 'mentoriai-portal' ), $this->fields, (string) $this->filter->field );
		self::choice( 'tag', __( 'Filter by tag', 'mentoriai-portal' ), __( 'All tags', 'mentoriai-portal' ), $tags + ( '' === $this->filter->tag ? array() : array( $this->filter->tag => $this->filter->tag ) ), $this->filter->tag );
		self::choice( 'responsible', __( 'Filter by responsible colleague', 'mentoriai-portal' ), __( 'Anyone responsible', 'mentoriai-portal' ), array( '0' => __( 'No one responsible', 'mentoriai-portal' ) ) + $this->colleagues, (string) $this->filter->responsible );
		self::choice( 'seen', __( 'Filter by last seen', 'mentoriai-portal' ), __( 'Seen at any time', 'mentoriai-portal' ), $seen, (string) $this->filter->seen );
		if ( null !== $this->filter->status ) {
			printf( '<input type="hidden" name="status" value="%s">', esc_attr( $this->filter->status->value ) );
		}
		submit_button( __( 'Filter', 'mentoriai-portal' ), '', '', false );
		if ( array() !== $this->filter->asked ) {
			printf( '<a href="%s">%s</a>', esc_url( MembersPage::url() ), esc_html__( 'Show everything', 'mentoriai-portal' ) );
		}
		echo '</div>';
	}

	/** @param WP_User $item */
	protected function column_cb( $item ): string {
		/* translators: %s: name of a member. */
		return sprintf( '<label class="label-covers-full-cell" for="user_%1$d"><span class="screen-reader-text">%2$s</span></label><input type="checkbox" name="users[]" id="user_%1$d" value="%1$d">', (int) $item->ID, esc_html( sprintf( __( 'Select %s', 'mentoriai-portal' ), $item->display_name ) ) );
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
			'status'      => StatusBadge::html( UserColumns::status( $item->ID ) ) . '<br>' . esc_html( UserColumns::since( $item->ID ) ),
			'fields'      => esc_html( implode( ', ', array_intersect_key( $this->fields, array_flip( self::fields( $item->ID ) ) ) ) ) ?: $none,
			'tags'        => implode( ' ', array_map( self::tag( ... ), $this->tags[ $item->ID ] ?? array() ) ) ?: $none,
			'responsible' => esc_html( MemberCare::responsible( $item->ID )?->name() ?? '' ) ?: $none,
			'seen'        => null === $this->seen[ $item->ID ] ? $none : esc_html( $this->seen[ $item->ID ] ),
			'registered'  => esc_html( substr( Clock::on_site( Clock::from_sql( $item->user_registered ) ), 0, 10 ) ),
			default       => '',
		};
	}

	/**
	 * @param WP_User $item
	 * @param string  $column_name Name of the column.
	 * @param string  $primary     Name of the main column.
	 */
	protected function handle_row_actions( $item, $column_name, $primary ): string {
		$links = $column_name === $primary ? $this->actions->row( array(), $item ) : array();
		return is_array( $links ) && array() !== $links ? $this->row_actions( $links ) : parent::handle_row_actions( $item, $column_name, $primary );
	}

	private static function tag( string $tag ): string {
		return sprintf( '<a class="mentoriai-tag" href="%s">%s</a>', esc_url( MembersPage::url( array( 'tag' => $tag ) ) ), esc_html( $tag ) );
	}

	private function view( ?AccountStatus $status, string $label, int $count ): string {
		$query = array_diff_key( $this->filter->asked, array( 'status' => true ) ) + ( null === $status ? array() : array( 'status' => $status->value ) );
		return sprintf(
			'<a href="%s"%s>%s <span class="count">(%s)</span></a>',
			esc_url( MembersPage::url( $query ) ),
			$status === $this->filter->status ? ' class="current" aria-current="page"' : '',
			esc_html( $label ),
			esc_html( number_format_i18n( $count ) )
		);
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

	/** @param array<array-key, string> $options */
	private static function choice( string $name, string $label, string $all, array $options, string $chosen ): void {
		printf( '<label class="screen-reader-text" for="mentoriai-members-%1$s">%2$s</label><select id="mentoriai-members-%1$s" name="%1$s"><option value="">%3$s</option>', esc_attr( $name ), esc_html( $label ), esc_html( $all ) );
		foreach ( $options as $value => $text ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( (string) $value ), selected( $chosen, (string) $value, false ), esc_html( $text ) );
		}
		echo '</select>';
	}
}
