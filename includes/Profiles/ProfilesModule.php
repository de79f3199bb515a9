<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles;

use Closure;
use MentoriaiPortal\Accounts\AccountService;
use MentoriaiPortal\Accounts\UserPresenter;
use MentoriaiPortal\Core\Media\PhotoFiles;
use MentoriaiPortal\Core\Uploads\PrivateFiles;
use MentoriaiPortal\Core\Uploads\PrivateFilesHealth;
use MentoriaiPortal\Mail\MailType;
use MentoriaiPortal\Module;
use MentoriaiPortal\Profiles\Admin\CvDownload;
use MentoriaiPortal\Profiles\Mail\DataRequestMail;
use MentoriaiPortal\Profiles\Rest\CreateDataRequestRoute;
use MentoriaiPortal\Profiles\Rest\DeleteAvatarRoute;
use MentoriaiPortal\Profiles\Rest\DeleteCvRoute;
use MentoriaiPortal\Profiles\Rest\EditAvatarRoute;
use MentoriaiPortal\Profiles\Rest\EditCvRoute;
use MentoriaiPortal\Profiles\Rest\GetCvRoute;
use MentoriaiPortal\Profiles\Rest\GetDataRequestsRoute;
use MentoriaiPortal\Profiles\Rest\GetMailSettingsRoute;
use MentoriaiPortal\Profiles\Rest\GetProfileRoute;
use MentoriaiPortal\Profiles\Rest\SaveProfileRoute;
use MentoriaiPortal\Profiles\Rest\SetMailSettingsRoute;
use MentoriaiPortal\Services;

/**
 * Profiles of founders and mentors: texts, photo, CVs, and what people settle about their account.
 */
final class ProfilesModule extends Module {

	/** Links to a member's CVs, for screens of staff. */
	public readonly CvDownload $cv_links;

	/** A whole profile, for screens of staff. */
	public readonly ProfileSheet $sheet;

	/** What public mentors changed, for staff to see afterwards. */
	public readonly EditLog $edits;

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
		$this->edits    = new EditLog( new EditLogRepository( $core->db ), $core->clock );
		$this->sheet    = new ProfileSheet( new ProfileRepository( $core->db ) );
	}

	public function register(): void {
		add_action( 'admin_post_' . CvDownload::ACTION, array( $this->cv_links, 'answer' ) );
		add_action( 'mentoriai_profile_saved', array( $this->edits, 'follow_save' ), 10, 3 );
		add_action( 'mentoriai_user_status_changed', array( $this->edits, 'follow_status' ), 10, 3 );
		add_action( 'delete_user', array( new MemberFiles( $this->photos, $this->cvs ), 'remove' ) );
	}

	public function health(): array {
		return array( new PrivateFilesHealth( new PrivateFiles() ) );
	}

	public function routes(): array {
		$mail_settings = new MailSettings( $this->mail_types );
		$requests      = new DataRequests( $this->core->mail, $this->core->clock );
		return array(
			new GetProfileRoute( $this->profiles ),
			new SaveProfileRoute( $this->profiles, $this->users ),
			new EditAvatarRoute( $this->photos ),
			new DeleteAvatarRoute( $this->photos ),
			new EditCvRoute( $this->cvs ),
			new DeleteCvRoute( $this->cvs ),
			new GetCvRoute( $this->cvs ),
			new GetMailSettingsRoute( $mail_settings ),
			new SetMailSettingsRoute( $mail_settings ),
			new GetDataRequestsRoute( $requests ),
			new CreateDataRequestRoute( $requests ),
		);
	}

	public function jobs(): array {
		return array( 'edit_log' => array( $this->edits, 'purge' ) );
	}

	public function tables(): array {
		return array( new EditLogTable() );
	}

	public function mails(): array {
		return array( new DataRequestMail() );
	}

	public function personal_data(): array {
		return array(
			new MemberFiles( $this->photos, $this->cvs ),
			new EditLogData( new EditLogRepository( $this->core->db ), $this->core->clock ),
		);
	}
}
