<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Guards;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Tests\Integration\Shell\ShellTestCase;
use WP_Query;

/**
 * Pages as the whole plugin prints them, with people and editors who write mark-up.
 */
final class PageGuardsTest extends ShellTestCase {

	private const MARKUP = '"></title></script><script>alert(1)</script>';

	private const EVIL = '<p onclick="x()">Tekstas<script>alert(1)</script><a href="javascript:x()">y</a></p>';

	public function test_no_text_leaves_its_place(): void {
		$mentor = $this->add_member( Role::Mentor, AccountStatus::Public, array( 'first_name' => 'Rasa' ) );
		foreach ( array( 'first_name', 'last_name', UserMeta::POSITION, UserMeta::ABOUT ) as $key ) {
			update_user_meta( $mentor, $key, 'first_name' === $key ? 'Rasa' . self::MARKUP : self::MARKUP );
		}
		update_user_meta( $mentor, UserMeta::SLUG, 'rasa' );
		do_action( 'mentoriai_profile_saved', $mentor );
		$page = $this->page( '/mentorius/rasa' );
		self::assertSame( 200, $page->status );

		$parts = array(
			'head' => $this->head( $page ),
			'main' => $this->main( $page ),
			'boot' => $this->mounted( '/mentorius/rasa' ),
		);
		foreach ( $parts as $name => $html ) {
			self::assertStringContainsString( 'alert(1)', $html, $name );
			self::assertStringNotContainsString( '<script>alert', $html, $name );
			self::assertStringNotContainsString( 'content="&quot;></title>', $html, $name );
			self::assertSame( 'head' === $name ? 1 : 0, substr_count( $html, '</title>' ), $name );
		}
		self::assertStringNotContainsString( '<meta name="description" content=""></title>', $parts['head'] );
	}

	public function test_screens_of_members_are_in_no_index(): void {
		foreach ( array( '/profilis', '/pokalbis/7', '/veiksmu-planai/7', '/apklausa/7/abc' ) as $path ) {
			self::assertStringContainsString( '<meta name="robots" content="noindex">', $this->head( $this->page( $path ) ), $path );
		}
		self::assertStringNotContainsString( 'noindex', $this->head( $this->page( '/e-mentoriai' ) ) );
	}

	public function test_html_of_pages_is_clean(): void {
		global $wpdb;
		$id = $this->content_page( 'puslapis' );
		// Past what WordPress strips for editors who may not write everything.
		$wpdb->update( $wpdb->posts, array( 'post_content' => '<!-- wp:paragraph -->' . self::EVIL . '<!-- /wp:paragraph -->' ), array( 'ID' => $id ) );
		clean_post_cache( $id );
		$home = get_page_by_path( 'pradzia' ) ?? get_post( (int) $this->db()->value( "SELECT post_id FROM {$this->db()->postmeta()} WHERE meta_key = '_mentoriai_screen' AND meta_value = 'Home'" ) );
		$wpdb->update( $wpdb->posts, array( 'post_content' => '<!-- wp:mentoriai/intro ' . wp_json_encode( array( 'title' => 'x', 'html' => self::EVIL ), JSON_HEX_TAG | JSON_HEX_QUOT ) . ' /-->' ), array( 'ID' => $home->ID ?? 0 ) );
		clean_post_cache( $home->ID ?? 0 );
		( new \MentoriaiPortal\Core\ContentCache() )->forget();
		foreach ( array( "get_default/$id", 'get_home' ) as $path ) {
			$reply = $this->request( 'GET', $path );
			$text  = (string) wp_json_encode( $reply->get_data(), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
			self::assertSame( 200, $reply->get_status(), $path );
			self::assertStringContainsString( 'Tekstas', $text, $path );
			foreach ( array( 'onclick', '<script', 'javascript' ) as $evil ) {
				self::assertStringNotContainsString( $evil, $text, $path );
			}
		}
	}

	/** What `[mentoriai_portal]` prints at this address. */
	private function mounted( string $path ): string {
		$before                 = $_SERVER;
		$_SERVER['REQUEST_URI'] = $path;
		apply_filters( 'request', array( 'mentoriai_path' => trim( $path, '/' ) ) );
		apply_filters( 'pre_handle_404', false, new WP_Query() );
		$html    = do_shortcode( '[mentoriai_portal]' );
		$_SERVER = $before;
		return $html;
	}
}
