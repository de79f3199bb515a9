<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Contract\Shell;

use MentoriaiPortal\Tests\ContractTestCase;
use MentoriaiPortal\Tests\HttpReply;

/**
 * The site at another address: everything that was made at the former one says the new one, and is otherwise the same.
 */
final class MovedSiteTest extends ContractTestCase {

	private const API = array( 'get_menu', 'get_router', 'get_home', 'get_events', 'events.ics', 'mentoriai_dynamic', 'mentoriai_static', 'get_success_stories/1' );

	/** The address is stored as that of a person's choice; both name this server. */
	private static function moved(): string {
		return str_replace( '127.0.0.1', 'localhost', self::url() );
	}

	protected function tearDown(): void {
		$this->change( self::moved(), self::url(), true );
		$this->as_server( 'MentoriaiPortal\Core\SiteCopy::call_home(); MentoriaiPortal\Early\EarlyState::forget();' );
		parent::tearDown();
	}

	public function test_where_wordpress_alone_was_told_the_new_address_nothing_says_the_old_one(): void {
		$this->as_server( '( new MentoriaiPortal\Early\EarlyState() )->store();' );
		$before = $this->everything( self::url() );
		$this->as_server( $this->mail_to( 'founder@demo.test' ) );
		$this->change( self::url(), self::moved(), false );
		self::assertSame( '1', $this->as_server( 'echo (int) MentoriaiPortal\Core\SiteCopy::is_copy();' ) );
		$this->as_server( 'add_filter( "wp_mail_from", static fn () => "portal@demo.test" );
			( new MentoriaiPortal\Mail\HeldMailRepository( new MentoriaiPortal\Core\Database\Db( $GLOBALS["wpdb"] ), new MentoriaiPortal\Mail\MailTypes( array() ) ) )->move_here();
			MentoriaiPortal\Core\SiteCopy::call_home(); do_action( "mentoriai_run_due" );' );

		$this->assert_same_but_for_the_address( $before );
		$mail = $this->newest_mail( 'founder@demo.test' );
		self::assertStringContainsString( self::moved(), $mail );
		self::assertStringNotContainsString( '127.0.0.1', $mail );
		self::assertSame( array(), $this->places_of( self::url() ) );
	}

	public function test_a_search_and_replace_in_all_tables_breaks_nothing_and_leaves_a_copy(): void {
		$before = $this->everything( self::url() );
		$this->change( self::url(), self::moved(), true );

		self::assertSame( '1', $this->as_server( 'echo (int) MentoriaiPortal\Core\SiteCopy::is_copy();' ), 'What is compared was not replaced.' );
		$this->assert_same_but_for_the_address( $before );
		$token = $this->new_login( 'founder@demo.test' );
		self::assertSame( 200, $this->api( 'GET', 'user', null, $token )->status );
	}

	/** @param array<string, string> $before Path to body. */
	private function assert_same_but_for_the_address( array $before ): void {
		$after = $this->everything( self::moved() );
		self::assertSame( array_keys( $before ), array_keys( $after ) );
		foreach ( $after as $path => $body ) {
			self::assertStringNotContainsString( '127.0.0.1', $body, $path );
			if ( ! str_starts_with( $body, '<!' ) ) {
				self::assertSame( strtr( $before[ $path ] ?? '', array( '127.0.0.1' => 'localhost' ) ), $body, $path );
			}
		}
	}

	/**
	 * Every page of the sitemap (of people, events and stories the first), with the reply it brings along, and what is asked for apart.
	 *
	 * @return array<string, string> Path to body.
	 */
	private function everything( string $url ): array {
		$paths = array_map( static fn ( string $path ): string => "/wp-json/data/v1/$path?lang=en", self::API );
		foreach ( $this->addresses( '/wp-sitemap.xml', $url ) as $sitemap ) {
			$pages = $this->addresses( $sitemap, $url );
			$paths = array( ...$paths, $sitemap, ...( str_contains( $sitemap, '-pages-' ) ? $pages : array_slice( $pages, 0, 3 ) ) );
		}
		$bodies = array();
		foreach ( $paths as $path ) {
			$reply = $this->ask( $path, $url );
			self::assertSame( 200, $reply->status, $path );
			$bodies[ $path ] = $reply->body;
		}
		return $bodies;
	}

	/** @return list<string> Paths that a sitemap names. */
	private function addresses( string $sitemap, string $url ): array {
		preg_match_all( '~<loc>' . preg_quote( $url, '~' ) . '([^<]*)</loc>~', $this->ask( $sitemap, $url )->body, $found );
		self::assertNotSame( array(), $found[1], $sitemap );
		return array_map( 'html_entity_decode', $found[1] );
	}

	private function ask( string $path, string $url ): HttpReply {
		return $this->send( 'GET', $path, null, array( 'Host: ' . substr( $url, strlen( 'http://' ) ) ) );
	}

	/** @param bool $everywhere In all tables, as a tool does that knows serialised values; else in WordPress's two options. */
	private function change( string $from, string $to, bool $everywhere ): void {
		$this->as_server(
			sprintf(
				'global $wpdb;
				$replace = static function ( mixed $value ) use ( &$replace ): mixed {
					return is_array( $value ) ? array_map( $replace, $value ) : ( is_string( $value ) ? strtr( $value, array( %1$s => %2$s, %3$s => %4$s ) ) : $value );
				};
				foreach ( $wpdb->get_col( "SHOW TABLES" ) as $table ) {
					if ( ! %5$s && $wpdb->options !== $table ) {
						continue;
					}
					foreach ( $wpdb->get_results( "SELECT * FROM $table", ARRAY_A ) as $row ) {
						if ( ! %5$s && ! in_array( $row["option_name"], array( "home", "siteurl" ), true ) ) {
							continue;
						}
						$new = array_map( static fn ( $value ) => null === $value ? null : maybe_serialize( $replace( maybe_unserialize( $value ) ) ), $row );
						if ( $new !== $row ) {
							$wpdb->update( $table, array_diff_assoc( $new, $row ), array_slice( $row, 0, 1 ) );
						}
					}
				}',
				var_export( $from, true ),
				var_export( $to, true ),
				var_export( str_replace( '/', '\/', $from ), true ),
				var_export( str_replace( '/', '\/', $to ), true ),
				var_export( $everywhere, true )
			)
		);
	}

	/** @return list<string> What the portal stored that holds a text: our tables, our options, our meta, texts of pages and posts. */
	private function places_of( string $text ): array {
		$places = $this->as_server(
			sprintf(
				'global $wpdb;
				$found = array();
				foreach ( $wpdb->get_col( "SHOW TABLES" ) as $table ) {
					foreach ( $wpdb->get_results( "SELECT * FROM $table", ARRAY_A ) as $row ) {
						// WordPress never changes an id of a feed, and has a draft and copies of menus of its own; the option is of the tools that made this site.
						unset( $row["guid"] );
						if ( "draft" === ( $row["post_status"] ?? "" ) || "wp_navigation" === ( $row["post_type"] ?? "" ) ) {
							continue;
						}
						$name = $row["option_name"] ?? $row["meta_key"] ?? ( isset( $row["post_content"] ) ? "mentoriai" : $table );
						if ( str_contains( $name, "mentoriai" ) && "mentoriai_site" !== $name && str_contains( implode( " ", $row ), %s ) ) {
							$found[] = "$table $name " . reset( $row );
						}
					}
				}
				echo json_encode( $found );',
				var_export( substr( $text, strlen( 'http://' ) ), true )
			)
		);
		/** @var list<string> */
		return json_decode( $places, true, 4, JSON_THROW_ON_ERROR );
	}

	private function mail_to( string $email ): string {
		return sprintf( '( new MentoriaiPortal\Mail\MailQueue( new MentoriaiPortal\Mail\MailQueueRepository( new MentoriaiPortal\Core\Database\Db( $GLOBALS["wpdb"] ) ), new MentoriaiPortal\Core\Clock(), new MentoriaiPortal\Core\Background(), array( "new_sign_in" ) ) )->enqueue( "new_sign_in", get_user_by( "email", %s )->ID, MentoriaiPortal\Core\Lang::En, array( "browser" => "Firefox", "at" => time() ) );', var_export( $email, true ) );
	}
}
