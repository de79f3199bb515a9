<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\MetaValue;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Media\Photo;

/**
 * Which files belong to a person, in wp_usermeta. Parallel changes of one person queue up on their row of wp_users.
 */
final readonly class MemberFilesRepository {

	public function __construct( private Db $db ) {}

	/** @return Photo|null The one that was there before. */
	public function swap_photo( int $user_id, ?Photo $photo ): ?Photo {
		return $this->locked(
			$user_id,
			function () use ( $user_id, $photo ): ?Photo {
				$old = Photo::of( $this->read( $user_id, UserMeta::AVATAR ) );
				$this->write( $user_id, UserMeta::AVATAR, null === $photo ? null : $photo->stored() );
				return $old;
			}
		);
	}

	/** @return list<Cv> Oldest first. */
	public function cvs( int $user_id ): array {
		return Cv::list_of( $this->read( $user_id, UserMeta::CVS ) );
	}

	/**
	 * @param callable( list<Cv> ): list<Cv> $change What there is to what there shall be.
	 * @return list<Cv> What there is now.
	 */
	public function change_cvs( int $user_id, callable $change ): array {
		return $this->locked(
			$user_id,
			function () use ( $user_id, $change ): array {
				$cvs = $change( $this->cvs( $user_id ) );
				$this->write( $user_id, UserMeta::CVS, array() === $cvs ? null : array_map( static fn ( Cv $cv ): array => $cv->stored(), $cvs ) );
				return $cvs;
			}
		);
	}

	/** Whether there are members; a restore that is not done yet knows none. */
	public function are_there(): bool {
		return null !== $this->db->value( "SELECT 1 FROM {$this->db->usermeta()} WHERE meta_key = ? LIMIT 1", UserMeta::STATUS );
	}

	/**
	 * Names of the files that people have.
	 *
	 * @param string $digit Hex, the first of the names.
	 * @return list<string>
	 */
	public function files( string $digit ): array {
		$names = array();
		// Photos have 36 characters, CVs 68.
		foreach ( array( UserMeta::AVATAR => 36, UserMeta::CVS => 68 ) as $key => $length ) {
			$rows = $this->db->rows( "SELECT meta_value FROM {$this->db->usermeta()} WHERE meta_key = ? AND meta_value LIKE ?", $key, '%s:' . $length . ':"' . $this->db->like( $digit ) . '%' );
			foreach ( array_column( $rows, 'meta_value' ) as $stored ) {
				array_push( $names, ...( Photo::of( $stored )?->files() ?? array() ), ...array_map( static fn ( Cv $cv ): string => $cv->file, Cv::list_of( $stored ) ) );
			}
		}
		return $names;
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	private function locked( int $user_id, callable $work ): mixed {
		$result = $this->db->transaction(
			function () use ( $user_id, $work ): mixed {
				$this->db->lock_user( $user_id );
				return $work();
			}
		);
		wp_cache_delete( $user_id, 'user_meta' );
		return $result;
	}

	private function read( int $user_id, string $key ): string {
		return (string) $this->db->value( "SELECT meta_value FROM {$this->db->usermeta()} WHERE user_id = ? AND meta_key = ? ORDER BY umeta_id", $user_id, $key );
	}

	/** @param array<mixed>|null $value Null removes it. */
	private function write( int $user_id, string $key, ?array $value ): void {
		$this->db->execute( "DELETE FROM {$this->db->usermeta()} WHERE user_id = ? AND meta_key = ?", $user_id, $key );
		if ( null !== $value ) {
			$this->db->insert(
				$this->db->usermeta(),
				array(
					'user_id'    => $user_id,
					'meta_key'   => $key, // phpcs:ignore WordPress.DB.SlowDBQuery -- a column to write.
					'meta_value' => MetaValue::stored( $value ), // phpcs:ignore WordPress.DB.SlowDBQuery -- a column to write.
				)
			);
		}
	}
}
