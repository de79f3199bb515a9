<?php
declare( strict_types=1 );

namespace MentoriaiPortal;

use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\Idempotency;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\RateLimiter;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Mail\MailQueue;

/**
 * What every module may use of Core, built once in Plugin.php.
 */
final readonly class Services {

	public function __construct(
		/** The plugin's main file. */
		public string $file,
		public Db $db,
		public Clock $clock,
		public Settings $settings,
		public Locale $locale,
		public RateLimiter $limiter,
		public Idempotency $idempotency,
		public MailQueue $mail,
		public Background $background
	) {}

	/** Path below the plugin's folder. */
	public function path( string $path ): string {
		return plugin_dir_path( $this->file ) . $path;
	}

	/** Address of a file below the plugin's folder. */
	public function url( string $path ): string {
		return plugins_url( $path, $this->file );
	}
}
