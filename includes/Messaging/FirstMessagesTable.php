<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\Database\Table;

/**
 * The message that a founder wrote before there was an account that may write: one a person. `sends_itself` is 1 until the server
 * has tried; `refused` is the code of why it was not taken then.
 */
final class FirstMessagesTable implements Table {

	public static function name(): string {
		return 'first_messages';
	}

	public static function definition(): string {
		return "user_id bigint(20) unsigned NOT NULL,
			mentor_id bigint(20) unsigned NOT NULL,
			subject varchar(150) NOT NULL,
			message text NOT NULL,
			client_id char(36) NOT NULL,
			sends_itself tinyint(1) NOT NULL DEFAULT 0,
			refused varchar(40) NOT NULL DEFAULT '',
			kept_at datetime NOT NULL,
			PRIMARY KEY  (user_id),
			KEY mentor (mentor_id),
			KEY sends_itself (sends_itself),
			KEY kept_at (kept_at)";
	}
}
