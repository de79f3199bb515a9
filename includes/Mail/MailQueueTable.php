<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use MentoriaiPortal\Core\Database\Table;

final class MailQueueTable implements Table {

	public static function name(): string {
		return 'mail_queue';
	}

	/** `address` is SiteCopy::origin() when the email was queued; '' counts as the site's own. */
	public static function definition(): string {
		return "id bigint(20) unsigned NOT NULL auto_increment,
			type varchar(40) NOT NULL,
			user_id bigint(20) unsigned NOT NULL,
			lang char(2) NOT NULL,
			data text NOT NULL,
			dedupe char(64) NOT NULL,
			state varchar(10) NOT NULL DEFAULT 'due',
			attempts int(10) NOT NULL DEFAULT 0,
			next_at bigint(20) NOT NULL,
			created_at bigint(20) NOT NULL,
			sent_at bigint(20) NOT NULL DEFAULT 0,
			error varchar(200) NOT NULL DEFAULT '',
			address char(16) NOT NULL DEFAULT '',
			PRIMARY KEY  (id),
			UNIQUE KEY dedupe (dedupe),
			KEY state_next (state,next_at),
			KEY user_id (user_id)";
	}
}
