<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Migrations;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\Migration;
use MentoriaiPortal\Messaging\ConversationDataRepository;
use MentoriaiPortal\Messaging\MessageMonthRepository;

/**
 * Conversations kept the numbers of erased people, which another account could get. They become 0, as erasing does it now.
 */
final readonly class Migration0004DisownErased implements Migration {

	private const PORTION = 500;

	public function run( Db $db ): void {
		$threads = new ConversationDataRepository( $db );
		$months  = new MessageMonthRepository( $db );
		$gone    = static fn ( string $column, string $table ): string => "SELECT $column AS user_id FROM {{$table}} WHERE $column > 0 AND $column NOT IN (SELECT ID FROM {$db->users()})";
		$people  = $db->rows( $gone( 'founder_id', 'conversations' ) . ' UNION ' . $gone( 'mentor_id', 'conversations' ) . ' UNION ' . $gone( 'mentor_id', 'message_months' ) );
		foreach ( array_map( 'intval', array_column( $people, 'user_id' ) ) as $user_id ) {
			do {
				$ids = $threads->ids( $user_id, self::PORTION, 0 );
				$threads->disown( $user_id, $ids );
			} while ( array() !== $ids );
			$months->disown( $user_id );
		}
	}
}
