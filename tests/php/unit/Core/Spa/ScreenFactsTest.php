<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Core\Spa;

use MentoriaiPortal\Core\Spa\Entry;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Core\Spa\ScreenFacts;
use MentoriaiPortal\Shell\PageKind;
use PHPUnit\Framework\TestCase;

final class ScreenFactsTest extends TestCase {

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
			self::assertSame( $entry->needs_account(), $facts->has_member_texts() );
		}
	}
}
