<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use MentoriaiPortal\Core\Identity\Colleagues;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;

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
	 * @param int|null             $member_id  Whom it is about: a colleague responsible for this member is the only reader.
	 */
	public function tell( string $kind, string $capability, array $data, string $dedupe, bool $at_once = false, ?int $member_id = null ): void {
		foreach ( self::readers_about( self::readers( $kind, $capability ), $member_id ) as $user_id ) {
			$this->enqueue( $kind, $user_id, $data, $dedupe, $at_once );
		}
	}

	/**
	 * The same about many members: each reader gets one with those that are theirs, as `ids`.
	 *
	 * @param list<int> $member_ids
	 */
	public function tell_about( string $kind, string $capability, array $member_ids, string $dedupe ): void {
		$readers = self::readers( $kind, $capability );
		$theirs  = array();
		update_meta_cache( 'user', $member_ids );
		foreach ( $member_ids as $member_id ) {
			foreach ( self::readers_about( $readers, $member_id ) as $user_id ) {
				$theirs[ $user_id ][] = $member_id;
			}
		}
		foreach ( $theirs as $user_id => $ids ) {
			$this->enqueue( $kind, $user_id, array( 'ids' => $ids ), $dedupe, false );
		}
	}

	/** Not by get_user_locale(): for who chose none it says the language of the page that is asked for. */
	public static function lang( int $user_id ): Lang {
		$own = get_user_meta( $user_id, 'locale', true );
		return str_starts_with( is_string( $own ) && '' !== $own ? $own : Locale::of_site(), Lang::Lt->value ) ? Lang::Lt : Lang::En;
	}

	/** @param array<string, mixed> $data */
	private function enqueue( string $kind, int $user_id, array $data, string $dedupe, bool $at_once ): void {
		$this->queue->enqueue( $kind, $user_id, self::lang( $user_id ), $data, "$dedupe|$user_id", $at_once );
	}

	/**
	 * All who may deal with it and want to hear of it.
	 *
	 * @return list<int>
	 */
	private static function readers( string $kind, string $capability ): array {
		return array_values( array_filter( array_keys( Colleagues::who_may( $capability ) ), static fn ( int $id ): bool => ! MutedMails::has( $id, $kind ) ) );
	}

	/**
	 * @param list<int> $readers
	 * @return list<int>
	 */
	private static function readers_about( array $readers, ?int $member_id ): array {
		$responsible = null === $member_id ? '' : get_user_meta( $member_id, UserMeta::RESPONSIBLE, true );
		return is_numeric( $responsible ) && in_array( (int) $responsible, $readers, true ) ? array( (int) $responsible ) : $readers;
	}
}
