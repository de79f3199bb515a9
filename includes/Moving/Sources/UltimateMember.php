<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving\Sources;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Moving\Record;
use MentoriaiPortal\Moving\Schema\Column;
use MentoriaiPortal\Moving\Source;

/**
 * People of the plugin Ultimate Member: user meta `account_status`, its own fields, and the photo in its folder of uploads. Who is
 * approved there has confirmed the address and gets the status that is chosen for the import.
 */
final readonly class UltimateMember implements Source {

	/** Waits for a decision, like an application; an incomplete one is a draft. */
	private const WAITING = 'awaiting_admin_review';

	/** Statuses that stay what they are there, whatever is chosen; others are drafts. */
	private const KEPT = array(
		'inactive' => AccountStatus::Paused,
		'rejected' => AccountStatus::Rejected,
	);

	/** Its own fields that a column is read from, the first that is not empty counts; every other column from a field of the column's key. */
	private const KEYS = array(
		'phone' => array( 'phone_number', 'mobile_number' ),
		'about' => array( 'description' ),
		'town'  => array( 'town', 'city' ),
	);

	/** @param string $uploads Folder of uploads. */
	public function __construct( private ForeignPeopleRepository $people, private string $uploads ) {}

	public function count(): int {
		return $this->people->count_with_status();
	}

	public function records( string $cursor, int $limit ): array {
		$place  = Place::of( $cursor );
		$people = $this->people->with_status( $place->id, $limit );
		return $this->of_people( $people, $place->followed_by( array_column( $people, 'id' ) ) );
	}

	public function at( array $cursors ): array {
		return $this->of_people( $this->people->of_ids( Place::ids( $cursors ) ), array_map( Place::of( ... ), $cursors ) );
	}

	/**
	 * @param list<array{id: int, email: string, is_spammer: bool}> $people
	 * @param list<Place>                                           $places Where they are.
	 * @return list<Record>
	 */
	private function of_people( array $people, array $places ): array {
		$ids    = array_column( $people, 'id' );
		$places = array_column( $places, null, 'id' );
		$meta   = array() === $ids ? array() : $this->people->meta( $ids, array( 'account_status', 'profile_photo', ...array_merge( ...array_values( self::keys() ) ) ) );
		return array_map(
			function ( array $person ) use ( $meta, $places ): Record {
				$of     = array_map( static fn ( mixed $value ): string => ForeignText::plain( $value ), $meta[ $person['id'] ] ?? array() );
				$status = $of['account_status'] ?? '';
				$place  = $places[ $person['id'] ];
				$is_open = in_array( $status, array( 'approved', self::WAITING ), true );
				return new Record(
					$place->row,
					(string) $place,
					array_filter( array( Column::Email->value => $person['email'], Column::Status->value => self::WAITING === $status ? AccountStatus::Submitted->value : '' ) + self::cells( $of ), static fn ( string $text ): bool => '' !== $text ),
					$person['id'],
					$this->photo( $person['id'], $of['profile_photo'] ?? '' ),
					$person['is_spammer'] ? 'account_closed' : null,
					'approved' === $status,
					$is_open ? null : self::KEPT[ $status ] ?? AccountStatus::Draft
				);
			},
			$people
		);
	}

	/**
	 * @param array<string, string> $meta
	 * @return array<string, string>
	 */
	private static function cells( array $meta ): array {
		return array_map( static fn ( array $keys ): string => current( array_filter( array_map( static fn ( string $key ): string => $meta[ $key ] ?? '', $keys ) ) ) ?: '', self::keys() );
	}

	/** @return array<string, list<string>> Column to keys of user meta. */
	private static function keys(): array {
		$columns = array_column( array_filter( Column::cases(), static fn ( Column $column ): bool => ! $column->is_of_account() ), 'value' );
		return self::KEYS + array_combine( $columns, array_map( static fn ( string $key ): array => array( $key ), $columns ) );
	}

	/** It keeps the name of the file alone, in a folder of the person's id. */
	private function photo( int $user_id, string $name ): ?string {
		$path = "$this->uploads/ultimatemember/$user_id/$name";
		return '' !== $name && basename( $name ) === $name && is_file( $path ) ? $path : null;
	}
}
