<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

/**
 * What other modules may ask about mentors.
 */
final readonly class MentorDirectory {
}
