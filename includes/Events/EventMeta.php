<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events;

/**
 * Where an event post keeps its facts. Days are `yyyy-MM-dd`, times `HH:mm`, both on Vilnius's clock; '' where unset.
 * Texts (title, type label, location, place, speakers, files' labels) are of the post's language; the rest is the same
 * in both languages and is copied to the translation when one is saved.
 */
final class EventMeta {

	public const POST_TYPE = 'mentoriai_event';
	public const TOWN      = 'mentoriai_town';

	public const START_DATE = '_mentoriai_start_date';
	public const END_DATE   = '_mentoriai_end_date';
	public const START_TIME = '_mentoriai_start_time';
	public const END_TIME   = '_mentoriai_end_time';
	/** Bool: whether the end is shown. */
	public const SHOW_END = '_mentoriai_show_end';
	/** `scheduled`, `cancelled` or `postponed`. */
	public const STATUS = '_mentoriai_event_status';
	/** Where to register, https. */
	public const URL     = '_mentoriai_url';
	public const MAP_URL = '_mentoriai_map_url';
	/** Counts changes that calendars must take over. */
	public const SEQUENCE = '_mentoriai_sequence';

	/** What calendars were last told, as a hash: the portal's own. */
	public const CALENDAR_STATE = '_mentoriai_calendar_state';
	/** `yyyy-MM-dd HH:mm` or `yyyy-MM-dd`: the start that readers were last told, and the one before it. The portal's own. */
	public const KNOWN_START = '_mentoriai_known_start';
	public const MOVED_FROM  = '_mentoriai_moved_from';

	/** What an event, its repetitions and theirs have in common: the portal's own. */
	public const SERIES = '_mentoriai_series';

	/** The short line of lists. */
	public const LOCATION = '_mentoriai_location';
	/** The address. */
	public const PLACE      = '_mentoriai_place';
	public const TYPE_LABEL = '_mentoriai_type_label';
	/** List of {title, subtitle, mentor?: {kind, id}}: see Speakers. */
	public const SPEAKERS = '_mentoriai_speakers';
	/** List of {file: attachment id, text}. */
	public const FILES = '_mentoriai_files';

	/** What a translation has in common with its original. */
	public const SHARED = array( self::START_DATE, self::END_DATE, self::START_TIME, self::END_TIME, self::SHOW_END, self::STATUS, self::URL, self::MAP_URL, self::SEQUENCE, self::KNOWN_START, self::MOVED_FROM );
}
