<?php
declare( strict_types=1 );

namespace MentoriaiPortal\ActivityLog;

/**
 * A row of the activity log, with the names that people have now.
 */
final readonly class Entry {

	/**
	 * @param string                   $created_at  UTC `yyyy-MM-dd HH:mm:ss`.
	 * @param int                      $actor_id    0: the system.
	 * @param string|null              $actor_name  Null where the account is gone, and for the system.
	 * @param string                   $act         Of Act; perhaps of a later version.
	 * @param string                   $object      Of ActObject, likewise.
	 * @param int|string               $object_id   A number, or a name.
	 * @param string|null              $object_name Of a user; null where the account is gone.
	 * @param array<array-key, mixed>  $facts
	 */
	public function __construct(
		public int $id,
		public string $created_at,
		public int $actor_id,
		public ?string $actor_name,
		public string $act,
		public string $object,
		public int|string $object_id,
		public ?string $object_name,
		public array $facts
	) {}

	/** '' for the system. */
	public function actor(): string {
		return 0 === $this->actor_id ? '' : $this->actor_name ?? self::deleted();
	}

	public static function deleted(): string {
		return __( 'Deleted user', 'mentoriai-portal' );
	}
}
