<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings;

use MentoriaiPortal\Core\Database\Table;

/**
 * One row a meeting; a side that was erased is 0. `times` are the proposed ones with commas. `starts_at` is set with the agreement, `ends_at` is its
 * end, before that the last of the times. `day` is set only where a day was never proposed, once for each pair: `starts_at` is then its noon, and
 * `agreed_at` stays null. What both say is in `founder_held` to `mentor_minutes`; `word_count` makes every such UPDATE change the row. `words_from` is
 * when the days of Outcome begin. `held_minutes` and `month` (of the start, in Vilnius) are what counts while the state is `held`.
 * `place`, `note` (of who proposed) and `answer_note` are the two people's; `has_texts` is 0 once they are erased.
 */
final class MeetingsTable implements Table {

	public static function name(): string {
		return 'meetings';
	}

	public static function definition(): string {
		return "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			mentorship_id bigint(20) unsigned NOT NULL,
			founder_id bigint(20) unsigned NOT NULL,
			mentor_id bigint(20) unsigned NOT NULL,
			proposed_by varchar(7) NOT NULL,
			state varchar(11) NOT NULL,
			times varchar(80) NOT NULL DEFAULT '',
			day date DEFAULT NULL,
			starts_at datetime DEFAULT NULL,
			ends_at datetime NOT NULL,
			minutes smallint(5) unsigned NOT NULL,
			month char(7) NOT NULL DEFAULT '',
			held_minutes smallint(5) unsigned DEFAULT NULL,
			founder_held tinyint(1) DEFAULT NULL,
			founder_minutes smallint(5) unsigned NOT NULL DEFAULT 0,
			mentor_held tinyint(1) DEFAULT NULL,
			mentor_minutes smallint(5) unsigned NOT NULL DEFAULT 0,
			word_count int(10) unsigned NOT NULL DEFAULT 0,
			words_from datetime DEFAULT NULL,
			place text,
			note text,
			answer_note text,
			has_texts tinyint(1) NOT NULL DEFAULT 1,
			uid char(32) NOT NULL,
			sequence smallint(5) unsigned NOT NULL DEFAULT 0,
			organiser varchar(100) NOT NULL DEFAULT '',
			created_at datetime NOT NULL,
			changed_at datetime NOT NULL,
			agreed_at datetime DEFAULT NULL,
			reminded_at datetime DEFAULT NULL,
			asked_at datetime DEFAULT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY mentorship_day (mentorship_id,day),
			KEY founder_ends (founder_id,ends_at),
			KEY mentor_ends (mentor_id,ends_at),
			KEY mentor_held (mentor_id,state,month),
			KEY state_starts (state,starts_at),
			KEY state_words (state,words_from),
			KEY texts_ends (has_texts,ends_at)";
	}
}
