<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use MentoriaiPortal\Core\Clock;

/**
 * How the queue stands, in numbers.
 */
final readonly class MailNumbers {

	public function __construct( private MailQueueRepository $mails, private HeldMailRepository $held, private Clock $clock ) {}

	/** @return array{waiting: int, failed: int, held: int} What waits to leave, was given up, and is held back on a copy of the site. */
	public function now(): array {
		$numbers = $this->mails->numbers( $this->clock->now(), $this->held );
		return array(
			'waiting' => $numbers['waiting'],
			'failed'  => $numbers['failed'],
			'held'    => $this->held->count(),
		);
	}

	/** How many would leave now. */
	public function due(): int {
		return $this->mails->numbers( $this->clock->now(), $this->held )['due'];
	}

	/** @param int $time Unix seconds. */
	public function sent_since( int $time ): int {
		return $this->mails->sent_since( $time );
	}
}
