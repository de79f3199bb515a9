<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\Database\Table;

/**
 * One row a conversation; a side that was erased is 0, as the author of its messages. For each side: its newest message, how far it has read, whether something of the other side
 * is above that, when an email about it is due (unix seconds, 0 for never) and up to which message the last email told.
 * `answer_seconds` is how long the mentor's first answer took, of conversations from before mentorships; Migration0009BackfillMentorships reads it.
 * The unread flag follows from the ids and is set in the same UPDATE as they are; it only makes the dot one index look-up.
 */
final class ConversationsTable implements Table {

	public static function name(): string {
		return 'conversations';
	}

	public static function definition(): string {
		return 'convo_id bigint(20) unsigned NOT NULL,
			founder_id bigint(20) unsigned NOT NULL,
			mentor_id bigint(20) unsigned NOT NULL,
			subject varchar(150) NOT NULL,
			created_at datetime NOT NULL,
			last_message_id bigint(20) unsigned NOT NULL,
			last_message_at datetime NOT NULL,
			message_count int(10) unsigned NOT NULL DEFAULT 1,
			founder_last_id bigint(20) unsigned NOT NULL DEFAULT 0,
			mentor_last_id bigint(20) unsigned NOT NULL DEFAULT 0,
			founder_read_id bigint(20) unsigned NOT NULL DEFAULT 0,
			mentor_read_id bigint(20) unsigned NOT NULL DEFAULT 0,
			founder_unread tinyint(1) NOT NULL DEFAULT 0,
			mentor_unread tinyint(1) NOT NULL DEFAULT 0,
			founder_notify_at bigint(20) unsigned NOT NULL DEFAULT 0,
			mentor_notify_at bigint(20) unsigned NOT NULL DEFAULT 0,
			founder_notified_id bigint(20) unsigned NOT NULL DEFAULT 0,
			mentor_notified_id bigint(20) unsigned NOT NULL DEFAULT 0,
			answer_seconds int(10) unsigned DEFAULT NULL,
			PRIMARY KEY  (convo_id),
			KEY founder_list (founder_id,last_message_id),
			KEY mentor_list (mentor_id,last_message_id),
			KEY founder_unread (founder_id,founder_unread),
			KEY mentor_unread (mentor_id,mentor_unread),
			KEY founder_mentor (founder_id,mentor_id),
			KEY mentor_founder (mentor_id,founder_id,last_message_at),
			KEY founder_notify (founder_notify_at),
			KEY mentor_notify (mentor_notify_at)';
	}
}
