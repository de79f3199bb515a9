<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\MetaValue;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Media\Photo;

/**
 * Reads the founder's card from the profile. The photo of an account that is not public is shown to no one.
 */
final readonly class FounderCardRepository {

	private const KEYS = array( 'first_name', 'last_name', UserMeta::STATUS, UserMeta::AVATAR, UserMeta::COMPANY, UserMeta::COMPANY_YEAR, UserMeta::ACTIVITY, UserMeta::QUESTIONS );

	public function __construct( private Db $db ) {}

	public function select( int $founder_id ): UnionPart {
		return new UnionPart( array( 'umeta_id', 'meta_key', 'meta_value' ), "SELECT umeta_id, meta_key, meta_value FROM {$this->db->usermeta()} WHERE user_id = ? AND meta_key IN (" . Db::marks( count( self::KEYS ) ) . ')', array( $founder_id, ...self::KEYS ) );
	}

	/** @param list<array<string, string|null>> $rows Of select(). */
	public static function card( array $rows ): FounderCard {
		// Of two of a key the first counts, as in WordPress.
		usort( $rows, static fn ( array $one, array $other ): int => (int) $other['umeta_id'] <=> (int) $one['umeta_id'] );
		$meta = array_column( $rows, 'meta_value', 'meta_key' );
		$text = static fn ( string $key ): string => MetaValue::text( $meta[ $key ] ?? '' );
		return new FounderCard(
			$text( 'first_name' ),
			$text( 'last_name' ),
			AccountStatus::Public->value === $text( UserMeta::STATUS ) ? Photo::of( $meta[ UserMeta::AVATAR ] ?? null ) : null,
			$text( UserMeta::COMPANY ),
			$text( UserMeta::COMPANY_YEAR ),
			$text( UserMeta::ACTIVITY ),
			$text( UserMeta::QUESTIONS )
		);
	}
}
