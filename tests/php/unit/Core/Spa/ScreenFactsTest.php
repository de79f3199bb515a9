<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Core\Spa;

use MentoriaiPortal\Core\Spa\Entry;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Core\Spa\ScreenFacts;
use MentoriaiPortal\Shell\PageKind;
use PHPUnit\Framework\TestCase;

final class ScreenFactsTest extends TestCase {

	/** Who may enter, and what search engines must not index: said here a second time, so that nobody opens a screen by mistake. */
	private const ENTRIES = array(
		'Home'              => array( Entry::Anyone, false ),
		'Stories'           => array( Entry::Anyone, false ),
		'Events'            => array( Entry::Anyone, false ),
		'MentoriaiDynamic'  => array( Entry::Anyone, false ),
		'MentoriaiStatic'   => array( Entry::Anyone, false ),
		'Finder'            => array( Entry::Anyone, false ),
		'Saved'             => array( Entry::Anyone, true ),
		'RegisterGauk'      => array( Entry::Guests, false ),
		'RegisterDuok'      => array( Entry::Guests, false ),
		'Login'             => array( Entry::Guests, true ),
		'Register'          => array( Entry::Guests, false ),
		'LostPassword'      => array( Entry::Guests, true ),
		'ResetPass'         => array( Entry::Anyone, true ),
		'Messages'          => array( Entry::Members, true ),
		'Profile'           => array( Entry::SignedIn, true ),
		'Results'           => array( Entry::Mentors, true ),
		'Mentorships'       => array( Entry::Members, true ),
		'VeiksmuPlanas'     => array( Entry::Members, true ),
		'PrivatumoPolitika' => array( Entry::Anyone, false ),
		'Mentor'            => array( Entry::Anyone, false ),
		'StaticMentor'      => array( Entry::Anyone, false ),
		'Event'             => array( Entry::Anyone, false ),
		'Story'             => array( Entry::Anyone, false ),
		'Conversation'      => array( Entry::Members, true ),
		'Mentorship'        => array( Entry::Members, true ),
		'Survey'            => array( Entry::Anyone, true ),
		'CheckIn'           => array( Entry::Anyone, true ),
		'Plan'              => array( Entry::Members, true ),
	);

	public function test_who_may_enter_each_screen_and_which_are_private(): void {
		$found = array();
		foreach ( array( ...Screen::cases(), ...PageKind::cases() ) as $screen ) {
			$facts = $screen->facts();
			if ( null !== $facts ) {
				$found[ $screen->value ] = array( $facts->entry, $facts->is_private() );
			}
		}

		self::assertSame( self::ENTRIES, $found );
	}

	public function test_no_two_screens_share_a_path_and_each_has_its_feature(): void {
		$all   = array_filter( array_map( static fn ( Screen|PageKind $screen ): ?ScreenFacts => $screen->facts(), array( ...Screen::cases(), ...PageKind::cases() ) ) );
		$paths = array_map( static fn ( ScreenFacts $facts ): string => $facts->path, $all );

		self::assertSame( array_unique( $paths ), $paths );
		foreach ( $all as $facts ) {
			self::assertDirectoryExists( dirname( __DIR__, 5 ) . '/src/features/' . $facts->feature );
		}
	}

	public function test_what_needs_an_account_is_private_whatever_else_is_said(): void {
		foreach ( Entry::cases() as $entry ) {
			$facts = new ScreenFacts( '/x', $entry, 'content', 'content' );
			self::assertSame( $entry->needs_account(), $facts->is_private() );
		}
	}
}
