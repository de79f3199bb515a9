<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

use MentoriaiPortal\Core\Module;
use MentoriaiPortal\Core\Services;

/**
 * Sample content, imported by bin/demo or by an administrator with one click.
 */
final class DemoModule extends Module {

	public function __construct( private readonly Services $core ) {}
}
