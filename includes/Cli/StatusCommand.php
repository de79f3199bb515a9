<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Cli;

use Closure;
use MentoriaiPortal\Attention\Attention;
use MentoriaiPortal\Core\SiteCopy;
use MentoriaiPortal\Core\Version;
use MentoriaiPortal\Mail\MailNumbers;

/**
 * `wp mentoriai status`: what waits, in numbers.
 */
final readonly class StatusCommand {

	/** @param Closure(): int $members How many there are. */
	public function __construct( private Closure $members, private Attention $attention, private MailNumbers $mails ) {}

	/** @return list<array<string, mixed>> */
	public static function synopsis(): array {
		return array( Output::FORMAT );
	}

	/**
	 * @param list<string>         $args
	 * @param array<string, mixed> $options
	 */
	public function __invoke( array $args, array $options ): void {
		Output::one(
			array(
				'version'   => Version::NUMBER,
				'copy'      => SiteCopy::is_copy(),
				'members'   => ( $this->members )(),
				'attention' => $this->attention->counts(),
				'mails'     => $this->mails->now(),
			),
			$options
		);
	}
}
