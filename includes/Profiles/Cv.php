<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles;

use MentoriaiPortal\Core\Database\MetaValue;

/**
 * A CV file of a mentor.
 */
final readonly class Cv {

	public function __construct(
		/** Random: it tells no one how many there are. */
		public int $id,
		/** Its name among the private files. */
		public string $file,
		/** As the mentor called it. */
		public string $name,
		/** Bytes. */
		public int $size,
		public CvKind $kind
	) {}

	/** @return list<self> Of stored user meta. */
	public static function list_of( mixed $stored ): array {
		$rows = is_string( $stored ) ? MetaValue::data( $stored ) : $stored;
		$cvs  = array();
		foreach ( is_array( $rows ) ? $rows : array() as $row ) {
			$kind = is_array( $row ) ? CvKind::tryFrom( is_string( $row['kind'] ?? null ) ? $row['kind'] : '' ) : null;
			if ( null !== $kind && isset( $row['id'], $row['file'], $row['name'], $row['size'] ) ) {
				$cvs[] = new self( (int) $row['id'], (string) $row['file'], (string) $row['name'], (int) $row['size'], $kind );
			}
		}
		return $cvs;
	}

	/** @return array{id: int, file: string, name: string, size: int, kind: string} */
	public function stored(): array {
		return array(
			'id'   => $this->id,
			'file' => $this->file,
			'name' => $this->name,
			'size' => $this->size,
			'kind' => $this->kind->value,
		);
	}
}
