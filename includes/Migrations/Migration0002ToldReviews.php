<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Migrations;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\Migration;

/**
 * Whether a mentor was told of a review stood in the log of emails, which forgets. Who has a review that was shown was told.
 */
final readonly class Migration0002ToldReviews implements Migration {

	public function run( Db $db ): void {
		$db->execute( "UPDATE {reviews} SET is_told = 1 WHERE state <> 'pending' AND is_told = 0" );
	}
}
