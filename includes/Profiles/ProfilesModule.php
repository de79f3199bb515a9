<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles;

use MentoriaiPortal\Core\Module;
use MentoriaiPortal\Core\Services;
use MentoriaiPortal\Profiles\Rest\GetProfileRoute;
use MentoriaiPortal\Profiles\Rest\SaveProfileRoute;
use MentoriaiPortal\Session\AccountService;
use MentoriaiPortal\Session\UserPresenter;

/**
 * Profiles of founders and mentors.
 */
final class ProfilesModule extends Module {

	private readonly ProfileService $profiles;

	public function __construct( Services $core, AccountService $accounts, private readonly UserPresenter $users ) {
		$this->profiles = new ProfileService( new ProfileRepository( $core->db ), $accounts, $core->settings, $core->clock );
	}

	public function routes(): array {
		return array(
			new GetProfileRoute( $this->profiles ),
			new SaveProfileRoute( $this->profiles, $this->users ),
		);
	}
}
