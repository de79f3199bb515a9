<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Migrations;

use MentoriaiPortal\Core\Database\Migration;

/**
 * All changes of stored data since the first version, in the order in which they run. A new one goes to the end, under
 * the next number; none is ever removed, renumbered or changed once it was released.
 */
final class Migrations {

	/** @return list<Migration> */
	public static function all(): array {
		return array(
			new Migration0001EncodeTexts(),
			new Migration0002ToldReviews(),
			new Migration0003MarkProvisionalAccounts(),
			new Migration0004DisownErased(),
			new Migration0005DisownViews(),
			new Migration0006MovableFooter(),
			new Migration0007PlaceSessions(),
			new Migration0008PortalManagers(),
			new Migration0009BackfillMentorships(),
			new Migration0010ProgrammeFigures(),
		);
	}
}
