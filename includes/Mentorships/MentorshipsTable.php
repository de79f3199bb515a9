<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Database\Table;

/**
 * One row a mentorship; a side that was erased is 0. `is_latest` is 1 on the pair's newest row and null on older ones: with
 * the unique key it keeps every pair at one open mentorship, and whatever the two do counts for this one.
 * `convo_id` is the newest thread. `answer_seconds` is how long the founder waited for `answered_at`. `ended_by` is the side that declined, withdrew or ended, '' where nobody did.
 * `text` is the mentor's to a declined founder, `thanks` the ender's to the other side, `note` the ender's to staff.
 * `nudged_day` and `told_day` are the latest steps of waiting that the mentor and the founder were mailed about; `founder_still_at` and
 * `mentor_still_at` are from when each has a week to go on, null again with the next activity; `founder_checkin_at` and `mentor_checkin_at`
 * when each is to be asked next how it goes.
 */
final class MentorshipsTable implements Table {

	public static function name(): string {
		return 'mentorships';
	}

	public static function definition(): string {
		return "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			founder_id bigint(20) unsigned NOT NULL,
			mentor_id bigint(20) unsigned NOT NULL,
			is_latest tinyint(1) DEFAULT NULL,
			state varchar(10) NOT NULL,
			requested_at datetime NOT NULL,
			answered_at datetime DEFAULT NULL,
			answer_seconds int(10) unsigned DEFAULT NULL,
			ended_at datetime DEFAULT NULL,
			active_at datetime NOT NULL,
			convo_id bigint(20) unsigned NOT NULL,
			message_count int(10) unsigned NOT NULL DEFAULT 0,
			ended_by varchar(7) NOT NULL DEFAULT '',
			reason varchar(16) NOT NULL DEFAULT '',
			goals varchar(8) NOT NULL DEFAULT '',
			text text,
			thanks text,
			note text,
			nudged_day smallint(5) unsigned NOT NULL DEFAULT 0,
			nudged_at datetime DEFAULT NULL,
			told_day smallint(5) unsigned NOT NULL DEFAULT 0,
			founder_still_at datetime DEFAULT NULL,
			mentor_still_at datetime DEFAULT NULL,
			founder_checkin_at datetime DEFAULT NULL,
			mentor_checkin_at datetime DEFAULT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY pair (founder_id,mentor_id,is_latest),
			KEY founder_state (founder_id,state,active_at),
			KEY mentor_state (mentor_id,state,active_at),
			KEY mentor_answers (mentor_id,answered_at,answer_seconds),
			KEY answers (answered_at,mentor_id,answer_seconds),
			KEY requested_at (requested_at),
			KEY active_at (active_at),
			KEY state_requested (state,requested_at),
			KEY state_active (state,active_at),
			KEY state_founder_checkin (state,founder_checkin_at),
			KEY state_mentor_checkin (state,mentor_checkin_at)";
	}
}
