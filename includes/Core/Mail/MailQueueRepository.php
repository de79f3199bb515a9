<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Mail;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\FreeText;
use MentoriaiPortal\Core\Lang;

/**
 * The queue's rows. States: `due`, `sending`, `sent`, `failed` (all retries spent), `dropped` (no reason to send any more).
 */
final readonly class MailQueueRepository {

	public function __construct( private Db $db ) {}

	/** @param array<string, mixed> $data */
	public function add( string $type, int $user_id, Lang $lang, array $data, string $dedupe, int $now ): void {
		$this->db->insert_ignore(
			'{mail_queue}',
			array(
				'type'       => $type,
				'user_id'    => $user_id,
				'lang'       => $lang->value,
				'data'       => new FreeText( (string) wp_json_encode( $data ) ),
				'dedupe'     => $dedupe,
				'next_at'    => $now,
				'created_at' => $now,
			)
		);
	}
}
