<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Migrations;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\Migration;
use MentoriaiPortal\Core\SiteCopy;

/**
 * Sessions count at the address where they began. That of older ones is taken to be the present one: an update signs no one out.
 */
final readonly class Migration0007PlaceSessions implements Migration {

	public function run( Db $db ): void {
		$db->execute( "UPDATE {sessions} SET address = ? WHERE address = ''", SiteCopy::here() );
	}
}
