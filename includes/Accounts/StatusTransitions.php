<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts;

use MentoriaiPortal\Accounts\Mail\StatusMailKind;
use MentoriaiPortal\Core\Identity\AccountStatus;

/**
 * The life of an account as one table (docs/contract.md#accounts). What goes along with every change is not in it: the
 * index row, with it lists, search, page and sitemap, follow `mentoriai_user_status_changed`.
 */
final class StatusTransitions {

	private const NOBODY = array();
	private const MEMBER = array( Actor::Member );
	private const STAFF  = array( Actor::Staff );
	private const BOTH   = array( Actor::Member, Actor::Staff );

	/** From, to: who may besides code, which email, whether sessions end. */
	private const TABLE = array(
		'draft'     => array(
			'submitted' => array( self::MEMBER, null, false ),
			'public'    => array( self::MEMBER, StatusMailKind::Approved, false ),
			'returned'  => array( self::NOBODY, StatusMailKind::Returned, true ),
			'rejected'  => array( self::STAFF, StatusMailKind::Rejected, true ),
			'paused'    => array( self::NOBODY, StatusMailKind::Paused, true ),
			'closed'    => array( self::BOTH, StatusMailKind::Closed, true ),
		),
		'submitted' => array(
			'draft'    => array( self::NOBODY, StatusMailKind::Reopened, false ),
			'public'   => array( self::STAFF, StatusMailKind::Approved, false ),
			'returned' => array( self::STAFF, StatusMailKind::Returned, true ),
			'rejected' => array( self::STAFF, StatusMailKind::Rejected, true ),
			'paused'   => array( self::NOBODY, StatusMailKind::Paused, true ),
			'closed'   => array( self::BOTH, StatusMailKind::Closed, true ),
		),
		'public'    => array(
			'draft'     => array( self::NOBODY, StatusMailKind::Reopened, true ),
			'submitted' => array( self::MEMBER, null, false ),
			'returned'  => array( self::STAFF, StatusMailKind::Returned, true ),
			'rejected'  => array( self::STAFF, StatusMailKind::Rejected, true ),
			'paused'    => array( self::STAFF, StatusMailKind::Paused, true ),
			'closed'    => array( self::BOTH, StatusMailKind::Closed, true ),
		),
		'returned'  => array(
			'draft'     => array( self::NOBODY, StatusMailKind::Reopened, false ),
			'submitted' => array( self::MEMBER, null, false ),
			'public'    => array( self::STAFF, StatusMailKind::Approved, false ),
			'rejected'  => array( self::STAFF, StatusMailKind::Rejected, true ),
			'paused'    => array( self::NOBODY, StatusMailKind::Paused, true ),
			'closed'    => array( self::BOTH, StatusMailKind::Closed, true ),
		),
		'rejected'  => array(
			'draft'     => array( self::STAFF, StatusMailKind::Reopened, false ),
			'submitted' => array( self::NOBODY, null, false ),
			'public'    => array( self::STAFF, StatusMailKind::Approved, false ),
			'returned'  => array( self::STAFF, StatusMailKind::Returned, true ),
			'paused'    => array( self::NOBODY, StatusMailKind::Paused, true ),
			'closed'    => array( self::STAFF, StatusMailKind::Closed, true ),
		),
		'paused'    => array(
			'draft'     => array( self::NOBODY, StatusMailKind::Reopened, false ),
			'submitted' => array( self::NOBODY, null, false ),
			'public'    => array( self::STAFF, StatusMailKind::Restored, false ),
			'returned'  => array( self::STAFF, StatusMailKind::Returned, true ),
			'rejected'  => array( self::STAFF, StatusMailKind::Rejected, true ),
			'closed'    => array( self::BOTH, StatusMailKind::Closed, true ),
		),
		'closed'    => array(
			'draft'     => array( self::STAFF, StatusMailKind::Reopened, false ),
			'submitted' => array( self::NOBODY, null, false ),
			'public'    => array( self::NOBODY, StatusMailKind::Approved, false ),
			'returned'  => array( self::NOBODY, StatusMailKind::Returned, true ),
			'rejected'  => array( self::NOBODY, StatusMailKind::Rejected, true ),
			'paused'    => array( self::NOBODY, StatusMailKind::Paused, true ),
		),
	);

	/** Every pair has one; of a status to itself it is another reason for the same, from code only. */
	public static function between( AccountStatus $from, AccountStatus $to ): StatusTransition {
		list( $by, $mail, $ends ) = self::TABLE[ $from->value ][ $to->value ] ?? array( self::NOBODY, StatusMailKind::for_new_reason( $to ), false );
		return new StatusTransition( $from, $to, $by, $mail, $ends );
	}
}
