<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Settings;

use MentoriaiPortal\Settings\SettingChanges;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\ActivityLog\ActivityLog;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\RateLimiter;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Settings\Catalogue;
use MentoriaiPortal\Settings\Control;
use MentoriaiPortal\Settings\Setting;
use MentoriaiPortal\Settings\SettingsForm;
use MentoriaiPortal\Settings\Tab;
use MentoriaiPortal\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use ReflectionClass;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Who reads and writes which setting, and what is refused.
 */
final class SettingsEndpointTest extends IntegrationTestCase {

	public function test_an_administrator_changes_settings_and_the_site_follows(): void {
		$this->act_as( 'administrator' );

		$reply = $this->save( array( 'site_name' => ' Nauja ', 'confirm_email' => false, 'cors_origins' => array( 'https://App.example.org/' ), 'trusted_proxies' => array( '10.0.0.0/8', '::1' ) ) );

		self::assertSame( 200, $reply->get_status() );
		self::assertSame( 'Nauja', $reply->get_data()['values']['site_name'] );
		$settings = new Settings();
		self::assertSame( array( 'Nauja', false, array( 'https://app.example.org' ), array( '10.0.0.0/8', '::1' ) ), array_map( array( $settings, 'get' ), array( 'site_name', 'confirm_email', 'cors_origins', 'trusted_proxies' ) ) );
		$cors = $this->request( 'GET', 'get_menu', headers: array( 'Origin' => 'https://app.example.org' ) );
		self::assertSame( 'https://app.example.org', $cors->get_headers()['Access-Control-Allow-Origin'] ?? '' );
	}

	public function test_a_provider_with_cookies_asks_visitors_first_until_someone_chooses_otherwise(): void {
		$this->act_as( 'administrator' );
		self::assertSame( 'opt-in', $this->save( array( 'analytics_provider' => 'ga4', 'ga4_id' => 'G-AB12CD34' ) )->get_data()['values']['analytics_mode'] );
		self::assertSame( 'opt-out', $this->save( array( 'analytics_mode' => 'opt-out' ) )->get_data()['values']['analytics_mode'] );
		self::assertSame( 'opt-out', $this->save( array( 'analytics_provider' => 'ga4', 'ga4_id' => 'G-AB12CD35' ) )->get_data()['values']['analytics_mode'], 'The choice was not made anew.' );
		self::assertSame( 'opt-out', $this->save( array( 'analytics_provider' => 'plausible', 'plausible_domain' => 'a.lt' ) )->get_data()['values']['analytics_mode'] );
	}

	public function test_the_icon_is_wordpresss_and_cut_to_a_square(): void {
		$this->act_as( 'administrator' );
		$picture = imagecreatetruecolor( 900, 300 );
		ob_start();
		imagepng( $picture );
		$file = wp_upload_bits( 'platus.png', null, (string) ob_get_clean() );
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$id = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Platus' ), $file['file'] );
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file['file'] ) );

		$icon = $this->save( array( 'site_icon' => $id ) )->get_data()['values']['site_icon'];
		self::assertSame( (int) get_option( 'site_icon' ), $icon );
		$meta = (array) wp_get_attachment_metadata( $icon );
		self::assertSame( array( 512, 512 ), array( $meta['width'], $meta['height'] ) );
		self::assertArrayHasKey( 'site_icon-32', $meta['sizes'] );
		self::assertArrayNotHasKey( 'site_icon', (array) get_option( Settings::OPTION ), 'There is one icon.' );
		$count = $this->count_of_attachments();
		$this->save( array( 'site_icon' => $icon ) );
		self::assertSame( $icon, $this->save( array( 'site_icon' => $id ) )->get_data()['values']['site_icon'], 'The same picture has one icon.' );
		self::assertSame( $count, $this->count_of_attachments(), 'Not cut again.' );
		self::assertSame( 400, $this->save( array( 'site_icon' => 1 ) )->get_status() );
		$this->save( array( 'site_icon' => 0 ) );
		self::assertFalse( has_site_icon() );
	}

	public function test_a_private_picture_becomes_no_logo(): void {
		$this->act_as( 'administrator' );
		$id = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Slaptas', 'post_status' => 'private' ), 'slaptas.png' );

		self::assertSame( 400, $this->save( array( 'logo' => $id ) )->get_status() );
		wp_update_post( array( 'ID' => $id, 'post_status' => 'inherit' ) );
		self::assertSame( 200, $this->save( array( 'logo' => $id ) )->get_status() );
	}

	private function count_of_attachments(): int {
		return count( get_posts( array( 'post_type' => 'attachment', 'numberposts' => -1 ) ) );
	}

	/** @return array<string, array{array<string, mixed>, list<string>}> */
	public static function wrong_values(): array {
		$link = static fn ( string $url ): array => array( 'footer' => array( 'lt' => array( 'block1' => array( 'type' => 'links', 'links' => array( array( 'text' => 'A', 'link' => $url ) ) ) ) ) );
		return array(
			'network address'     => array( array( 'social_facebook' => 'facebook.com/x' ), array( 'social_facebook' ) ),
			'script'              => array( array( 'social_youtube' => 'javascript:alert(1)' ), array( 'social_youtube' ) ),
			'footer link'         => array( $link( 'javascript:alert(1)' ), array( 'footer.lt.block1.links.0.link' ) ),
			'other site as path'  => array( $link( '//evil.example' ), array( 'footer.lt.block1.links.0.link' ) ),
			'empty link'          => array( $link( '' ), array( 'footer.lt.block1.links.0.link' ) ),
			'no image'            => array( array( 'footer' => array( 'en' => array( 'block1' => array( 'type' => 'links' ), 'logo' => array( 'img' => 999999 ) ) ) ), array( 'footer.en.logo.img' ) ),
			'origin with path'    => array( array( 'cors_origins' => array( 'https://a.lt', 'https://a.lt/b' ) ), array( 'cors_origins.1' ) ),
			'any origin'          => array( array( 'cors_origins' => array( '*' ) ), array( 'cors_origins.0' ) ),
			'network too narrow'  => array( array( 'trusted_proxies' => array( '10.0.0.0/33' ) ), array( 'trusted_proxies.0' ) ),
			'everybody'           => array( array( 'trusted_proxies' => array( '10.0.0.1', '0.0.0.0/0' ) ), array( 'trusted_proxies.1' ) ),
			'wrong choice'        => array( array( 'password_rule' => 'none' ), array( 'password_rule' ) ),
			'wrong type'          => array( array( 'confirm_email' => 'yes' ), array( 'confirm_email' ) ),
			'provider, no domain' => array( array( 'analytics_provider' => 'plausible' ), array( 'plausible_domain' ) ),
			'matomo over http'    => array( array( 'analytics_provider' => 'matomo', 'matomo_url' => 'http://m.example.org' ), array( 'matomo_url' ) ),
			'measurement id'      => array( array( 'analytics_provider' => 'ga4', 'ga4_id' => 'UA-1"><script>' ), array( 'ga4_id' ) ),
		);
	}

	/**
	 * @param array<string, mixed> $sent
	 * @param list<string>         $paths
	 */
	#[DataProvider( 'wrong_values' )]
	public function test_wrong_values_are_told_by_their_path_and_nothing_is_written( array $sent, array $paths ): void {
		$this->act_as( 'administrator' );
		$before = get_option( Settings::OPTION );

		$reply = $this->save( $sent + array( 'site_name' => 'Half' ) );

		self::assertSame( 400, $reply->get_status() );
		$fields = (array) $reply->get_data()['data']['fields'];
		self::assertSame( $paths, array_keys( $fields ) );
		self::assertNotContains( '', $fields );
		self::assertSame( $before, get_option( Settings::OPTION ) );
	}

	public function test_unknown_fields_are_dropped(): void {
		$this->act_as( 'administrator' );

		self::assertSame( 200, $this->save( array( 'no_such' => 1, 'footer' => array( 'lt' => array( 'slogan' => 'S', 'block1' => array( 'type' => 'links' ), 'evil' => 1 ), 'de' => array() ) ) )->get_status() );

		$stored = (array) get_option( Settings::OPTION );
		self::assertArrayNotHasKey( 'no_such', $stored );
		self::assertSame( array( 'lt' ), array_keys( $stored['footer'] ) );
		self::assertArrayNotHasKey( 'evil', $stored['footer']['lt'] );
	}

	public function test_html_of_the_footer_is_cleaned_before_it_is_stored(): void {
		$this->act_as( 'editor' );

		$this->save( array( 'footer' => array( 'lt' => array( 'block1' => array( 'type' => 'text', 'links' => array( array( 'text' => 'A', 'link' => home_url( '/kontaktai' ) ) ), 'text' => '<p onclick="x">A<script>b</script> <a href="javascript:x">c</a></p>' ), 'block2' => array( 'text' => '<p><br></p>' ) ) ) ) );

		$footer = get_option( Settings::OPTION )['footer']['lt'];
		self::assertSame( '<p>Ab <a href="x">c</a></p>', $footer['block1']['text'] );
		self::assertSame( '/kontaktai', $footer['block1']['links'][0]['link'], 'A site may move.' );
		self::assertSame( '', $footer['block2']['text'] );
		self::assertSame( 'text', $this->request( 'GET', 'get_menu' )->get_data()['footer']['block1']['type'] );
	}

	public function test_an_editor_has_footer_and_networks_only(): void {
		$this->act_as( 'editor' );

		$seen = $this->call( 'GET' )->get_data();
		self::assertSame( array( 'footer', 'social' ), array_column( $seen['tabs'], 'name' ) );
		self::assertSame( array( 'footer', 'social_facebook', 'social_twitter', 'social_linkedin', 'social_youtube' ), array_keys( $seen['values'] ) );
		self::assertSame( array(), $seen['limits'] );

		self::assertSame( 200, $this->save( array( 'social_facebook' => 'https://facebook.com/mentoriai' ) )->get_status() );
		self::assertSame( 'https://facebook.com/mentoriai', $this->request( 'GET', 'get_menu' )->get_data()['footer']['share']['facebook'] );

		$this->act_as( 'editor' );
		$before = get_option( Settings::OPTION );
		foreach ( array( 'trusted_proxies' => array(), 'erase_on_delete' => true, 'analytics_provider' => 'off', 'bot_check' => 'none' ) as $name => $value ) {
			$reply = $this->save( array( $name => $value, 'social_facebook' => '' ) );
			self::assertSame( 403, $reply->get_status(), $name );
			self::assertSame( $before, get_option( Settings::OPTION ), $name );
		}
	}

	public function test_members_subscribers_and_guests_have_nothing(): void {
		$member = $this->add_member( Role::Mentor, AccountStatus::Public );
		$before = get_option( Settings::OPTION );
		foreach ( array( $this->user( 'subscriber' ), $this->user( 'author' ), $member, 0 ) as $user_id ) {
			wp_set_current_user( $user_id );
			$refused = 0 === $user_id ? 401 : 403;
			self::assertSame( $refused, $this->call( 'GET' )->get_status() );
			self::assertSame( $refused, $this->save( array( 'social_facebook' => '' ) )->get_status() );
		}
		self::assertSame( $before, get_option( Settings::OPTION ) );
	}

	public function test_a_cookie_without_a_nonce_is_a_guest(): void {
		wp_set_current_user( $this->user( 'administrator' ) );
		// What WordPress notes when the login cookie is what names the user.
		$GLOBALS['wp_rest_auth_cookie'] = true;
		try {
			self::assertSame( 401, $this->cookie_request( '' )->get_status() );
			self::assertSame( 200, $this->cookie_request( wp_create_nonce( 'wp_rest' ) )->get_status() );
		} finally {
			$GLOBALS['wp_rest_auth_cookie'] = null;
		}
	}

	public function test_a_secret_is_never_sent_and_an_empty_one_changes_nothing(): void {
		$this->act_as( 'administrator' );
		$settings = new Settings();
		$settings->update( array( 'a_secret' => 'old' ) );
		$secret = new Setting( 'a_secret', Tab::Advanced, Control::Text, Text::line( 100 ), '', static fn (): string => 'Secret', secret: true );
		$own    = new Catalogue( array( $secret ) );
		$form   = new SettingsForm( $own, $settings, ( new ReflectionClass( RateLimiter::class ) )->newInstanceWithoutConstructor(), $this->db(), new SettingChanges( new ActivityLog( $this->db(), new Clock() ), $own ) );

		$form->save( array( 'a_secret' => '' ) );
		self::assertSame( 'old', $settings->get( 'a_secret' ) );
		$form->save( array( 'a_secret' => 'new' ) );
		self::assertSame( 'new', $settings->get( 'a_secret' ) );

		$shown = $form->present();
		self::assertSame( '', $shown['values']['a_secret'] );
		self::assertSame( array( 'a_secret' ), $shown['stored'] );
		self::assertStringNotContainsString( 'new', (string) wp_json_encode( $shown ) );
	}

	public function test_every_declared_default_passes_its_own_rule(): void {
		foreach ( Catalogue::of_the_portal()->settings as $setting ) {
			if ( '' === $setting->default || array() === $setting->default ) {
				continue;
			}
			try {
				self::assertSame( $setting->default, $setting->rule->read( $setting->default, false ), $setting->name );
			} catch ( InvalidInput ) {
				self::fail( $setting->name );
			}
		}
	}

	private function act_as( string $role ): void {
		wp_set_current_user( $this->user( $role ) );
	}

	private function user( string $role ): int {
		$id = wp_insert_user( array( 'user_login' => $role . wp_rand(), 'user_pass' => 'demo12345', 'user_email' => wp_rand() . '@demo.test', 'role' => $role ) );
		self::assertIsInt( $id );
		return $id;
	}

	/** @param array<string, mixed> $values */
	private function save( array $values ): WP_REST_Response {
		return $this->call( 'POST', array( 'values' => $values ) );
	}

	/** @param array<string, mixed> $body */
	private function call( string $method, array $body = array() ): WP_REST_Response {
		$request = new WP_REST_Request( $method, '/mentoriai-admin/v1/settings' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( (object) $body ) );
		$reply = rest_do_request( $request );
		return new WP_REST_Response( rest_get_server()->response_to_data( $reply, false ), $reply->get_status() );
	}

	private function cookie_request( string $nonce ): WP_REST_Response {
		$user_id = get_current_user_id();
		$reply   = $this->request( 'GET', '/mentoriai-admin/v1/settings', headers: '' === $nonce ? array() : array( 'X-WP-Nonce' => $nonce ) );
		wp_set_current_user( $user_id );
		return $reply;
	}
}
