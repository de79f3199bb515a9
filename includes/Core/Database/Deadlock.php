<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Database;

use RuntimeException;

/**
 * The server broke the transaction off because two waited for each other; nothing of it is left, and it may begin anew.
 */
final class Deadlock extends RuntimeException {}
