<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use MentoriaiPortal\Core\Lang;

/**
 * Tells staff. Who gets an email is decided here alone.
 */
final readonly class StaffMails {

	public function __construct( private MailQueue $queue ) {}

	/**
	 * Each reader gets one, in the language of their wp-admin.
	 *
	 * @param string               $kind       Key of a StaffMail.
	 * @param string               $capability Its capability().
	 * @param array<string, mixed> $data       For compose(); no secrets.
	 * @param string               $dedupe     What makes this email the same email to a reader.
	 * @param bool                 $at_once    See MailQueue::enqueue().
	 */
	public function tell( string $kind, string $capability, array $data, string $dedupe, bool $at_once = false ): void {
		foreach ( self::readers( $kind, $capability ) as $user_id ) {
			$this->queue->enqueue( $kind, $user_id, self::lang( $user_id ), $data, "$dedupe|$user_id", $at_once );
		}
	}

	public static function lang( int $user_id ): Lang {
		return str_starts_with( get_user_locale( $user_id ), Lang::Lt->value ) ? Lang::Lt : Lang::En;
	}

	/**
	 * All who may deal with it and want to hear of it.
	 *
	 * @return list<int>
	 */
	private static function readers( string $kind, string $capability ): array {
		$ids = array_map( 'intval', get_users( array( 'capability' => $capability, 'fields' => 'ID' ) ) );
		return array_values( array_filter( $ids, static fn ( int $id ): bool => user_can( $id, $capability ) && ! MutedMails::has( $id, $kind ) ) );
	}
}
