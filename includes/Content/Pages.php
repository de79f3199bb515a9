<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content;

/**
 * The portal's pages: language, translation, screen.
 */
final readonly class Pages {
}
