<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving;

use MentoriaiPortal\Moving\Schema\Column;
use MentoriaiPortal\Moving\Sources\Place;

/**
 * Subscribers of the site; members among them stay as they are. They keep login and password.
 */
final readonly class SiteUsers implements Source {

	public function __construct( private SiteUsersRepository $users ) {}

	public function count(): int {
		return $this->users->count();
	}

	public function records( string $cursor, int $limit ): array {
		$place = Place::of( $cursor );
		return self::at_places( $place->followed_by( $this->users->after( $place->id, $limit ) ) );
	}

	public function at( array $cursors ): array {
		return self::at_places( array_map( Place::of( ... ), $cursors ) );
	}

	/**
	 * @param list<Place> $places
	 * @return list<Record>
	 */
	private static function at_places( array $places ): array {
		cache_users( array_column( $places, 'id' ) );
		$records = array();
		foreach ( $places as $place ) {
			$id   = $place->id;
			$user = get_userdata( $id );
			$cells     = false === $user ? array() : array(
				Column::Email->value     => $user->user_email,
				Column::FirstName->value => (string) get_user_meta( $id, 'first_name', true ),
				Column::LastName->value  => (string) get_user_meta( $id, 'last_name', true ),
			);
			$records[] = new Record( $place->row, (string) $place, $cells, $id, is_confirmed: true );
		}
		return $records;
	}
}
