<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving\Sources;

use MentoriaiPortal\Moving\Record;
use MentoriaiPortal\Moving\Schema\Column;
use MentoriaiPortal\Moving\Source;

/**
 * People of the plugin BuddyPress who have profile data. Its fields are known by their names, as the heads of a file are. They are users of the
 * site, so their address counts as confirmed.
 */
final readonly class BuddyPress implements Source {

	/** The field that every profile has: the name. */
	private const NAME = 1;

	/** @param string $uploads Folder of uploads of the first site. */
	public function __construct( private ForeignPeopleRepository $people, private string $uploads ) {}

	public function count(): int {
		return $this->people->has_buddypress() ? $this->people->count_with_data() : 0;
	}

	public function records( string $cursor, int $limit ): array {
		$place  = Place::of( $cursor );
		$people = $this->people->has_buddypress() ? $this->people->with_data( $place->id, $limit ) : array();
		return $this->of_people( $people, $place->followed_by( array_column( $people, 'id' ) ) );
	}

	public function at( array $cursors ): array {
		return $this->of_people( $this->people->has_buddypress() ? $this->people->of_ids( Place::ids( $cursors ) ) : array(), array_map( Place::of( ... ), $cursors ) );
	}

	/**
	 * @param list<array{id: int, email: string, is_spammer: bool}> $people
	 * @param list<Place>                                           $places Where they are.
	 * @return list<Record>
	 */
	private function of_people( array $people, array $places ): array {
		if ( array() === $people ) {
			return array();
		}
		$ids    = array_column( $people, 'id' );
		$fields = array_filter( array_map( static fn ( string $name ): ?Column => Column::of_head( $name ), $this->people->fields() ), static fn ( ?Column $column ): bool => false === $column?->is_of_account() );
		$data   = $this->people->data( $ids );
		$names  = $this->people->meta( $ids, array( 'first_name', 'last_name' ) );
		$places = array_column( $places, null, 'id' );
		return array_map(
			function ( array $person ) use ( $fields, $data, $names, $places ): Record {
				$id    = $person['id'];
				$place = $places[ $id ];
				return new Record(
					$place->row,
					(string) $place,
					array( Column::Email->value => $person['email'] ) + self::cells( $fields, $data[ $id ] ?? array(), $names[ $id ] ?? array() ),
					$id,
					$this->photo( $id ),
					$person['is_spammer'] ? 'account_closed' : null,
					true
				);
			},
			$people
		);
	}

	/**
	 * @param array<int, Column>   $fields By id of the field.
	 * @param array<int, mixed>    $data   The same.
	 * @param array<string, mixed> $names  User meta.
	 * @return array<string, string>
	 */
	private static function cells( array $fields, array $data, array $names ): array {
		$cells = array();
		foreach ( $fields as $id => $column ) {
			$cells[ $column->value ] = ForeignText::plain( $data[ $id ] ?? '' );
		}
		// The first field is the whole name: it counts where WordPress knows none.
		$whole = ForeignText::plain( $data[ self::NAME ] ?? '' );
		$cut   = mb_strrpos( $whole, ' ' );
		$first = ForeignText::plain( $names['first_name'] ?? '' );
		$last  = ForeignText::plain( $names['last_name'] ?? '' );
		$cells += '' === $first . $last
			? array( 'first_name' => false === $cut ? $whole : mb_substr( $whole, 0, $cut ), 'last_name' => false === $cut ? '' : mb_substr( $whole, $cut + 1 ) )
			: array( 'first_name' => $first, 'last_name' => $last );
		return array_filter( $cells, static fn ( string $text ): bool => '' !== $text );
	}

	/** The newest of the whole size: the name begins with the time. */
	private function photo( int $user_id ): ?string {
		$found = glob( "$this->uploads/avatars/$user_id/*-bpfull.*" ) ?: array();
		return array() === $found ? null : end( $found );
	}
}
