<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving;

use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Moving\Schema\Column;

/**
 * People of a file. Its addresses are read once more than its records, so that the later of two is known wherever an import goes on.
 */
final class CsvSource implements Source {

	/** @var array<string, int> First 16 bytes of the hash of an address to the row where it stands first. */
	private array $first_rows = array();

	private ?int $count = null;

	/**
	 * @param list<Column|null> $columns Of the heads.
	 * @throws ApiError 400 where no address or one column twice is chosen.
	 */
	public function __construct( private readonly CsvFile $file, private readonly array $columns ) {
		$keys = array_map( static fn ( Column $column ): string => $column->value, array_filter( $columns ) );
		if ( ! in_array( Column::Email, $columns, true ) ) {
			throw new ApiError( 'invalid_input', 400, __( 'No column holds email addresses. Choose the one that does.', 'mentoriai-portal' ), array( 'columns' => 'required' ) );
		}
		if ( array_unique( $keys ) !== $keys ) {
			throw new ApiError( 'invalid_input', 400, __( 'Two columns of the file were chosen for the same. Choose one of them.', 'mentoriai-portal' ), array( 'columns' => 'invalid' ) );
		}
	}

	public function count(): int {
		if ( null === $this->count ) {
			$row = 1;
			foreach ( $this->file->records( $this->file->first() ) as $cells ) {
				++$row;
				$email = null === $cells || count( $cells ) !== count( $this->columns ) ? null : self::email( $this->by_key( $cells ) );
				if ( null !== $email ) {
					$this->first_rows[ $email ] ??= $row;
				}
			}
			$this->count = $row - 1;
		}
		return $this->count;
	}

	public function records( string $cursor, int $limit ): array {
		// Addresses, for record().
		$this->count();
		[ $row, $place ] = '' === $cursor ? array( 1, $this->file->first() ) : array_map( 'intval', explode( ':', $cursor ) );
		$records         = array();
		foreach ( $limit > 0 ? $this->file->records( $place ) : array() as $after => $cells ) {
			++$row;
			$records[] = $this->record( $row, "$row:$after:$place", $cells );
			$place     = $after;
			if ( count( $records ) === $limit ) {
				break;
			}
		}
		return $records;
	}

	/** Without the addresses of all others: whether one is the later of two is known of those that have a cursor. */
	public function at( array $cursors ): array {
		$records = array();
		foreach ( $cursors as $cursor ) {
			[ $row, , $place ] = array_map( 'intval', explode( ':', $cursor ) );
			foreach ( $this->file->records( $place ) as $cells ) {
				$records[] = $this->record( $row, $cursor, $cells );
				break;
			}
		}
		return $records;
	}

	/** @param list<string>|null $cells */
	private function record( int $row, string $cursor, ?array $cells ): Record {
		if ( null === $cells || count( $cells ) !== count( $this->columns ) ) {
			return new Record( $row, $cursor, array(), refusal: null === $cells ? 'too_long' : 'cells' );
		}
		$by_key = $this->by_key( $cells );
		$email  = self::email( $by_key );
		$first  = null === $email ? $row : $this->first_rows[ $email ] ?? $row;
		return new Record( $row, $cursor, $by_key, refusal: $first < $row ? 'doubled' : null );
	}

	/**
	 * @param list<string> $cells
	 * @return array<string, string>
	 */
	private function by_key( array $cells ): array {
		$found = array();
		foreach ( $this->columns as $at => $column ) {
			if ( null !== $column ) {
				$found[ $column->value ] = $cells[ $at ];
			}
		}
		return $found;
	}

	/** @param array<string, string> $cells */
	private static function email( array $cells ): ?string {
		$email = Text::email_of( Text::clean( $cells[ Column::Email->value ], false ) );
		return null === $email ? null : substr( hash( 'sha256', $email, true ), 0, 16 );
	}
}
