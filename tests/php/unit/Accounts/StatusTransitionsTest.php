<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Accounts;

use MentoriaiPortal\Accounts\Actor;
use MentoriaiPortal\Accounts\Mail\StatusMailKind;
use MentoriaiPortal\Accounts\StatusTransitions;
use MentoriaiPortal\Core\Identity\AccountStatus;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * Every pair of statuses, for everybody who may ask for it (docs/contract.md#accounts).
 */
final class StatusTransitionsTest extends TestCase {

	/** Where members bring themselves: by saving the profile, by leaving. */
	private const MEMBER = array(
		'draft'     => array( 'submitted', 'public', 'closed' ),
		'submitted' => array( 'closed' ),
		'public'    => array( 'submitted', 'closed' ),
		'returned'  => array( 'submitted', 'closed' ),
		'rejected'  => array(),
		'paused'    => array( 'closed' ),
		'closed'    => array(),
	);

	/** Where staff bring somebody: nobody is made public who did not submit, nobody is put back to waiting. */
	private const STAFF = array(
		'draft'     => array( 'rejected', 'closed' ),
		'submitted' => array( 'public', 'returned', 'rejected', 'closed' ),
		'public'    => array( 'returned', 'rejected', 'paused', 'closed' ),
		'returned'  => array( 'public', 'rejected', 'closed' ),
		'rejected'  => array( 'draft', 'public', 'returned', 'closed' ),
		'paused'    => array( 'public', 'returned', 'rejected', 'closed' ),
		'closed'    => array( 'draft' ),
	);

	/** @return iterable<string, array{AccountStatus, AccountStatus, Actor, bool}> */
	public static function pairs(): iterable {
		foreach ( AccountStatus::cases() as $from ) {
			foreach ( AccountStatus::cases() as $to ) {
				yield "member: $from->value to $to->value" => array( $from, $to, Actor::Member, in_array( $to->value, self::MEMBER[ $from->value ], true ) );
				yield "staff: $from->value to $to->value" => array( $from, $to, Actor::Staff, in_array( $to->value, self::STAFF[ $from->value ], true ) );
				yield "code: $from->value to $to->value" => array( $from, $to, Actor::Code, true );
			}
		}
	}

	#[DataProvider( 'pairs' )]
	public function test_who_may( AccountStatus $from, AccountStatus $to, Actor $actor, bool $may ): void {
		self::assertSame( $may, StatusTransitions::between( $from, $to )->allows( $actor ) );
	}

	#[DataProvider( 'pairs' )]
	public function test_what_goes_along( AccountStatus $from, AccountStatus $to, Actor $actor ): void {
		$step = StatusTransitions::between( $from, $to );
		$mail = match ( $to ) {
			AccountStatus::Draft     => StatusMailKind::Reopened,
			AccountStatus::Submitted => null,
			AccountStatus::Public    => AccountStatus::Paused === $from ? StatusMailKind::Restored : StatusMailKind::Approved,
			AccountStatus::Returned  => StatusMailKind::Returned,
			AccountStatus::Rejected  => StatusMailKind::Rejected,
			AccountStatus::Paused    => StatusMailKind::Paused,
			AccountStatus::Closed    => StatusMailKind::Closed,
		};
		if ( $from === $to && in_array( $to, array( AccountStatus::Draft, AccountStatus::Public ), true ) ) {
			$mail = null;
		}
		if ( Actor::Member === $actor && AccountStatus::Closed !== $to ) {
			$mail = null;
		}
		$shrinks = $from !== $to && ( in_array( $to, array( AccountStatus::Returned, AccountStatus::Rejected, AccountStatus::Paused, AccountStatus::Closed ), true )
			|| ( AccountStatus::Public === $from && AccountStatus::Draft === $to ) );

		self::assertSame( $mail, $step->mail_after( $actor ) );
		self::assertSame( $shrinks, $step->ends_sessions );
	}
}
