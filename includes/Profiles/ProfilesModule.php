<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles;

use MentoriaiPortal\Core\Module;
use MentoriaiPortal\Core\Services;
use MentoriaiPortal\Session\AccountService;

/**
 * Profiles of founders and mentors.
 */
final class ProfilesModule extends Module {

	public function __construct( private readonly Services $core, AccountService $accounts ) {}
}
