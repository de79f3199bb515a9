<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving;

use RuntimeException;

/**
 * The import was paused or stopped, or somebody else has the turn: the record is not written.
 */
final class Interrupted extends RuntimeException {}
