<?php
declare( strict_types=1 );

namespace MentoriaiPortal\ActivityLog;

use LogicException;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;

/**
 * Where modules write down what was done, in the transaction of the act: what fails leaves no row.
 *
 * @phpstan-type Facts array<string, int|bool|string>
 */
final readonly class ActivityLog {

	/** The one fact that somebody types. */
	public const WHY = 'why';

	/** Names of things: statuses, roles, languages. */
	private const NAME = '~^[\w.,:-]{0,500}$~D';

	public function __construct( private Db $db, private Clock $clock ) {}

	/**
	 * @param int|string $object_id A number, or a name of a setting, an email or an export.
	 * @param Facts      $facts     Numbers, flags and names, never sentences: rows outlive the texts of people.
	 * @param int|null   $actor_id  A member, who is not logged in to WordPress. Null: whoever is, else the system.
	 * @throws LogicException For a text among the facts.
	 */
	public function write( Act $act, ActObject $object, int|string $object_id, array $facts = array(), ?int $actor_id = null ): void {
		foreach ( $facts as $name => $value ) {
			$is_reason = self::WHY === $name && Act::ThreadOpened === $act;
			if ( is_string( $value ) && ! $is_reason && 1 !== preg_match( self::NAME, $value ) ) {
				throw new LogicException( "The activity log takes no text: $name" );
			}
		}
		( new ActivityRepository( $this->db ) )->add( $this->clock->now(), $actor_id ?? get_current_user_id(), $act, $object, (string) $object_id, $facts );
	}
}
