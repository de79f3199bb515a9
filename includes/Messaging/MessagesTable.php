<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\Database\Table;

final class MessagesTable implements Table {

	public static function name(): string {
		return 'messages';
	}

	public static function definition(): string {
		return 'id bigint(20) unsigned NOT NULL auto_increment,
			convo_id bigint(20) unsigned NOT NULL,
			author_id bigint(20) unsigned NOT NULL,
			content text NOT NULL,
			created_at datetime NOT NULL,
			PRIMARY KEY  (id),
			KEY convo (convo_id,id)';
	}
}
