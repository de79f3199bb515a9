<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\FreeText;
use MentoriaiPortal\Core\Database\MetaValue;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Busy;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Media\Photo;

/**
 * Profiles live in wp_usermeta: one query reads one, a save writes only what changed.
 */
final readonly class ProfileRepository {

	private const ACCOUNT = array( UserMeta::STATUS, UserMeta::REVIEW_REASON, UserMeta::SLUG, UserMeta::AVATAR, UserMeta::CVS );

	private const BOTH = array( 'first_name', 'last_name', UserMeta::TOWN );

	private const FOUNDER = array( UserMeta::COMPANY, UserMeta::COMPANY_YEAR, UserMeta::NO_COMPANY, UserMeta::ACTIVITY, UserMeta::QUESTIONS );

	private const MENTOR = array(
		UserMeta::POSITION,
		UserMeta::POSITION_EN,
		UserMeta::ABOUT,
		UserMeta::ABOUT_EN,
		UserMeta::PHONE,
		UserMeta::LINKEDIN,
		UserMeta::FIELDS,
		UserMeta::BUSY,
		UserMeta::BUSY_UNTIL,
		UserMeta::CAPACITY,
	);

	public function __construct( private Db $db, private Clock $clock ) {}

	/** Null when there is no such user (any more). */
	public function find( int $user_id, Role $role ): ?StoredProfile {
		$keys = array( ...self::ACCOUNT, ...self::keys( $role ) );
		$rows = $this->db->rows(
			'SELECT u.user_email, m.meta_key, m.meta_value FROM ' . $this->db->users() . ' u LEFT JOIN ' . $this->db->usermeta()
				. ' m ON m.user_id = u.ID AND m.meta_key IN (' . Db::marks( count( $keys ) ) . ') WHERE u.ID = ? ORDER BY m.umeta_id DESC',
			...array( ...$keys, $user_id )
		);
		if ( array() === $rows ) {
			return null;
		}
		$meta = self::by_key( $rows );
		return new StoredProfile(
			(string) $rows[0]['user_email'],
			AccountStatus::of_stored( $meta[ UserMeta::STATUS ] ?? null ),
			MetaValue::text( $meta[ UserMeta::REVIEW_REASON ] ?? '' ),
			$meta[ UserMeta::SLUG ] ?? '',
			$this->profile( $role, $meta ),
			Photo::of( $meta[ UserMeta::AVATAR ] ?? null ),
			Cv::list_of( $meta[ UserMeta::CVS ] ?? null )
		);
	}

	/** What the person wrote, as a part of another statement; see of_texts(). */
	public function select_texts( int $user_id, Role $role ): ?UnionPart {
		$keys = self::keys( $role );
		return array() === $keys ? null : new UnionPart(
			array( 'meta_key', 'meta_value' ),
			"SELECT meta_key, meta_value FROM {$this->db->usermeta()} WHERE user_id = ? AND meta_key IN (" . Db::marks( count( $keys ) ) . ') ORDER BY umeta_id DESC',
			array( $user_id, ...$keys )
		);
	}

	/** @param list<array<string, string|null>> $rows Of select_texts(). */
	public function of_texts( array $rows, Role $role ): FounderProfile|MentorProfile|null {
		return $this->profile( $role, self::by_key( $rows ) );
	}

	/**
	 * Changes a profile. Parallel changes of one person queue up on their row of wp_users, so each begins with what the
	 * one before it left, and no key is written twice.
	 *
	 * @param callable( StoredProfile ): ( FounderProfile|MentorProfile ) $change What there is to what there shall be.
	 * @return array{StoredProfile, FounderProfile|MentorProfile}|null Before and after; null when there is no such user (any more).
	 */
	public function change( int $user_id, Role $role, callable $change ): ?array {
		return $this->db->transaction(
			function () use ( $user_id, $role, $change ): ?array {
				$this->db->lock_user( $user_id );
				$before = $this->find( $user_id, $role );
				if ( null === $before ) {
					return null;
				}
				$after = $change( $before );
				$this->db->execute( "UPDATE {$this->db->users()} SET display_name = ? WHERE ID = ?", new FreeText( $after->display_name() ), $user_id );
				$this->write( $user_id, self::to_meta( $after ) );
				$this->db->forget( static fn () => clean_user_cache( $user_id ) );
				return array( $before, $after );
			}
		);
	}

	/**
	 * Which of these are field tags of the portal.
	 *
	 * @param list<int> $ids Term ids.
	 * @return list<int>
	 */
	public function known_fields( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		$known = get_terms(
			array(
				'taxonomy'   => 'mentoriai_field',
				'include'    => $ids,
				'fields'     => 'ids',
				'hide_empty' => false,
			)
		);
		return is_array( $known ) ? array_values( array_filter( $known, 'is_int' ) ) : array();
	}

	/** @param array<string, string|list<int>> $meta Key to value; what is stored so already is left alone. */
	private function write( int $user_id, array $meta ): void {
		$stored = $this->stored( $user_id, array_keys( $meta ) );
		$new    = array();
		foreach ( $meta as $key => $value ) {
			$value = MetaValue::stored( $value );
			if ( ! array_key_exists( $key, $stored ) ) {
				$new += '' === $value->text ? array() : array( $key => array( $user_id, $key, $value ) );
			} elseif ( $stored[ $key ] !== $value->text ) {
				$this->db->execute( "UPDATE {$this->db->usermeta()} SET meta_value = ? WHERE user_id = ? AND meta_key = ?", $value, $user_id, $key );
			}
		}
		if ( array() !== $new ) {
			$rows = Db::rows_of_marks( count( $new ), 3 );
			$this->db->execute( "INSERT INTO {$this->db->usermeta()} (user_id, meta_key, meta_value) VALUES $rows", ...array_merge( ...array_values( $new ) ) );
		}
	}

	/**
	 * @param list<string> $keys
	 * @return array<string, string> Key to what is in the column.
	 */
	private function stored( int $user_id, array $keys ): array {
		$rows = $this->db->rows(
			"SELECT meta_key, meta_value FROM {$this->db->usermeta()} WHERE user_id = ? AND meta_key IN (" . Db::marks( count( $keys ) ) . ') ORDER BY umeta_id DESC',
			$user_id,
			...$keys
		);
		return self::by_key( $rows );
	}

	/**
	 * @param list<array<string, string|null>> $rows Newest first: of a key that stands twice WordPress takes the oldest.
	 * @return array<string, string> Key to what is in the column.
	 */
	private static function by_key( array $rows ): array {
		$meta = array();
		foreach ( $rows as $row ) {
			$meta[ (string) $row['meta_key'] ] = (string) $row['meta_value'];
		}
		return $meta;
	}

	/** @return list<string> */
	private static function keys( Role $role ): array {
		return match ( $role ) {
			Role::Founder => array( ...self::BOTH, ...self::FOUNDER ),
			Role::Mentor => array( ...self::BOTH, ...self::MENTOR ),
			Role::Undecided => array(),
		};
	}

	/** @param array<string, string> $meta As by_key(). */
	private function profile( Role $role, array $meta ): FounderProfile|MentorProfile|null {
		$text   = static fn ( string $key ): string => MetaValue::text( $meta[ $key ] ?? '' );
		$number = static fn ( string $key ): ?int => ctype_digit( $text( $key ) ) ? (int) $text( $key ) : null;
		return match ( $role ) {
			Role::Founder => new FounderProfile( $text( 'first_name' ), $text( 'last_name' ), $text( UserMeta::COMPANY ), $number( UserMeta::COMPANY_YEAR ), $text( UserMeta::ACTIVITY ), $text( UserMeta::QUESTIONS ), '1' === $text( UserMeta::NO_COMPANY ), $text( UserMeta::TOWN ) ),
			Role::Mentor => new MentorProfile(
				$text( 'first_name' ),
				$text( 'last_name' ),
				$text( UserMeta::POSITION ),
				$text( UserMeta::POSITION_EN ),
				$text( UserMeta::ABOUT ),
				$text( UserMeta::ABOUT_EN ),
				$text( UserMeta::PHONE ),
				$text( UserMeta::LINKEDIN ),
				array_values( array_map( 'intval', array_filter( (array) MetaValue::data( $meta[ UserMeta::FIELDS ] ?? '' ), 'is_numeric' ) ) ),
				Busy::on( $this->clock->today(), '1' === $text( UserMeta::BUSY ), $text( UserMeta::BUSY_UNTIL ) ),
				$number( UserMeta::CAPACITY ),
				$text( UserMeta::TOWN )
			),
			Role::Undecided => null,
		};
	}

	/** @return array<string, string|list<int>> */
	private static function to_meta( FounderProfile|MentorProfile $profile ): array {
		$both = array(
			'first_name'   => $profile->first_name,
			'last_name'    => $profile->last_name,
			UserMeta::TOWN => $profile->town,
		);
		if ( $profile instanceof FounderProfile ) {
			return $both + array(
				UserMeta::COMPANY      => $profile->company,
				UserMeta::COMPANY_YEAR => (string) $profile->year,
				UserMeta::NO_COMPANY   => $profile->no_company ? '1' : '',
				UserMeta::ACTIVITY     => $profile->activity,
				UserMeta::QUESTIONS    => $profile->questions,
			);
		}
		return $both + array(
			UserMeta::POSITION    => $profile->position,
			UserMeta::POSITION_EN => $profile->position_en,
			UserMeta::ABOUT       => $profile->about,
			UserMeta::ABOUT_EN    => $profile->about_en,
			UserMeta::PHONE       => $profile->phone,
			UserMeta::LINKEDIN    => $profile->linkedin,
			UserMeta::FIELDS      => $profile->fields,
			UserMeta::BUSY        => $profile->busy->flag ? '1' : '0',
			UserMeta::BUSY_UNTIL  => (string) $profile->busy->until,
			UserMeta::CAPACITY    => (string) $profile->capacity,
		);
	}
}
