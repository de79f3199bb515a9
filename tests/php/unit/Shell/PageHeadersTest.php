<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Shell;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Shell\PageHeaders;
use MentoriaiPortal\Shell\PageKind;
use MentoriaiPortal\Shell\PortalPage;
use MentoriaiPortal\Shell\ResolvedPath;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class PageHeadersTest extends TestCase {

	/** @return iterable<string, array{ResolvedPath, list<string>, bool}> Path, names in the query, whether the URL is a key. */
	public static function pages(): iterable {
		$login = ResolvedPath::page( Lang::Lt, Screen::Login, null );
		yield 'reset' => array( ResolvedPath::page( Lang::En, Screen::ResetPassword, null ), array(), true );
		yield 'survey' => array( ResolvedPath::single( Lang::Lt, PageKind::Survey, '12' ), array(), true );
		yield 'confirmation' => array( $login, array( 'email', 'key' ), true );
		yield 'back from a provider' => array( $login, array( 'social' ), true );
		yield 'nowhere, with a key' => array( ResolvedPath::missing( Lang::Lt ), array( 'key' ), true );
		yield 'preview' => array( ResolvedPath::single( Lang::Lt, PageKind::Event, '12' ), array( 'preview', 'preview_id', 'preview_nonce' ), true );
		yield 'log-in' => array( $login, array( 'returnPath' ), false );
		yield 'list' => array( ResolvedPath::page( Lang::Lt, Screen::DynamicMentors, null ), array( 'keyword', 'page' ), false );
	}

	/** @param list<string> $query */
	#[DataProvider( 'pages' )]
	public function test_a_url_with_a_key_is_kept_nowhere( ResolvedPath $path, array $query, bool $has_key ): void {
		$headers = PageHeaders::of( new PortalPage( $path, 200, '', '', 'https://a.test/' ), $query );

		self::assertSame( $has_key ? 'private, no-store' : 'public, max-age=0, s-maxage=60', $headers['Cache-Control'] );
		self::assertSame( $has_key ? 'no-referrer' : 'strict-origin-when-cross-origin', $headers['Referrer-Policy'] );
	}

	public function test_what_is_in_no_index_says_so_by_itself(): void {
		$path = ResolvedPath::page( Lang::Lt, Screen::Messages, null );

		self::assertSame( 'noindex', PageHeaders::of( new PortalPage( $path, 200, '' ), array() )['X-Robots-Tag'] ?? null );
		self::assertArrayNotHasKey( 'X-Robots-Tag', PageHeaders::of( new PortalPage( $path, 200, '', '', 'https://a.test/' ), array() ) );
		self::assertArrayNotHasKey( 'Cache-Control', PageHeaders::of( new PortalPage( ResolvedPath::missing( Lang::Lt ), 404, '' ), array() ) );
	}
}
