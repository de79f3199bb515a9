<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving;

use MentoriaiPortal\Core\Database\Table;

/**
 * One row an import. `claim` is of the process that works at it.
 */
final class ImportsTable implements Table {

	public static function name(): string {
		return 'imports';
	}

	public static function definition(): string {
		return "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			source varchar(20) NOT NULL,
			state varchar(10) NOT NULL,
			file varchar(80) NOT NULL DEFAULT '',
			name varchar(191) NOT NULL DEFAULT '',
			encoding varchar(20) NOT NULL DEFAULT '',
			heads longtext,
			heads_key varchar(32) NOT NULL DEFAULT '',
			options text,
			total int(10) unsigned NOT NULL DEFAULT 0,
			done int(10) unsigned NOT NULL DEFAULT 0,
			count_new int(10) unsigned NOT NULL DEFAULT 0,
			count_changed int(10) unsigned NOT NULL DEFAULT 0,
			count_same int(10) unsigned NOT NULL DEFAULT 0,
			count_refused int(10) unsigned NOT NULL DEFAULT 0,
			changed_columns text,
			place varchar(60) NOT NULL DEFAULT '',
			claim varchar(32) NOT NULL DEFAULT '',
			started_by bigint(20) unsigned NOT NULL DEFAULT 0,
			created_at datetime NOT NULL,
			checked_at datetime DEFAULT NULL,
			worked_at datetime DEFAULT NULL,
			ended_at datetime DEFAULT NULL,
			PRIMARY KEY  (id),
			KEY state (state,id),
			KEY heads_key (heads_key,id)";
	}
}
