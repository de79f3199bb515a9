<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tools\PHPStan;

use LogicException;
use MentoriaiPortal\Hook;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;
use PHPat\Selector\Selector;
use PHPat\Selector\SelectorInterface;
use PHPat\Test\Builder\BuildStep;
use PHPat\Test\PHPat;

/**
 * The boundaries between modules, checked by PHPStan. HooksRule and WireNamesRule are two more.
 */
final class ArchitectureTest {

	private const ROOT = 'MentoriaiPortal';

	/** A module may use those that stand before it: so there is no circle. Core is before all. */
	private const MODULES = array(
		'ActivityLog',
		'Analytics',
		'BotCheck',
		'Mail',
		'Mentors',
		'Events',
		'Stories',
		'Mentorships',
		'CheckIns',
		'Messaging',
		'Reviews',
		'Plans',
		'Meetings',
		'Waiting',
		'Shortlist',
		'Suggestions',
		'Results',
		'Surveys',
		'Privacy',
		'Session',
		'Accounts',
		'Invitations',
		'SocialSignIn',
		'Profiles',
		'Programme',
		'Members',
		'Moving',
		'Reports',
		'Today',
		'Attention',
		'Content',
		'Settings',
		'Shell',
		'Languages',
		'Early',
		'Demo',
		'SetUp',
		'Launch',
		'Cli',
	);

	/** @return iterable<string, BuildStep> */
	public function test_core_knows_no_module(): iterable {
		yield 'core' => PHPat::rule()
			->classes( Selector::inNamespace( self::ROOT . '\Core' ) )
			->shouldNot()->dependOn()
			->classes( Selector::inNamespace( self::ROOT ) )
			->excluding( Selector::inNamespace( self::ROOT . '\Core' ), Selector::classname( Hook::class ), Selector::classname( Module::class ), Selector::classname( Services::class ) )
			->because( 'Core knows no module.' );
	}

	/** @return iterable<string, BuildStep> */
	public function test_no_circle_of_modules(): iterable {
		$folders = array_map( 'basename', glob( dirname( __DIR__, 2 ) . '/includes/*', GLOB_ONLYDIR ) ?: array() );
		$missing = array_diff( $folders, array( 'Core', 'Migrations' ), self::MODULES );
		if ( array() !== $missing ) {
			throw new LogicException( 'Which modules may use ' . implode( ', ', $missing ) . '? See ' . self::class . '::MODULES.' );
		}
		foreach ( array_slice( self::MODULES, 0, -1 ) as $place => $module ) {
			$later = array_slice( self::MODULES, $place + 1 );
			yield $module => PHPat::rule()
				->classes( self::in( $module ) )
				->shouldNot()->dependOn()
				->classes( ...array_map( self::in( ... ), $later ) )
				->because( "A module uses only those before it in ArchitectureTest::MODULES; $module stands before these." );
		}
	}

	/** @return iterable<string, BuildStep> */
	public function test_only_services_are_foreign(): iterable {
		foreach ( self::MODULES as $module ) {
			yield $module => PHPat::rule()
				->classes( self::in( $module ) )
				->shouldNot()->dependOn()
				->classes( Selector::classname( '~^' . self::ROOT . '\\\\(?!' . $module . '\\\\|Core\\\\).+(Repository|Table)$~', true ) )
				->because( 'Repositories and tables are their module’s own: others use its services.' );
		}
	}

	private static function in( string $module ): SelectorInterface {
		return Selector::inNamespace( self::ROOT . '\\' . $module );
	}
}
