<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

use Closure;
use MentoriaiPortal\Core\Database\IdempotencyTable;
use MentoriaiPortal\Core\Database\RateLimitsTable;
use MentoriaiPortal\Core\Media\UploadGuard;
use MentoriaiPortal\Core\Rest\ClientIp;
use MentoriaiPortal\Core\Rest\ProxyHealth;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;

/**
 * What every feature stands on: limits, repeat-safety, background work.
 */
final class CoreModule extends Module {

	/**
	 * @param Closure(): array<string, callable(): mixed> $jobs   Of all modules.
	 * @param Closure(): list<HealthCheck>                $checks Of all modules.
	 */
	public function __construct( private readonly Services $core, private readonly Closure $jobs, private readonly Closure $checks ) {}

	public function register(): void {
		add_filter( 'pre_get_table_charset', array( $this->core->db, 'charset' ), 10, 2 );
		foreach ( array( 'wp_handle_upload_prefilter', 'wp_handle_sideload_prefilter' ) as $hook ) {
			add_filter( $hook, array( UploadGuard::class, 'check' ) );
		}
		$this->core->background->register();
		// Before the callbacks of extensions, which may fail.
		add_action( Background::RUN, array( new BackgroundJobs( $this->jobs, $this->core->clock ), 'run' ), PHP_INT_MIN );
		add_filter( 'site_status_tests', array( new SiteHealth( $this->checks ), 'add' ) );
	}

	public function jobs(): array {
		return array(
			'limits'  => array( $this->core->limiter, 'purge' ),
			'repeats' => array( $this->core->idempotency, 'purge' ),
		);
	}

	public function health(): array {
		return array( new BackgroundHealth( $this->core->clock ), new ProxyHealth( new ClientIp( $this->core->settings ) ) );
	}

	public function tables(): array {
		return array( new RateLimitsTable(), new IdempotencyTable() );
	}

	public function personal_data(): array {
		return array( new RequestData( $this->core->idempotency, $this->core->limiter ) );
	}

	public function capabilities(): array {
		return array(
			'mentoriai_manage_members'  => array( 'administrator', 'editor' ),
			'mentoriai_manage_settings' => array( 'administrator' ),
		);
	}

	public function install(): void {
		$this->core->background->install();
		// A missing option costs a query on every request.
		add_option( Settings::OPTION, array(), '', true );
	}
}
