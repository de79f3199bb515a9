<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use Closure;
use MentoriaiPortal\Core\Module;
use MentoriaiPortal\Core\Services;
use MentoriaiPortal\Content\Pages;

/**
 * The portal inside WordPress: router, menu, the portal page with its head and boot data.
 */
final class ShellModule extends Module {

	/** @param Closure(string, array<string, string>, \MentoriaiPortal\Core\Lang): (array<mixed>|\MentoriaiPortal\Core\Rest\ApiError) $read Registrar::read(). */
	public function __construct( private readonly Services $core, Pages $pages, Closure $read ) {}
}
