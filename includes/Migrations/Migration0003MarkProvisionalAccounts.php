<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Migrations;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\Migration;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\UserMeta;

/**
 * Registrations that no one has confirmed are marked as such, and the days until they are erased begin now. They are
 * known by consents, which accounts made by staff have not; whoever has signed in is someone.
 */
final readonly class Migration0003MarkProvisionalAccounts implements Migration {

	public function run( Db $db ): void {
		$meta = $db->usermeta();
		$db->execute(
			"INSERT INTO $meta (user_id, meta_key, meta_value)
			SELECT c.user_id, ?, ? FROM $meta c
			JOIN $meta s ON s.user_id = c.user_id AND s.meta_key = ? AND s.meta_value = ?
			LEFT JOIN $meta n ON n.user_id = c.user_id AND n.meta_key IN (?, ?, ?)
			WHERE c.meta_key = ? AND c.meta_value <> 'a:0:{}' AND n.umeta_id IS NULL" . $db->of_this_site( 'c.user_id' ),
			UserMeta::PROVISIONAL_SINCE,
			Clock::to_sql( ( new Clock() )->now() ),
			UserMeta::STATUS,
			AccountStatus::Draft->value,
			UserMeta::CONFIRMED_AT,
			UserMeta::KNOWN_BROWSERS,
			UserMeta::PROVISIONAL_SINCE,
			UserMeta::CONSENTS
		);
	}
}
