<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Shell;

use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Migrations\Migration0006MovableFooter;
use MentoriaiPortal\Tests\IntegrationTestCase;

/**
 * The footer as visitors get it: cached, but never old.
 */
final class FooterTest extends IntegrationTestCase {

	public function test_the_year_is_that_of_the_clock_and_not_kept(): void {
		( new Settings() )->update( array( 'footer' => array( 'lt' => array( 'copyright' => 'Agentūra' ) ) ) );

		// 23:30 UTC on New Year's Eve is next year in Vilnius.
		add_filter( 'mentoriai_clock', static fn (): int|false => gmmktime( 21, 30, 0, 12, 31, 2026 ) );
		self::assertSame( '© 2026 Agentūra', $this->footer()['copyright'] );
		add_filter( 'mentoriai_clock', static fn (): int|false => gmmktime( 23, 30, 0, 12, 31, 2026 ), 20 );
		self::assertSame( '© 2027 Agentūra', $this->footer()['copyright'] );
	}

	public function test_a_change_is_seen_at_once(): void {
		$settings = new Settings();
		$settings->update( array( 'footer' => array( 'lt' => array( 'block2' => array( 'title' => 'Sena' ) ) ) ) );
		self::assertSame( 'Sena', $this->footer()['block2']['title'] );

		$settings->update( array( 'footer' => array( 'lt' => array( 'block2' => array( 'title' => 'Nauja' ) ) ) ) );

		self::assertSame( 'Nauja', $this->footer()['block2']['title'] );
	}

	public function test_the_membership_rules_stay_in_it_when_an_editor_gives_them_another_address(): void {
		wp_update_post( array( 'ID' => (int) get_page_by_path( 'narystes-taisykles' )?->ID, 'post_name' => 'taisykles' ) );

		self::assertContains( home_url( '/taisykles' ), array_column( $this->footer()['block1']['links'], 'link' ) );
	}

	public function test_a_deleted_logo_is_gone(): void {
		$logo = wp_insert_attachment( array( 'post_title' => 'Logo', 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ), 'logo.png' );
		wp_update_attachment_metadata( $logo, array( 'width' => 200, 'height' => 50, 'file' => 'logo.png' ) );
		( new Settings() )->update( array( 'footer' => array( 'lt' => array( 'logo' => array( 'img' => $logo, 'url' => 'https://agency.example', 'text' => 'Agency' ) ) ) ) );
		self::assertSame( 200, $this->footer()['logo']['img']['resized']['w'] );

		wp_delete_attachment( $logo, true );

		self::assertNull( $this->footer()['logo']['img'] );
	}

	public function test_a_site_moved_by_sql_keeps_no_address_of_the_former_place(): void {
		$links = array( array( 'text' => 'Ours', 'link' => home_url( '/kontaktai' ) ), array( 'text' => 'Theirs', 'link' => 'https://agency.example/x' ) );
		( new Settings() )->update( array( 'footer' => array( 'lt' => array( 'block1' => array( 'type' => 'links', 'links' => $links ) ) ) ) );
		( new Migration0006MovableFooter() )->run( $this->db() );
		$shown = fn (): array => array_column( $this->footer()['block1']['links'], 'link' );
		self::assertSame( array( home_url( '/kontaktai' ), 'https://agency.example/x' ), $shown() );
		$this->request( 'GET', 'get_home' );
		$before = (string) wp_parse_url( home_url(), PHP_URL_HOST );

		$this->db()->execute( "UPDATE {$this->db()->options()} SET option_value = 'https://moved.example/portalas' WHERE option_name IN ('home', 'siteurl')" );
		wp_cache_flush();
		// WordPress makes a constant of the address of plugins when it starts.
		add_filter( 'plugins_url', static fn ( string $url ): string => str_replace( $before, 'moved.example', $url ) );

		self::assertSame( array( 'https://moved.example/portalas/kontaktai', 'https://agency.example/x' ), $shown() );
		foreach ( array( 'get_menu', 'get_home', 'get_router' ) as $path ) {
			$this->request( 'GET', $path );
			self::assertStringNotContainsString( $before, $this->sent, $path );
		}
	}

	/** @return array<string, mixed> */
	private function footer(): array {
		return $this->request( 'GET', 'get_menu' )->get_data()['footer'];
	}
}
