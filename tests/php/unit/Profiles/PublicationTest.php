<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Profiles;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Profiles\Publication;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class PublicationTest extends TestCase {

	/** @return iterable<string, array{Role, string, bool, string}> Role, status before, approve_founders, status after. */
	public static function saves(): iterable {
		yield 'a founder becomes public' => array( Role::Founder, 'draft', false, 'public' );
		yield 'a founder waits where staff approve' => array( Role::Founder, 'draft', true, 'submitted' );
		yield 'a founder sent back waits for staff again' => array( Role::Founder, 'returned', false, 'submitted' );
		yield 'a founder who waits goes on waiting' => array( Role::Founder, 'submitted', false, 'submitted' );
		yield 'a public founder stays public' => array( Role::Founder, 'public', true, 'public' );
		yield 'a mentor is submitted' => array( Role::Mentor, 'draft', false, 'submitted' );
		yield 'a submitted mentor stays submitted' => array( Role::Mentor, 'submitted', false, 'submitted' );
		yield 'a mentor sent back is submitted again' => array( Role::Mentor, 'returned', false, 'submitted' );
		yield 'a public mentor stays public' => array( Role::Mentor, 'public', false, 'public' );
		yield 'a paused mentor stays paused' => array( Role::Mentor, 'paused', false, 'paused' );
		yield 'a paused founder stays paused' => array( Role::Founder, 'paused', false, 'paused' );
	}

	#[DataProvider( 'saves' )]
	public function test_status_after_a_save( Role $role, string $before, bool $approve, string $after ): void {
		$publication = new Publication( $approve, false );

		self::assertSame( $after, $publication->status_after( $role, AccountStatus::from( $before ), true )->value );
	}

	public function test_changed_texts_of_a_public_mentor_wait_where_staff_approve_edits(): void {
		$publication = new Publication( false, true );

		self::assertSame( AccountStatus::Submitted, $publication->status_after( Role::Mentor, AccountStatus::Public, true ) );
		self::assertSame( AccountStatus::Public, $publication->status_after( Role::Mentor, AccountStatus::Public, false ) );
		self::assertSame( AccountStatus::Public, $publication->status_after( Role::Founder, AccountStatus::Public, true ) );
	}
}
