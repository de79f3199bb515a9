<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Early;

use MentoriaiPortal\Core\Rest\Dispatcher;

/**
 * Switches the early path of this site on and off. In a network the sites share the loader; each has its own switch.
 */
final readonly class EarlySwitch {

	/** Context of WordPress's filter `file_mod_allowed`. */
	private const FILE_MOD = 'mentoriai_early';

	public function __construct( private LoaderFile $file ) {}

	/** Writing code for every site of a network is for its administrators. */
	public function is_allowed(): bool {
		return current_user_can( is_multisite() ? 'manage_network_plugins' : 'manage_options' ) && wp_is_file_mod_allowed( self::FILE_MOD );
	}

	/** False where the file cannot be written. */
	public function on(): bool {
		if ( ! $this->file->write() ) {
			return false;
		}
		( new EarlyState() )->store();
		$this->let_it_be_watched();
		return true;
	}

	/** False where the file cannot be removed; the path is off all the same. */
	public function off(): bool {
		EarlyState::forget();
		return self::is_on_elsewhere() || $this->file->remove();
	}

	/** When the plugin ends on this site, or in the whole network. */
	public function end( bool $network_wide ): void {
		foreach ( $network_wide ? self::sites() : array() as $site ) {
			delete_blog_option( $site, EarlyState::OPTION );
		}
		$this->off();
	}

	/** @return array{state: 'off'|'left'|'missing'|'outdated'|'conflicts'|'waiting'|'working', conflicts: list<string>, allowed: bool, file: string} */
	public function status(): array {
		$state = EarlyState::read();
		return array(
			'state'    => match ( true ) {
				null === $state                 => is_multisite() || ! $this->file->exists() ? 'off' : 'left',
				! $this->file->exists()         => 'missing',
				! $this->file->is_current()     => 'outdated',
				array() !== $state->conflicts    => 'conflicts',
				EnvironmentFingerprint::key() !== $state->key => 'waiting',
				default                         => 'working',
			},
			'conflicts' => $state->conflicts ?? array(),
			'allowed'  => $this->is_allowed(),
			'file'     => $this->file->path(),
		);
	}

	/** One answer of REST, so that the screen can tell at once whether something of the site is in conflict with it. */
	private function let_it_be_watched(): void {
		wp_remote_get(
			rest_url( Dispatcher::NAMESPACE . '/' . EarlyRequest::ROUTES[0] ),
			array(
				'timeout'   => 5,
				'sslverify' => false,
			)
		);
		// Another process has written the option.
		wp_cache_delete( 'alloptions', 'options' );
	}

	private static function is_on_elsewhere(): bool {
		foreach ( self::sites() as $site ) {
			if ( get_current_blog_id() !== $site && false !== get_blog_option( $site, EarlyState::OPTION ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return list<int> Of the network; none where there is none. */
	private static function sites(): array {
		return is_multisite() ? array_map( 'intval', array_values( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) ) ) : array();
	}
}
