<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

/**
 * The version of the plugin, for code that cannot afford to read the main file's header; a test keeps both equal.
 */
final class Version {

	public const NUMBER = '0.2.0';
}
