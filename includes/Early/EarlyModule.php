<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Early;

use MentoriaiPortal\Core\Rest\Dispatcher;
use MentoriaiPortal\Core\Rest\MainRequest;
use MentoriaiPortal\Early\Admin\EarlyEndpoint;
use MentoriaiPortal\Hook;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;

/**
 * Polls answered before WordPress has finished loading: the switch, and what REST is watched for.
 */
final class EarlyModule extends Module {

	public function __construct( private readonly Services $core ) {}

	public static function hooks(): array {
		return array(
			// After everyone else, so that whoever hooks in late is seen too.
			new Hook( 'rest_pre_serve_request', static fn ( self $m ): ?callable => EarlyState::is_on() ? array( new ConflictProbe( new EarlyPathConflicts( $m->core->settings ) ), 'watch' ) : null, PHP_INT_MAX, 3, when: array( Dispatcher::class, 'is_asked' ) ),
			new Hook( 'rest_api_init', static fn ( self $m ): callable => array( $m, 'register_endpoint' ), when: array( MainRequest::class, 'is_for_admin' ) ),
		);
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
