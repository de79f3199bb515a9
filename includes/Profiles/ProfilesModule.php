<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles;

use Closure;
use MentoriaiPortal\Core\Mail\MailType;
use MentoriaiPortal\Core\Media\PhotoFiles;
use MentoriaiPortal\Core\Module;
use MentoriaiPortal\Core\Services;
use MentoriaiPortal\Core\Uploads\PrivateFiles;
use MentoriaiPortal\Core\Uploads\PrivateFilesHealth;
use MentoriaiPortal\Profiles\Admin\CvDownload;
use MentoriaiPortal\Profiles\Mail\DataRequestMail;
use MentoriaiPortal\Session\AccountService;
use MentoriaiPortal\Session\UserPresenter;

/**
 * Profiles of founders and mentors: texts, photo, CVs, and what people settle about their account.
 */
final class ProfilesModule extends Module {

	/** Links to a member's CVs, for screens of staff. */
	public readonly CvDownload $cv_links;

	/** A whole profile, for screens of staff. */
	public readonly ProfileSheet $sheet;

	private readonly ProfileService $profiles;

	private readonly PhotoService $photos;

	private readonly CvService $cvs;

	/** @param Closure(): list<MailType> $mail_types All mails of the portal. */
	public function __construct( private readonly Services $core, AccountService $accounts, private readonly UserPresenter $users, private readonly Closure $mail_types ) {
		$files          = new MemberFilesRepository( $core->db );
		$this->profiles = new ProfileService( new ProfileRepository( $core->db ), $accounts, $core->settings, $core->clock );
		$this->photos   = new PhotoService( $files, new PhotoFiles(), $core->limiter );
		$this->cvs      = new CvService( $files, new PrivateFiles(), $core->limiter );
		$this->cv_links = new CvDownload( $this->cvs );
		$this->sheet    = new ProfileSheet( new ProfileRepository( $core->db ) );
	}

	public function register(): void {
		add_action( 'admin_post_' . CvDownload::ACTION, array( $this->cv_links, 'answer' ) );
		add_filter( 'site_status_tests', array( new PrivateFilesHealth( new PrivateFiles() ), 'add' ) );
		add_action( 'delete_user', array( new MemberFiles( $this->photos, $this->cvs ), 'remove' ) );
	}

	public function routes(): array {
		$mail_settings = new MailSettings( $this->mail_types );
		$requests      = new DataRequests( $this->core->mail, $this->core->clock );
		return array(
			new Rest\GetProfileRoute( $this->profiles ),
			new Rest\SaveProfileRoute( $this->profiles, $this->users ),
			new Rest\EditAvatarRoute( $this->photos ),
			new Rest\DeleteAvatarRoute( $this->photos ),
			new Rest\EditCvRoute( $this->cvs ),
			new Rest\DeleteCvRoute( $this->cvs ),
			new Rest\GetCvRoute( $this->cvs ),
			new Rest\GetMailSettingsRoute( $mail_settings ),
			new Rest\SetMailSettingsRoute( $mail_settings ),
			new Rest\GetDataRequestsRoute( $requests ),
			new Rest\CreateDataRequestRoute( $requests ),
		);
	}

	public function mails(): array {
		return array( new DataRequestMail() );
	}

	public function personal_data(): array {
		return array( new MemberFiles( $this->photos, $this->cvs ) );
	}
}
