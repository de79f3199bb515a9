<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Languages;

/**
 * What translations know besides language and group (Core\PostMeta).
 */
final class TranslationMeta {

	/** Id of the post that a translation was made from. */
	public const MADE_FROM = '_mentoriai_made_from';
}
