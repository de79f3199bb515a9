<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Identity;

/**
 * The keys under which the portal keeps what belongs to one person in wp_usermeta.
 * First and last name are WordPress's own `first_name` and `last_name`; `display_name` is kept as "First Last".
 */
final class UserMeta {

	public const STATUS        = 'mentoriai_status';
	/** UTC time of the last change of the status. */
	public const STATUS_AT     = 'mentoriai_status_at';
	/** '1' for an account that the site had before it became a member's: it stays an account whatever happens to the member. */
	public const WAS_HERE = 'mentoriai_was_here';
	/** '1' for an account that an import made: its person registers with the first consents. */
	public const IMPORTED = 'mentoriai_imported';
	public const REVIEW_REASON = 'mentoriai_review_reason';
	/** UTC time of the confirmation of the email address. */
	public const CONFIRMED_AT  = 'mentoriai_confirmed_at';
	/** UTC time of the last email to a registration that no one has confirmed; gone with its confirmation or a decision of staff. */
	public const PROVISIONAL_SINCE = 'mentoriai_provisional_since';
	/** Set where an unconfirmed registration was replaced by one with another type: one of the two came from a stranger. */
	public const TYPE_UNSURE   = 'mentoriai_type_unsure';
	public const LANG          = 'mentoriai_lang';
	/** List of {version, agreed_at}. */
	public const CONSENTS      = 'mentoriai_consents';
	/** What the account becomes (a value of AccountStatus) when its person gives the consents; gone with any change of the status. */
	public const WAITING_STATUS = 'mentoriai_waiting_status';
	/** '1' where staff stated that they have the person's consent (an import); the person is asked at the first log-in all the same. */
	public const CONSENT_STATED = 'mentoriai_consent_stated';
	/** '1' for whom an import left to be invited later; gone once they are invited, need no invitation, or may not log in. */
	public const INVITE_LATER = 'mentoriai_invite_later';
	/** List of the kinds of email (keys of OptionalMail) that the person has switched off. */
	public const MUTED_MAILS   = 'mentoriai_muted_mails';
	/** List of hashes of the browsers the person signed in with. */
	public const KNOWN_BROWSERS = 'mentoriai_known_browsers';
	/** User id of the colleague who looks after the member; for staff only. */
	public const RESPONSIBLE = 'mentoriai_responsible';
	/** The photo: Core\Media\Photo as it is stored. */
	public const AVATAR        = 'mentoriai_avatar';
	/** List of CV files: {id, file, name, size, kind}. */
	public const CVS           = 'mentoriai_cvs';

	public const TOWN        = 'mentoriai_town';
	public const SLUG        = 'mentoriai_slug';
	public const POSITION    = 'mentoriai_position';
	public const POSITION_EN = 'mentoriai_position_en';
	public const ABOUT       = 'mentoriai_about';
	public const ABOUT_EN    = 'mentoriai_about_en';
	/** List of term ids of mentoriai_field. */
	public const FIELDS      = 'mentoriai_fields';
	/** '1' busy, '0' not. */
	public const BUSY        = 'mentoriai_busy';
	/** The last day on which the mentor is busy, `yyyy-MM-dd`. */
	public const BUSY_UNTIL  = 'mentoriai_busy_until';
	public const CAPACITY    = 'mentoriai_capacity';
	public const LINKEDIN    = 'mentoriai_linkedin';
	public const PHONE       = 'mentoriai_phone';

	public const COMPANY      = 'mentoriai_company';
	public const COMPANY_YEAR = 'mentoriai_company_year';
	/** '1' for a founder who has no company yet. */
	public const NO_COMPANY   = 'mentoriai_no_company';
	public const ACTIVITY     = 'mentoriai_activity';
	public const QUESTIONS    = 'mentoriai_questions';

	/** What people type; WordPress's own names among it. */
	public const TEXTS = array(
		'first_name',
		'last_name',
		self::TOWN,
		self::REVIEW_REASON,
		self::POSITION,
		self::POSITION_EN,
		self::ABOUT,
		self::ABOUT_EN,
		self::LINKEDIN,
		self::PHONE,
		self::COMPANY,
		self::ACTIVITY,
		self::QUESTIONS,
	);
}
