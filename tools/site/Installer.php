<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

namespace MentoriaiPortal\Tools\Site;

/** Installs WordPress, the plugin and the demo content, one step a process. */
final class Installer {

	private const PLUGIN = 'mentoriai-portal/mentoriai-portal.php';

	/** What this program did here: address and whether the demo content is in. See Config::MARK. */
	private const STATE = 'mentoriai_site';

	public function __construct(
		private readonly string $dir,
		private readonly string $url,
		private readonly bool $demo,
	) {}

	/**
	 * @return bool Whether another step follows.
	 *
	 * @throws \RuntimeException When WordPress or the plugin refuses.
	 */
	public function step(): bool {
		if ( wp_installing() ) {
			$this->install_wordpress();
			return true;
		}
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		wp_set_current_user( 1 );
		$this->move();
		if ( ! is_plugin_active( self::PLUGIN ) ) {
			$this->activate();
			return true;
		}
		if ( $this->demo && ! $this->state()['demo'] ) {
			$this->import();
			return true;
		}
		$this->write_summary();
		return false;
	}

	private function install_wordpress(): void {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		if ( ! is_blog_installed() ) {
			// Core would try two permalink structures by loopback; the plugin sets its own where none is set.
			add_filter( 'pre_http_request', static fn (): \WP_Error => new \WP_Error( 'mentoriai_site', 'not now' ) );
			add_filter( 'pre_wp_mail', '__return_false' );
			wp_install( 'Mentoriai', 'admin', 'admin@demo.test', true, '', 'demo12345' );
			update_option( self::STATE, [ 'url' => $this->url, 'demo' => false ], false );
		}
		touch( $this->dir . '/installed' );
	}

	/**
	 * @throws \RuntimeException When the plugin cannot be activated.
	 */
	private function activate(): void {
		$result = activate_plugin( self::PLUGIN );
		if ( is_wp_error( $result ) ) {
			throw new \RuntimeException( 'activation: ' . $result->get_error_message() );
		}
		// A site that had content waits for a yes.
		do_action( 'mentoriai_launch' );
	}

	private function import(): void {
		// As an agency sets it: screens of wp-admin show the same hours as the portal.
		update_option( 'timezone_string', 'Europe/Vilnius' );
		// Afterwards the option mentoriai_demo holds accounts and personal links.
		do_action( 'mentoriai_demo_import' );
		update_option( self::STATE, [ ...$this->state(), 'demo' => true ], false );
	}

	/**
	 * @return array{url: string, demo: bool}
	 */
	private function state(): array {
		$state = get_option( self::STATE );
		$state = is_array( $state ) ? $state : [];
		return [
			'url'  => is_string( $state['url'] ?? null ) ? $state['url'] : (string) get_option( 'siteurl' ),
			'demo' => true === ( $state['demo'] ?? false ),
		];
	}

	/** A start with another --port: the address in options, posts and meta becomes the new one. */
	private function move(): void {
		global $wpdb;
		$old = $this->state()['url'];
		if ( $old === $this->url ) {
			return;
		}
		$columns = [
			[ $wpdb->posts, 'ID', 'post_content' ],
			[ $wpdb->posts, 'ID', 'guid' ],
			[ $wpdb->postmeta, 'meta_id', 'meta_value' ],
			[ $wpdb->termmeta, 'meta_id', 'meta_value' ],
			[ $wpdb->options, 'option_id', 'option_value' ],
		];
		foreach ( $columns as [ $table, $key, $column ] ) {
			$like = '%' . $wpdb->esc_like( (string) wp_parse_url( $old, PHP_URL_PORT ) ) . '%';
			$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT %i AS id, %i AS value FROM %i WHERE %i LIKE %s', $key, $column, $table, $column, $like ) );
			foreach ( is_array( $rows ) ? $rows : [] as $row ) {
				$value = maybe_serialize( $this->replace( $old, maybe_unserialize( $row->value ) ) );
				if ( $value !== $row->value ) {
					$wpdb->update( $table, [ $column => $value ], [ $key => $row->id ] );
				}
			}
		}
		wp_cache_flush();
		update_option( self::STATE, [ ...$this->state(), 'url' => $this->url ], false );
		flush_rewrite_rules();
	}

	/** Addresses also stand in JSON, where a slash is written with a backslash. */
	private function replace( string $old, mixed $value ): mixed {
		if ( is_string( $value ) ) {
			$pairs = [ $old => $this->url, str_replace( '/', '\/', $old ) => str_replace( '/', '\/', $this->url ) ];
			return strtr( $value, $pairs );
		}
		if ( is_array( $value ) ) {
			return array_map( fn ( mixed $item ): mixed => $this->replace( $old, $item ), $value );
		}
		return $value;
	}

	private function write_summary(): void {
		$demo    = get_option( 'mentoriai_demo' );
		$demo    = is_array( $demo ) ? $demo : [];
		$summary = [
			'url'       => $this->url,
			'admin_url' => $this->url . '/wp-admin/',
			'wp_dir'    => $this->dir . '/wordpress',
			'mail_dir'  => $this->dir . '/mail',
			'accounts'  => array_values( (array) ( $demo['accounts'] ?? [] ) ),
			'checkins'  => array_map( fn ( array $link ): array => [ ...$link, 'url' => "$this->url/patikra/{$link['hash']}" ], array_values( (array) ( $demo['checkins'] ?? [] ) ) ),
			'surveys'   => array_map( fn ( array $link ): array => [ ...$link, 'url' => "$this->url/apklausa/{$link['id']}/{$link['hash']}" ], array_values( (array) ( $demo['surveys'] ?? [] ) ) ),
		];
		$json    = wp_json_encode( $summary, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		file_put_contents( $this->dir . '/demo.json', $json . "\n" );
	}
}
