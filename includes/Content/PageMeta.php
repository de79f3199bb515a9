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
	/** '1' on a page that the site had before it became the portal's. */
	public const ADOPTED = '_mentoriai_adopted';

	public const OPTION = 'mentoriai_pages';
}
