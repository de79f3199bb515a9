<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Identity\Side;

/**
 * That there is an open mentorship, and whose one is, as parts of a query.
 */
final class OpenMentorship {

	/** @param string $founder As SQL. */
	public static function of_founder( string $founder ): string {
		return "EXISTS ( SELECT 1 FROM {mentorships} o WHERE o.founder_id = $founder AND o.state IN ('requested', 'active') )";
	}

	/**
	 * Of these two.
	 *
	 * @param string $founder As SQL, the mentor likewise.
	 */
	public static function of_pair( string $founder, string $mentor ): string {
		return "EXISTS ( SELECT 1 FROM {mentorships} o WHERE o.founder_id = $founder AND o.mentor_id = $mentor AND o.state IN ('requested', 'active') )";
	}

	/**
	 * One of the two of a mentorship, whatever its state, as a value.
	 *
	 * @param string $id As SQL.
	 */
	public static function person( Side $side, string $id ): string {
		return "( SELECT o.{$side->column( 'id' )} FROM {mentorships} o WHERE o.id = $id )";
	}
}
