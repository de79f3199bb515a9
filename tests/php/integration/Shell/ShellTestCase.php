<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Shell;

use MentoriaiPortal\Content\PageMeta;
use MentoriaiPortal\Content\PageRepository;
use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\ContentCache;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Core\SiteName;
use MentoriaiPortal\Shell\Footer;
use MentoriaiPortal\Shell\Head;
use MentoriaiPortal\Shell\Html\MainHtml;
use MentoriaiPortal\Shell\ListQuery;
use MentoriaiPortal\Shell\OldUrlRepository;
use MentoriaiPortal\Shell\PageComposer;
use MentoriaiPortal\Shell\PortalPage;
use MentoriaiPortal\Shell\Redirects;
use MentoriaiPortal\Shell\Replies;
use MentoriaiPortal\Shell\Resolver;
use MentoriaiPortal\Shell\StructuredData;
use MentoriaiPortal\Tests\IntegrationTestCase;

/**
 * Pages as the server makes them, from the replies of the real API.
 */
abstract class ShellTestCase extends IntegrationTestCase {

	protected function pages(): Pages {
		return new Pages( new PageRepository( $this->db() ), new ContentCache() );
	}

	/** @param array<string, string> $query */
	protected function page( string $path, array $query = array() ): PortalPage {
		$pages    = $this->pages();
		$resolved = ( new Resolver( $pages, new Settings() ) )->resolve( $path );
		self::assertNotNull( $resolved, $path );
		return $this->composer( $pages )->compose( $resolved, ListQuery::of( $query ) );
	}

	protected function status_of( string $path ): int {
		return $this->page( $path )->status;
	}

	protected function redirect( string $path ): ?string {
		$pages    = $this->pages();
		$resolver = new Resolver( $pages, new Settings() );
		$composer = $this->composer( $pages );
		return ( new Redirects( $resolver, $composer, new OldUrlRepository( $this->db() ), $pages ) )->target( $path );
	}

	protected function head( PortalPage $page ): string {
		ob_start();
		( new Head( 'https://example.test/share.png', new SiteName( new Settings() ) ) )->print( $page );
		return (string) ob_get_clean();
	}

	protected function main( PortalPage $page ): string {
		return ( new MainHtml( $page, $this->pages() ) )->html();
	}

	protected function script( PortalPage $page ): string {
		$footer = new Footer( new Settings(), $this->pages(), new ContentCache(), new Clock() );
		return ( new StructuredData( new SiteName( new Settings() ), 'https://example.test/logo.png', $footer ) )->html( $page );
	}

	/** @return array<string, array<string, mixed>> Things by their type. */
	protected function things( PortalPage $page ): array {
		self::assertSame( 1, preg_match( '~^<script type="application/ld\+json">(.*)</script>\n$~s', $this->script( $page ), $found ) );
		/** @var array{'@graph': list<array<string, mixed>>} $data */
		$data = json_decode( $found[1] ?? '', true, 32, JSON_THROW_ON_ERROR );
		return array_column( $data['@graph'], null, '@type' );
	}

	/** @param array<string, mixed> $meta */
	protected function post( string $type, string $slug, string $lang = 'lt', array $meta = array(), string $group = '' ): int {
		$id = wp_insert_post(
			array(
				'post_type'    => $type,
				'post_status'  => 'publish',
				'post_name'    => $slug,
				'post_title'   => "Pavadinimas $slug",
				'post_excerpt' => "Trumpai apie $slug",
				'post_content' => '<!-- wp:paragraph --><p>Tekstas.</p><!-- /wp:paragraph -->',
				'meta_input'   => wp_slash( array_filter( $meta + array( PostMeta::LANG => $lang, PostMeta::GROUP => $group ) ) ),
			),
			true
		);
		self::assertIsInt( $id );
		return $id;
	}

	/** A content page of the portal. */
	protected function content_page( string $slug, int $parent = 0, string $content = 'Tekstas.' ): int {
		$id = $this->post( 'page', $slug, 'lt', array( PageMeta::SCREEN => 'default' ) );
		wp_update_post( array( 'ID' => $id, 'post_parent' => $parent, 'post_content' => wp_slash( $content ) ) );
		return $id;
	}

	private function composer( Pages $pages ): PageComposer {
		return new PageComposer(
			new Replies(
				function ( string $path, array $query, Lang $lang ): array|ApiError {
					$reply = $this->request( 'GET', $path . '?' . http_build_query( $query + array( 'lang' => $lang->value ) ) );
					return 200 === $reply->get_status() ? $reply->get_data() : new ApiError( $reply->get_data()['code'], $reply->get_status() );
				}
			),
			$pages
		);
	}
}
