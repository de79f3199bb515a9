<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Database;

use RuntimeException;

/**
 * The server broke a statement off because two waited for each other, or one for too long. Rolled back, its transaction may
 * start again.
 */
final class Deadlock extends RuntimeException {}
