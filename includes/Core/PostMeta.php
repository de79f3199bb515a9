<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

/**
 * The keys under which content in two languages keeps which one it is.
 */
final class PostMeta {

	/** `lt` or `en`; a post without it is Lithuanian. */
	public const LANG = '_mentoriai_lang';
	/** UUID that a post and its translation share. */
	public const GROUP = '_mentoriai_group';
	/** Of the portal's privacy policy: the page that was WordPress's before; uninstalling gives it back. */
	public const FORMER_POLICY = '_mentoriai_former_policy';
}
