<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Invitations;

use Closure;
use MentoriaiPortal\Accounts\AccountService;
use MentoriaiPortal\Accounts\InvitationKeys;
use MentoriaiPortal\Hook;
use MentoriaiPortal\Invitations\Admin\InviteHandler;
use MentoriaiPortal\Invitations\Admin\InvitePage;
use MentoriaiPortal\Invitations\Mail\InvitationMail;
use MentoriaiPortal\Invitations\Mail\InvitationMailKind;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;

/**
 * Invitations of people whose accounts others made for them.
 */
final class InvitationsModule extends Module {

	/** @param Closure(): AccountService $accounts */
	public function __construct( private readonly Services $core, private readonly Closure $accounts ) {}

	public static function hooks(): array {
		return array(
			new Hook( 'mentoriai_user_status_changed', array( InvitationService::class, 'follow_status' ), 10, 3 ),
			Hook::admin( 'admin_post_' . InviteHandler::ACTION, static fn ( self $m ): callable => array( new InviteHandler( $m->invitations() ), 'handle' ) ),
			Hook::admin( 'admin_menu', static fn ( self $m ): callable => array( new InvitePage( $m->invitations() ), 'add' ) ),
			Hook::admin( 'admin_head', array( InvitePage::class, 'hide' ) ),
			Hook::admin( 'admin_notices', array( InviteHandler::class, 'tell' ) ),
			Hook::admin( 'removable_query_args', array( InviteHandler::class, 'shown_once' ) ),
		);
	}

	public static function help(): array {
		return array( InvitePage::SLUG => static fn (): string => __( 'Nothing happens until you press the button below. Who has an invitation that still works gets no second one.', 'mentoriai-portal' ) );
	}

	public static function mails(): array {
		return array(
			InvitationMailKind::Invitation->value => static fn ( self $m ) => new InvitationMail( ( $m->accounts )(), $m->rows(), $m->core->clock, InvitationMailKind::Invitation ),
			InvitationMailKind::Reminder->value   => static fn ( self $m ) => new InvitationMail( ( $m->accounts )(), $m->rows(), $m->core->clock, InvitationMailKind::Reminder ),
		);
	}

	public static function attention(): array {
		return array( InvitationsAttention::class => static fn ( self $m ) => new InvitationsAttention( $m->rows(), $m->invitations(), $m->core->clock ) );
	}

	public static function tables(): array {
		return array( InvitationsTable::class );
	}

	public function jobs(): array {
		return array( 'invitations' => array( $this->invitations(), 'remind' ) );
	}

	public function personal_data(): array {
		return array( new InvitationData( $this->rows(), $this->core->clock ) );
	}

	public function member_sections(): array {
		return array( new MemberInvitation( $this->rows(), $this->invitations(), ( $this->accounts )(), $this->core->clock ) );
	}

	public function invitations(): InvitationService {
		$core = $this->core;
		return new InvitationService( $this->rows(), ( $this->accounts )(), $core->mail, $core->activity, $core->db, $core->clock );
	}

	public function keys(): InvitationKeys {
		return new OutstandingKeys( $this->rows(), $this->core->clock, $this->invitations( ... ) );
	}

	private function rows(): InvitationRepository {
		return new InvitationRepository( $this->core->db );
	}
}
