<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Early;

use MentoriaiPortal\Early\Admin\EarlyEndpoint;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;

/**
 * Polls answered before WordPress has finished loading: the switch, and what REST is watched for.
 */
final class EarlyModule extends Module {

	public function __construct( private readonly Services $core ) {}

	public function register(): void {
		// After everybody else, so that whoever hooks in late is seen too.
		add_filter( 'rest_pre_serve_request', array( new ConflictProbe( new EarlyPathConflicts( $this->core->settings ) ), 'watch' ), PHP_INT_MAX, 3 );
		add_action( 'rest_api_init', array( $this, 'register_endpoint' ) );
		register_deactivation_hook( $this->core->file, array( $this, 'end' ) );
	}

	public function register_endpoint(): void {
		register_rest_route( EarlyEndpoint::NAMESPACE, EarlyEndpoint::PATH, ( new EarlyEndpoint( $this->switch() ) )->routes() );
	}

	public function health(): array {
		return 'off' === $this->switch()->status()['state'] ? array() : array( new EarlyHealth( $this->switch() ) );
	}

	/** On deactivation; once more when the plugin is deleted. */
	public function end( bool $network_wide = false ): void {
		$this->switch()->end( $network_wide );
	}

	private function switch(): EarlySwitch {
		return new EarlySwitch( new LoaderFile( WPMU_PLUGIN_DIR, dirname( plugin_basename( $this->core->file ) ) ) );
	}
}
