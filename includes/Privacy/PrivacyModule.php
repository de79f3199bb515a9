<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Privacy;

use Closure;
use MentoriaiPortal\Analytics\AnalyticsConfig;
use MentoriaiPortal\Core\Privacy\PersonalData;
use MentoriaiPortal\Core\Sites;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;

/**
 * People's data: export and erasing through WordPress's tools, what is forgotten when, consents, the policy's text.
 */
final class PrivacyModule extends Module {

	/** @param Closure(): list<PersonalData> $kinds What all modules keep. */
	public function __construct( private readonly Services $core, private readonly AnalyticsConfig $analytics, private readonly Closure $kinds ) {}

	public function register(): void {
		$core   = $this->core;
		$tools  = new WordPressTools( $this->kinds );
		$people = new PersonErasure( $this->kinds );
		add_filter( 'wp_privacy_personal_data_exporters', array( $tools, 'add_exporters' ) );
		add_filter( 'wp_privacy_personal_data_erasers', array( $tools, 'add_erasers' ), PHP_INT_MAX );
		foreach ( array( 'delete_user', 'remove_user_from_blog' ) as $before ) {
			add_action( $before, Sites::where_set_up( array( $people, 'before_deletion' ) ), 5, 1 );
		}
		add_action( 'admin_init', array( new PolicyText( $core->locale, $core->settings, $this->analytics ), 'suggest' ) );
		add_action( 'edit_user_profile', array( new ConsentBox( new ConsentLedger( $core->clock ) ), 'show' ) );
	}

	public function jobs(): array {
		$core = $this->core;
		return array( 'retention' => array( new Retention( new RetentionRepository( $core->db ), new PersonErasure( $this->kinds ), $core->settings, $core->clock ), 'run' ) );
	}

	public function personal_data(): array {
		return array( new ProfileData(), new ConsentData( new ConsentLedger( $this->core->clock ) ), new AccountData() );
	}
}
