<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Migrations;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\Migration;
use MentoriaiPortal\Mentors\MentorKind;
use MentoriaiPortal\Mentors\ViewRepository;

/**
 * Views kept the numbers of erased mentors, which another account could get. They become 0, as erasing does it now.
 */
final readonly class Migration0005DisownViews implements Migration {

	public function run( Db $db ): void {
		$views = new ViewRepository( $db );
		$gone  = $db->rows( "SELECT DISTINCT mentor_id FROM {view_months} WHERE kind = ? AND mentor_id > 0 AND mentor_id NOT IN (SELECT ID FROM {$db->users()})", MentorKind::Dynamic->value );
		foreach ( array_column( $gone, 'mentor_id' ) as $mentor_id ) {
			$views->disown( MentorKind::Dynamic, (int) $mentor_id );
		}
	}
}
