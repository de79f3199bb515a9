<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Core\Rest;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class AccessTest extends TestCase {

	/** @return iterable<string, array{Access, string, string}> Access, who, error ('' is let in). */
	public static function cases(): iterable {
		$rows = array(
			array( Access::nobody(), array( 'guest' => 'forbidden', 'founder' => 'forbidden', 'mentor' => 'forbidden', 'undecided' => 'forbidden', 'draft' => 'forbidden' ) ),
			array( Access::guest(), array( 'guest' => '', 'founder' => '', 'mentor' => '', 'undecided' => '', 'draft' => '' ) ),
			array( Access::any(), array( 'guest' => 'not_logged_in', 'founder' => '', 'mentor' => '', 'undecided' => '', 'draft' => '' ) ),
			array( Access::member(), array( 'guest' => 'not_logged_in', 'founder' => '', 'mentor' => '', 'undecided' => 'forbidden', 'draft' => '' ) ),
			array( Access::member()->when_public(), array( 'guest' => 'not_logged_in', 'founder' => '', 'mentor' => '', 'undecided' => 'forbidden', 'draft' => 'account_draft' ) ),
			array( Access::role( Role::Mentor )->when_public(), array( 'guest' => 'not_logged_in', 'founder' => 'forbidden', 'mentor' => '', 'undecided' => 'forbidden', 'draft' => 'forbidden' ) ),
		);
		foreach ( $rows as $number => [ $access, $answers ] ) {
			foreach ( $answers as $who => $error ) {
				yield "$number $who" => array( $access, $who, $error );
			}
		}
	}

	#[DataProvider( 'cases' )]
	public function test_check( Access $access, string $who, string $expected ): void {
		$identity = match ( $who ) {
			'founder'   => self::identity( Role::Founder, AccountStatus::Public ),
			'mentor'    => self::identity( Role::Mentor, AccountStatus::Public ),
			'undecided' => self::identity( Role::Undecided, AccountStatus::Draft ),
			'draft'     => self::identity( Role::Founder, AccountStatus::Draft ),
			default     => null,
		};
		$error = '';
		try {
			$access->check( $identity );
		} catch ( ApiError $refusal ) {
			$error = $refusal->error;
		}
		self::assertSame( $expected, $error );
	}

	public function test_a_route_that_forgets_access_is_closed(): void {
		$route = new class() extends Route {
			public static function path(): string {
				return 'forgotten';
			}

			public static function output(): array {
				return array();
			}

			public function handle( Request $request ): Reply {
				return Reply::ok();
			}
		};
		$this->expectExceptionObject( ApiError::forbidden() );
		$route::access()->check( self::identity( Role::Founder, AccountStatus::Public ) );
	}

	private static function identity( Role $role, AccountStatus $status ): Identity {
		return new Identity( 5, $role, $status, 1, 0 );
	}
}
