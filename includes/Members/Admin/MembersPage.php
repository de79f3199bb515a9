<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members\Admin;

use Closure;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Core\StaffList;
use MentoriaiPortal\Core\StaffListPage;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Core\TextChanged;
use MentoriaiPortal\Invitations\Admin\InvitePage;
use MentoriaiPortal\Members\MemberCare;
use MentoriaiPortal\Members\MemberFilter;
use MentoriaiPortal\Members\MemberRepository;
use MentoriaiPortal\Suggestions\Admin\SuggestBox;
use MentoriaiPortal\Suggestions\Admin\SuggestForm;

/**
 * Mentoring → Members: the list, filtered by the address, and the page of one member.
 */
final class MembersPage extends StaffListPage {

	public const SLUG = StaffMenu::MEMBERS;

	/** The bulk action beside the decisions. */
	public const INVITE = 'invite';

	/** Null where the address asks for what there is not. */
	private ?MemberFilter $filter = null;

	private ?CareForm $form = null;

	private ?SuggestForm $suggestion = null;

	/** @param Closure(): SuggestBox $suggest */
	public function __construct(
		private readonly MemberRepository $members,
		private readonly MemberCare $care,
		private readonly UserActions $actions,
		private readonly Closure $suggest,
		private readonly MemberPage $page
	) {}

	protected static function title(): string {
		return __( 'Members', 'mentoriai-portal' );
	}

	/** What was sent about one, or the list. */
	public function load(): void {
		if ( self::is_one() ) {
			$this->form       = ( new CareHandler( $this->care ) )->take( self::member() );
			$this->suggestion = ( $this->suggest )()->take( self::member() );
			return;
		}
		try {
			$this->filter = MemberFilter::of_query( wp_unslash( $_GET ) ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- chooses what is shown.
		} catch ( InvalidInput ) {
			return;
		}
		parent::load();
	}

	public function show(): void {
		self::is_one() ? $this->page->show( self::member(), $this->form, $this->suggestion ) : parent::show();
	}

	protected function is_known(): bool {
		return null !== $this->filter;
	}

	protected function make(): StaffList {
		return new MemberListTable( $this->members, $this->care, $this->actions, $this->filter ?? MemberFilter::of_query( array() ) );
	}

	protected function show_links(): void {
		if ( current_user_can( StaffMenu::MAY_MOVE ) ) {
			printf( ' <a class="page-title-action" data-csv="members" href="%s">%s</a>', esc_url( StaffMenu::members_csv( $this->filter->asked ?? array() ) ), esc_html__( 'Download CSV', 'mentoriai-portal' ) );
		}
	}

	protected function introduce(): void {
		echo '<style>@media (min-width:783px){.wp-list-table{.column-name{width:26%}.column-role{width:8%}.column-status{width:8em}.column-fields{width:14%}.column-tags{width:12%}.column-responsible{width:10%}.column-seen{width:7em}.column-registered{width:8em}}}</style>';
	}

	protected function act( string $action, array $chosen, string $back ): string {
		$seen = array_column( array_map( TextChanged::read( ... ), $chosen ), 1, 0 );
		unset( $seen[0] );
		return self::INVITE === $action ? InvitePage::url( array_keys( $seen ) ) : $this->actions->decide( Decision::from( $action ), $seen, $back );
	}

	private static function is_one(): bool {
		return isset( $_GET['user'] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- says whose page it is.
	}

	private static function member(): int {
		return isset( $_GET['user'] ) && is_numeric( $_GET['user'] ) ? absint( $_GET['user'] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- says whose page it is.
	}
}
