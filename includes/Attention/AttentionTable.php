<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Attention;

use MentoriaiPortal\Core\Database\Table;

/**
 * What staff made of things that wait: one row a thing that somebody took, put off or dismissed. `mark` is the kind's (AttentionKind) at
 * that time: a higher one is news, and ends `hidden_until` (unix seconds). `who_id` is the member concerned, `noted_by` who put it off.
 * A person who was erased is 0.
 */
final class AttentionTable implements Table {

	public static function name(): string {
		return 'attention';
	}

	public static function definition(): string {
		return 'kind varchar(20) NOT NULL,
			object_id bigint(20) unsigned NOT NULL,
			taken_by bigint(20) unsigned NOT NULL DEFAULT 0,
			hidden_until bigint(20) NOT NULL DEFAULT 0,
			mark bigint(20) NOT NULL DEFAULT 0,
			note text NOT NULL,
			noted_by bigint(20) unsigned NOT NULL DEFAULT 0,
			who_id bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (kind,object_id),
			KEY who_id (who_id),
			KEY taken_by (taken_by),
			KEY noted_by (noted_by)';
	}
}
