<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Contract\Safety;

use MentoriaiPortal\Tests\Contract\Api\ApiTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * WordPress shows posts of private types at none of its own addresses, neither to guests nor to members. Conversations
 * have their own table of addresses in SecrecyTest; here are all three types and the addresses that are rarely thought of.
 */
final class PrivateTypesTest extends ApiTestCase {

	private const SECRET = 'zx81slapta';

	/** @var array<string, int> Type to a post. */
	private static array $posts = array();

	/** @return iterable<string, array{string, string}> Type and path. */
	public static function addresses(): iterable {
		$paths = array(
			'/wp-json/wp/v2/{type}',
			'/wp-json/wp/v2/{type}/{id}',
			'/wp-json/wp/v2/{type}/{id}/revisions',
			'/wp-json/wp/v2/{type}/{id}/autosaves',
			'/wp-json/wp/v2/types/{type}',
			'/wp-json/wp/v2/posts/{id}',
			'/wp-json/wp/v2/posts?include={id}',
			'/wp-json/wp/v2/posts?include={id}&type={type}&status=any',
			'/wp-json/wp/v2/pages/{id}/revisions',
			'/wp-json/wp/v2/media/{id}',
			'/wp-json/wp/v2/comments?post={id}',
			'/wp-json/wp/v2/search?search=zx81&subtype=any&type=post',
			'/wp-json/wp/v2/search?search=zx81&subtype={type}',
			'/wp-json/wp/v2/block-renderer/core/latest-posts?context=edit&attributes%5BpostType%5D={type}',
			'/wp-json/wp/v2/block-renderer/core/post-title?context=edit&post_id={id}',
			'/wp-json/oembed/1.0/embed?url={url}%2F%3Fp%3D{id}',
			'/wp-json/oembed/1.0/embed?url={url}%2F%3Fpost_type%3D{type}%26p%3D{id}',
			'/?p={id}',
			'/?p={id}&post_type={type}',
			'/?p={id}&preview=true&post_type={type}',
			'/?page_id={id}',
			'/?attachment_id={id}',
			'/?post_type={type}',
			'/?post_type={type}&feed=rss2',
			'/?post_type[]={type}&post_type[]=post&s=zx81',
			'/?{type}={id}',
			'/?s=zx81&post_type=any',
			'/?p={id}&embed=1',
			'/?p={id}&feed=rss2',
			'/?p={id}&feed=atom&withcomments=1',
			'/feed/?post_type={type}',
			'/comments/feed/',
			'/wp-sitemap.xml',
			'/wp-sitemap-posts-{type}-1.xml',
			'/?sitemap=posts&sitemap-subtype={type}&paged=1',
			'/{type}/',
			'/{type}/{id}/',
			'/{type}/feed/',
			'/?p={id}&tb=1',
			'/?name=zx81slapta',
			'/zx81slapta',
			'/zx81slapta/embed/',
			'/?robots=1&p={id}',
			'/wp-trackback.php?p={id}',
		);
		foreach ( array( 'mentoriai_convo', 'mentoriai_plan', 'mentoriai_survey' ) as $type ) {
			foreach ( $paths as $path ) {
				yield "$type $path" => array( $type, $path );
			}
		}
	}

	#[DataProvider( 'addresses' )]
	public function test_no_address_shows_it( string $type, string $path ): void {
		$id   = $this->post( $type );
		$path = strtr( $path, array( '{type}' => $type, '{id}' => (string) $id, '{url}' => rawurlencode( self::url() ) ) );
		$replies = array( $this->send( 'GET', $path ), $this->send( 'GET', $path, null, array( 'Authorization: Bearer ' . $this->login( 'founder@demo.test' ) ) ) );
		foreach ( $replies as $reply ) {
			self::assertStringNotContainsString( self::SECRET, str_contains( $path, self::SECRET ) ? '' : $reply->body );
			self::assertStringNotContainsString( "\"id\":$id,", $reply->body );
			self::assertStringNotContainsString( "postid-$id", $reply->body );
			self::assertStringNotContainsString( "$type-", $reply->body );
			self::assertStringNotContainsString( "single-$type", $reply->body );
			self::assertContains( $reply->status, array( 200, 301, 302, 400, 401, 403, 404, 405 ) );
			self::assertStringNotContainsString( (string) $id, (string) $reply->header( 'Location' ) );
			self::assertStringNotContainsString( self::SECRET, str_contains( $path, self::SECRET ) ? '' : (string) $reply->header( 'Location' ) );
		}
		// A feed of nothing is an empty feed.
		if ( ! str_contains( $path, 'feed' ) && 1 === preg_match( '~^/\?(p|page_id|attachment_id|' . $type . ')=|/wp/v2/(' . $type . '|types|posts/|media)|^/' . $type . '/|sitemap-posts|oembed~', $path ) ) {
			self::assertContains( $replies[0]->status, str_contains( $path, $type . '=' ) || str_contains( $path, 'tb=1' ) ? array( 200, 301, 302, 404 ) : array( 400, 401, 403, 404 ), $path );
		}
	}

	public function test_nobody_writes_below_it(): void {
		foreach ( array( 'mentoriai_convo', 'mentoriai_plan', 'mentoriai_survey' ) as $type ) {
			$id = $this->post( $type );
			$this->send( 'POST', '/wp-comments-post.php', array( 'comment_post_ID' => (string) $id, 'author' => 'Ona', 'email' => 'ona@demo.test', 'comment' => 'Labas' ) );
			$this->send( 'POST', "/wp-trackback.php?p=$id", array( 'url' => 'http://example.org/', 'title' => 'x' ) );
			$reply = $this->send( 'POST', '/wp-json/wp/v2/comments', (string) json_encode( array( 'post' => $id, 'content' => 'x', 'author_name' => 'x', 'author_email' => 'x@demo.test' ) ), array( 'Content-Type: application/json' ) );
			self::assertContains( $reply->status, array( 400, 401, 403, 404 ) );
			self::assertSame( '0', $this->as_server( "global \$wpdb; echo \$wpdb->get_var( 'SELECT COUNT(*) FROM ' . \$wpdb->comments . ' WHERE comment_post_ID = $id' );" ) );
		}
	}

	public function test_wordpress_knows_them_as_private(): void {
		$code  = 'foreach ( array( "mentoriai_convo", "mentoriai_plan", "mentoriai_survey" ) as $name ) {
			$type = get_post_type_object( $name );
			$found[ $name ] = array_filter( array( $type->public, $type->publicly_queryable, ! $type->exclude_from_search, $type->show_ui, $type->show_in_rest, $type->show_in_nav_menus, $type->show_in_menu, $type->show_in_admin_bar, $type->has_archive, $type->rewrite, $type->query_var, $type->can_export, array() !== get_all_post_type_supports( $name ) && array( "autosave" => true ) !== get_all_post_type_supports( $name ), current_user_can( $type->cap->edit_posts ), current_user_can( $type->cap->read_private_posts ) ) );
		}
		echo wp_json_encode( $found );';
		self::assertSame( array( 'mentoriai_convo' => array(), 'mentoriai_plan' => array(), 'mentoriai_survey' => array() ), json_decode( $this->as_server( $code ), true ) );
	}

	/** A post of this type, its texts filled in as nobody should: what is not there cannot leak. */
	private function post( string $type ): int {
		if ( array() === self::$posts ) {
			$convo   = $this->new_conversation( $this->new_founder()['token'] );
			$founder = $this->login( 'founder@demo.test' );
			$plan    = $this->api( 'POST', 'get_plans/0/', array( 'keyword' => '' ), $founder )->data()['list'][0]['id'];
			self::$posts = array( 'mentoriai_convo' => $convo, 'mentoriai_plan' => $plan, 'mentoriai_survey' => self::demo()['surveys'][0]['id'] );
			foreach ( self::$posts as $id ) {
				$this->as_server( "global \$wpdb; \$wpdb->update( \$wpdb->posts, array( 'post_title' => '" . self::SECRET . "', 'post_content' => '" . self::SECRET . "', 'post_excerpt' => '" . self::SECRET . "', 'post_name' => '" . self::SECRET . "', 'comment_status' => 'open', 'ping_status' => 'open' ), array( 'ID' => $id ) );" );
			}
		}
		return self::$posts[ $type ];
	}
}
