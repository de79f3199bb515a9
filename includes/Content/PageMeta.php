<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content;

/**
 * What makes a WordPress page one of the portal's, besides its language (Core\PostMeta).
 */
final class PageMeta {

	/** A Screen's value, or 'default'. */
	public const SCREEN = '_mentoriai_screen';
	/** Option: screen to {lt: id, en: id}. */
	public const OPTION = 'mentoriai_pages';
}
