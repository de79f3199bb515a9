<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Migrations;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\Migration;
use MentoriaiPortal\Programme\CellRepository;
use MentoriaiPortal\Programme\FactRepository;
use MentoriaiPortal\Programme\PersonRepository;
use MentoriaiPortal\Programme\Rebuild;

/**
 * Figures of the programme of what happened before the portal kept any. In portions; killed, it runs again.
 */
final readonly class Migration0010ProgrammeFigures implements Migration {

	public function run( Db $db ): void {
		$people = new PersonRepository( $db );
		( new Rebuild( $db, $people, new FactRepository( $db ), new CellRepository( $db, $people ) ) )->run();
	}
}
