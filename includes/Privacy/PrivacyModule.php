<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Privacy;

use Closure;
use MentoriaiPortal\ActivityLog\Act;
use MentoriaiPortal\ActivityLog\ActObject;
use MentoriaiPortal\Analytics\AnalyticsConfig;
use MentoriaiPortal\Core\Media\PhotoFiles;
use MentoriaiPortal\Core\Privacy\PersonalData;
use MentoriaiPortal\Core\UninstalledFiles;
use MentoriaiPortal\Core\UninstalledMembers;
use MentoriaiPortal\Core\Uploads\PrivateFiles;
use MentoriaiPortal\Hook;
use MentoriaiPortal\Module;
use MentoriaiPortal\Privacy\Admin\ErasePage;
use MentoriaiPortal\Services;
use WP_User_Request;

/**
 * People's data: export and erasing through WordPress's tools, what is forgotten when, consents, the policy's text.
 */
final class PrivacyModule extends Module {

	private ?PersonErasure $people = null;

	/**
	 * @param Closure(): AnalyticsConfig    $analytics
	 * @param Closure(): list<PersonalData> $kinds     What all modules keep.
	 * @param Closure( string ): void $forget_views Removes what Mentors counted before a day.
	 */
	public function __construct( private readonly Services $core, private readonly Closure $analytics, private readonly Closure $kinds, private readonly Closure $forget_views ) {}

	public static function hooks(): array {
		return array(
			new Hook( 'wp_privacy_personal_data_exporters', static fn ( self $m ): callable => array( new WordPressTools( $m->kinds ), 'add_exporters' ) ),
			new Hook( 'wp_privacy_personal_data_erasers', static fn ( self $m ): callable => array( new WordPressTools( $m->kinds ), 'add_erasers' ), PHP_INT_MAX ),
			new Hook( 'wp_privacy_personal_data_export_file_created', static fn ( self $m ): callable => array( $m, 'exported' ), 10, 4 ),
			...Hook::each( array( 'delete_user', 'remove_user_from_blog' ), static fn ( self $m ): callable => array( $m->people(), 'before_deletion' ), 5 ),
			Hook::admin( 'admin_init', static fn ( self $m ): callable => array( $m->policy(), 'suggest' ) ),
			new Hook( 'admin_menu', static fn ( self $m ): callable => array( $m->erase_page(), 'add' ), admin: true, when: array( ErasePage::class, 'is_offered' ) ),
			new Hook( 'load-tools_page_' . ErasePage::SLUG, static fn ( self $m ): callable => array( $m->erase_page(), 'run' ), admin: true, when: array( ErasePage::class, 'is_offered' ) ),
			Hook::admin( 'edit_user_profile', static fn ( self $m ): callable => array( new ConsentBox( new ConsentLedger( $m->core->clock ) ), 'show' ) ),
		);
	}

	public static function help(): array {
		return array(
			'mentoriai-erase' => static fn (): string => __( 'Erases all members in batches before the plugin is deleted. This cannot be undone.', 'mentoriai-portal' ),
		);
	}

	public function jobs(): array {
		return array( 'retention' => array( new Retention( new RetentionRepository( $this->core->db ), $this->people(), $this->forget_views, $this->core->settings, $this->core->clock ), 'run' ) );
	}

	public function personal_data(): array {
		return array( new ProfileData(), new ConsentData( new ConsentLedger( $this->core->clock ) ), new AccountData( $this->core->activity ) );
	}

	/** Action `wp_privacy_personal_data_export_file_created`. */
	public function exported( mixed $file, mixed $url, mixed $html, mixed $request_id = 0 ): void {
		$request = wp_get_user_request( is_numeric( $request_id ) ? (int) $request_id : 0 );
		if ( $request instanceof WP_User_Request && $request->user_id > 0 ) {
			$this->core->activity->write( Act::Export, ActObject::User, $request->user_id );
		}
	}

	private function erase_page(): ErasePage {
		return new ErasePage( new UninstalledMembers( $this->core->db, new UninstalledFiles( new PrivateFiles(), new PhotoFiles() ), PersonErasure::delete_account( ... ) ) );
	}

	public function policy(): PolicyText {
		return new PolicyText( $this->core->locale, $this->core->settings, ( $this->analytics )() );
	}

	public function people(): PersonErasure {
		return $this->people ??= new PersonErasure( $this->kinds, $this->core->activity );
	}
}
