<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Database\Table;

/**
 * Visible mentors by field tag, in the order of the lists; term 0 is everyone. A list or a tag filter is a walk
 * along the primary key, without a sort.
 */
final class MentorTermsTable implements Table {

	public static function name(): string {
		return 'mentor_terms';
	}

	public static function definition(): string {
		return "lang char(2) NOT NULL,
			kind varchar(8) NOT NULL,
			term_id bigint(20) NOT NULL,
			busy tinyint(1) NOT NULL,
			sort_key varchar(100) NOT NULL,
			mentor_id bigint(20) NOT NULL,
			PRIMARY KEY  (lang,kind,term_id,busy,sort_key,mentor_id),
			KEY mentor (kind,mentor_id)";
	}
}
