<?php
declare( strict_types=1 );

namespace MentoriaiPortal;

use LogicException;
use MentoriaiPortal\ActivityLog\ActivityLog;
use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\Idempotency;
use MentoriaiPortal\Core\Database\RateLimitRepository;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\Preview;
use MentoriaiPortal\Core\RateLimiter;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Mail\MailQueueRepository;
use MentoriaiPortal\Mail\StaffMails;

/**
 * What every module may use of Core. Rarely needed services are created on first use.
 *
 * @property-read RateLimiter $limiter
 * @property-read Idempotency $idempotency
 * @property-read MailQueue   $mail
 * @property-read Background  $background
 * @property-read Preview     $preview
 * @property-read ActivityLog $activity
 * @property-read StaffMails  $staff_mail
 */
final class Services {

	/** @var array<string, object> */
	private array $made = array();

	public function __construct(
		/** The plugin's main file. */
		public readonly string $file,
		public readonly Db $db,
		public readonly Clock $clock,
		public readonly Settings $settings,
		public readonly Locale $locale,
		/** @var list<string> Keys of all kinds of email. */
		private readonly array $mail_kinds
	) {}

	public function __get( string $name ): object {
		return $this->made[ $name ] ??= match ( $name ) {
			'limiter'     => new RateLimiter( new RateLimitRepository( $this->db ), $this->clock ),
			'idempotency' => new Idempotency( $this->db, $this->clock ),
			'mail'        => new MailQueue( new MailQueueRepository( $this->db ), $this->clock, $this->background, $this->mail_kinds ),
			'background'  => new Background(),
			'preview'     => new Preview(),
			'staff_mail'  => new StaffMails( $this->mail ),
			'activity'    => new ActivityLog( $this->db, $this->clock ),
			default       => throw new LogicException( $name ),
		};
	}

	/** Path below the plugin's folder. */
	public function path( string $path ): string {
		return plugin_dir_path( $this->file ) . $path;
	}

	/** Address of a file below the plugin's folder. */
	public function url( string $path ): string {
		return self::as_home( plugins_url( $path, $this->file ) );
	}

	/**
	 * With the scheme of the site's address: WordPress takes that of the request, which a proxy may have changed.
	 *
	 * @param mixed $url A text, unless another plugin's filter made something else of it.
	 */
	public static function as_home( mixed $url ): string {
		return (string) set_url_scheme( is_string( $url ) ? $url : '', (string) wp_parse_url( PortalUrls::home(), PHP_URL_SCHEME ) );
	}
}
