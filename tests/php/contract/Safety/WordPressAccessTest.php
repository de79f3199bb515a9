<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Contract\Safety;

use MentoriaiPortal\Tests\HttpReply;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * WordPress's own log-in, XML-RPC, REST routes and feeds let no member in and name none. What private post types show
 * there is PrivateTypesTest's.
 */
final class WordPressAccessTest extends SafetyTestCase {

	private const FORM = 'Content-Type: application/x-www-form-urlencoded';

	private const MEMBER = 'founder2@demo.test';

	public function test_the_log_in_form_of_wordpress_leads_to_the_portal_and_lets_nobody_in(): void {
		$right = $this->wp_login( array( 'log' => self::MEMBER, 'pwd' => self::PASSWORD ) );
		$wrong = $this->wp_login( array( 'log' => self::MEMBER, 'pwd' => 'neteisingas' ) );
		self::assertSame( array( 200, 200 ), array( $right->status, $wrong->status ) );
		self::assertStringContainsString( self::url( '/prisijungti' ), $right->body );
		foreach ( array( $right, $wrong ) as $reply ) {
			self::assertStringNotContainsString( 'wordpress_logged_in', (string) $reply->header( 'Set-Cookie' ) );
		}
	}

	public function test_a_lost_password_leads_to_the_portal_and_no_mail_leaves(): void {
		$mails = count( glob( self::demo()['mail_dir'] . '/*.eml' ) ?: array() );
		foreach ( array( self::MEMBER, 'nera@demo.test' ) as $name ) {
			$reply = $this->wp_login( array( 'user_login' => $name ), '?action=lostpassword' );
			self::assertSame( array( 302, self::url( '/priminti-slaptazodi' ) ), array( $reply->status, $reply->header( 'Location' ) ) );
		}
		self::assertCount( $mails, glob( self::demo()['mail_dir'] . '/*.eml' ) ?: array() );
	}

	public function test_a_reset_link_of_wordpress_leads_to_the_portal_and_its_form_sets_no_password(): void {
		[ 'email' => $email ] = $this->new_founder();
		[ $login, $key ]      = explode( ' ', $this->as_server( sprintf( '$u = get_user_by( "email", %s ); echo $u->user_login, " ", get_password_reset_key( $u );', var_export( $email, true ) ) ) );
		$link                 = $this->send( 'GET', '/wp-login.php?action=rp&key=' . $key . '&login=' . rawurlencode( $login ) );
		preg_match( '~wp-resetpass-[0-9a-f]+=[^;]+~', (string) $link->header( 'Set-Cookie' ), $cookie );
		$there = array( 302, self::url( '/atstatyti-slaptazodi?' . http_build_query( array( 'email' => $email, 'key' => $key ) ) ) );
		$form  = http_build_query( array( 'pass1' => 'a', 'pass2' => 'a', 'rp_key' => $key, 'pw_weak' => 'on' ) );
		foreach ( array( 'rp' => null, 'resetpass' => $form ) as $action => $body ) {
			$reply = $this->send( null === $body ? 'GET' : 'POST', "/wp-login.php?action=$action", $body, array( self::FORM, 'Cookie: ' . ( $cookie[0] ?? '' ) ) );
			self::assertSame( $there, array( $reply->status, $reply->header( 'Location' ) ) );
		}
		self::assertSame( 200, $this->api( 'POST', 'lost_reset', array( 'email' => $email, 'key' => $key, 'password' => 'naujas123' ) )->status );
	}

	public function test_xml_rpc_and_basic_authentication_refuse_members(): void {
		$call = static fn ( string $method, string ...$texts ): string => "<?xml version=\"1.0\"?><methodCall><methodName>$method</methodName><params>" . implode( '', array_map( static fn ( string $text ): string => "<param><value><string>$text</string></value></param>", $texts ) ) . '</params></methodCall>';
		foreach ( array( $call( 'wp.getUsersBlogs', self::MEMBER, self::PASSWORD ), $call( 'wp.getProfile', '1', self::MEMBER, self::PASSWORD ), $call( 'metaWeblog.getUsersBlogs', '1', self::MEMBER, self::PASSWORD ) ) as $body ) {
			self::assertStringContainsString( '<int>403</int>', $this->send( 'POST', '/xmlrpc.php', $body, array( 'Content-Type: text/xml' ) )->body );
		}
		// Whoever may edit posts could read all names there.
		self::assertStringContainsString( '<int>-32601</int>', $this->send( 'POST', '/xmlrpc.php', $call( 'wp.getAuthors', '1', 'redaktore', self::PASSWORD ), array( 'Content-Type: text/xml' ) )->body );
		$basic = 'Authorization: Basic ' . base64_encode( self::MEMBER . ':' . self::PASSWORD );
		foreach ( array( array( 'GET', 'users/me', null ), array( 'POST', 'users/me/application-passwords', '{"name":"x"}' ), array( 'POST', 'posts', '{"title":"x"}' ), array( 'POST', 'comments', '{"post":1,"content":"x"}' ) ) as [ $method, $path, $body ] ) {
			self::assertSame( 401, $this->send( $method, "/wp-json/wp/v2/$path", $body, array( $basic, 'Content-Type: application/json' ) )->status, $path );
		}
		self::assertSame( 401, $this->api( 'GET', 'user', null, null, $basic )->status );
	}

	public function test_nobody_registers_with_wordpress(): void {
		$reply = $this->wp_login( array( 'user_login' => 'naujas', 'user_email' => self::address() ), '?action=register' );
		self::assertSame( 302, $reply->status );
		self::assertStringContainsString( 'registration=disabled', (string) $reply->header( 'Location' ) );
		self::assertContains( $this->send( 'POST', '/wp-json/wp/v2/users', '{"username":"naujas","email":"a@b.test","password":"x"}', array( 'Content-Type: application/json' ) )->status, array( 401, 403 ) );
	}

	/** @return iterable<string, array{string}> Where {id}, {slug} and {name} are a member's. */
	public static function places(): iterable {
		$rest = array( 'users', 'users?per_page=100&orderby=registered_date', 'users?search={slug}', 'users?include={id}', 'users?slug={slug}', 'users?roles=frontuser', 'users?roles=mentorius', 'users?capabilities=read', 'users?who=authors', 'users?has_published_posts=page', 'users?context=edit', 'users/{id}', 'users/{id}?context=edit', 'users/{id}?_fields=name,slug', 'search?search={name}', 'search?search={slug}&type=post&subtype=any', 'comments', 'comments?author={id}', 'posts?author={id}', 'pages?author={id}&_embed=1', 'media?author={id}', 'statuses', 'taxonomies' );
		foreach ( $rest as $path ) {
			yield $path => array( "/wp-json/wp/v2/$path" );
		}
		foreach ( array( '/wp-json/', '/?rest_route=/wp/v2/users/{id}', '/?author={id}', '/?author=1,{id}', '/?author={id}&rest_route=', '/?author={id}&rest_route=0&feed=rss2', '/?author=x{id}', '/author/{slug}/feed/?rest_route=', '/?author_name={slug}', '/author/{slug}/', '/author/{slug}/feed/', '/author/{slug}/embed/', '/feed/?author={id}', '/comments/feed/', '/?s={name}', '/?s={name}&feed=rss2', '/wp-sitemap-users-1.xml', '/?sitemap=users&paged=1', '/wp-json/oembed/1.0/embed?url={url}%2Fauthor%2F{slug}%2F', '/wp-json/oembed/1.0/embed?url={url}%2F%3Fauthor%3D{id}' ) as $path ) {
			yield $path => array( $path );
		}
	}

	/** A founder, whom no page names; mentors are named by the lists that they chose to be in. */
	#[DataProvider( 'places' )]
	public function test_nothing_of_wordpress_names_a_member( string $path ): void {
		[ $id, $login, $slug, $first, $last ] = self::member( $this->as_server( ... ) );
		$asked                                = strtr( $path, array( '{id}' => $id, '{slug}' => rawurlencode( $slug ), '{name}' => rawurlencode( $last ), '{url}' => rawurlencode( self::url() ) ) );
		$reply                                = $this->send( 'GET', $asked );
		self::assertLessThan( 500, $reply->status );
		$body = html_entity_decode( str_replace( array( $asked, rawurlencode( $last ), rawurlencode( $slug ) ), '', (string) preg_replace_callback( '~\\\\u([0-9a-f]{4})~', static fn ( array $code ): string => mb_chr( (int) hexdec( $code[1] ) ) ?: '', $reply->body ) ) );
		foreach ( array( self::MEMBER, "$first $last", $login . '"', "/author/$slug" ) as $trace ) {
			self::assertStringNotContainsString( $trace, $body, "$asked: $trace" );
		}
	}

	/**
	 * @param callable( string ): string $as_server
	 * @return array{string, string, string, string, string}
	 */
	private static function member( callable $as_server ): array {
		/** @var array{string, string, string, string, string}|null $member */
		static $member = null;
		$member      ??= json_decode( $as_server( sprintf( '$u = get_user_by( "email", "%s" ); echo wp_json_encode( [ (string) $u->ID, $u->user_login, $u->user_nicename, $u->first_name, $u->last_name ] );', self::MEMBER ) ), true );
		return $member;
	}

	/** @param array<string, string> $fields */
	private function wp_login( array $fields, string $query = '' ): HttpReply {
		return $this->send( 'POST', "/wp-login.php$query", http_build_query( $fields ), array( self::FORM, 'Cookie: wordpress_test_cookie=WP+Cookie+check' ) );
	}
}
