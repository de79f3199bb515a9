<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Migrations;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\MetaValue;
use MentoriaiPortal\Core\Database\Migration;
use MentoriaiPortal\Core\Identity\UserMeta;

/**
 * Texts of members that look serialised were stored as they were typed, and WordPress made objects of them. They are
 * serialised once more, as update_user_meta() does it.
 */
final readonly class Migration0001EncodeTexts implements Migration {

	private const PORTION = 500;

	public function run( Db $db ): void {
		for ( $after = 0, $rows = null; null === $rows || self::PORTION === count( $rows ); ) {
			$rows = $db->rows(
				"SELECT umeta_id, user_id, meta_value FROM {$db->usermeta()} WHERE meta_key IN (" . Db::marks( count( UserMeta::TEXTS ) ) . ")
				AND (meta_value LIKE '_:%' OR meta_value = 'N;') AND umeta_id > ? ORDER BY umeta_id LIMIT " . self::PORTION,
				...array( ...UserMeta::TEXTS, $after )
			);
			foreach ( $rows as $row ) {
				$after = (int) $row['umeta_id'];
				self::encode( $db, $after, (int) $row['user_id'], (string) $row['meta_value'] );
			}
		}
	}

	private static function encode( Db $db, int $meta_id, int $user_id, string $stored ): void {
		$is_encoded = MetaValue::text( $stored ) !== $stored && is_serialized( MetaValue::text( $stored ), false );
		if ( ! $is_encoded && is_serialized( $stored, false ) ) {
			$db->execute( "UPDATE {$db->usermeta()} SET meta_value = ? WHERE umeta_id = ? AND meta_value = ?", MetaValue::stored( $stored ), $meta_id, $stored );
			wp_cache_delete( $user_id, 'user_meta' );
		}
	}
}
