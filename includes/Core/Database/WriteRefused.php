<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Database;

use RuntimeException;

/**
 * The server can be read but takes no writes: after a failover, over a quota, with a full disk.
 */
final class WriteRefused extends RuntimeException {}
