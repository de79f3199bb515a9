<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles;

use Closure;
use MentoriaiPortal\Accounts\AccountService;
use MentoriaiPortal\Accounts\UserPresenter;
use MentoriaiPortal\Core\Media\PhotoFiles;
use MentoriaiPortal\Core\SiteName;
use MentoriaiPortal\Core\Uploads\PrivateFiles;
use MentoriaiPortal\Core\Uploads\PrivateFilesHealth;
use MentoriaiPortal\Core\Uploads\UploadLimitHealth;
use MentoriaiPortal\Hook;
use MentoriaiPortal\Mail\MailTypes;
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

	/**
	 * @param Closure(): AccountService $accounts
	 * @param Closure(): UserPresenter  $users
	 * @param Closure(): MailTypes      $mail_types Of the whole portal.
	 * @param Closure(): list<string>   $other_files Names of private files of other modules.
	 */
	public function __construct( private readonly Services $core, private readonly Closure $accounts, private readonly Closure $users, private readonly Closure $mail_types, private readonly Closure $other_files ) {}

	public static function hooks(): array {
		return array(
			Hook::admin( 'admin_post_' . CvDownload::ACTION, static fn ( self $m ): callable => array( $m->cv_links(), 'answer' ) ),
			new Hook( 'mentoriai_profile_saved', static fn ( self $m ): callable => array( $m->edits(), 'follow_save' ), 10, 3 ),
			new Hook( 'mentoriai_user_status_changed', static fn ( self $m ): callable => array( $m->edits(), 'follow_status' ), 10, 3 ),
			new Hook( 'login_form_confirmaction', static fn ( self $m ): callable => array( new DataRequestPage( $m->core->locale, new SiteName( $m->core->settings ) ), 'answer' ), when: array( DataRequestPage::class, 'is_asked' ) ),
			// After WordPress has noted the real time.
			new Hook( 'user_request_action_confirmed', static fn ( self $m ): callable => array( $m->requests(), 'note_confirmation' ), 20 ),
			new Hook( 'delete_user', static fn ( self $m ): callable => array( new MemberFiles( $m->photos(), $m->cvs() ), 'remove' ) ),
		);
	}

	public static function routes(): array {
		return array(
			GetProfileRoute::class        => static fn ( self $m ) => new GetProfileRoute( $m->profiles() ),
			SaveProfileRoute::class       => static fn ( self $m ) => new SaveProfileRoute( $m->profiles(), ( $m->users )() ),
			EditAvatarRoute::class        => static fn ( self $m ) => new EditAvatarRoute( $m->photos() ),
			DeleteAvatarRoute::class      => static fn ( self $m ) => new DeleteAvatarRoute( $m->photos() ),
			EditCvRoute::class            => static fn ( self $m ) => new EditCvRoute( $m->cvs() ),
			DeleteCvRoute::class          => static fn ( self $m ) => new DeleteCvRoute( $m->cvs() ),
			GetCvRoute::class             => static fn ( self $m ) => new GetCvRoute( $m->cvs() ),
			GetMailSettingsRoute::class   => static fn ( self $m ) => new GetMailSettingsRoute( new MailSettings( ( $m->mail_types )() ) ),
			SetMailSettingsRoute::class   => static fn ( self $m ) => new SetMailSettingsRoute( new MailSettings( ( $m->mail_types )() ) ),
			GetDataRequestsRoute::class   => static fn ( self $m ) => new GetDataRequestsRoute( $m->requests() ),
			CreateDataRequestRoute::class => static fn ( self $m ) => new CreateDataRequestRoute( $m->requests() ),
		);
	}

	public static function mails(): array {
		return array( DataRequestMail::KEY => static fn ( self $m ) => new DataRequestMail() );
	}

	public function health(): array {
		return array(
			new PrivateFilesHealth( new PrivateFiles() ),
			new UploadLimitHealth( CvService::MAX_BYTES, (string) ini_get( 'upload_max_filesize' ), (string) ini_get( 'post_max_size' ) ),
		);
	}

	public static function tables(): array {
		return array( EditLogTable::class );
	}

	public function jobs(): array {
		return array(
			'edit_log'      => array( $this->edits(), 'purge' ),
			'unowned_files' => array( new UnownedFiles( new MemberFilesRepository( $this->core->db ), $this->other_files, new PhotoFiles(), new PrivateFiles(), $this->core->clock ), 'run' ),
		);
	}

	public function personal_data(): array {
		return array( new MemberFiles( $this->photos(), $this->cvs() ), new EditLogData( new EditLogRepository( $this->core->db ), $this->core->clock ) );
	}

	public static function attention(): array {
		return array(
			ChangesAttention::class      => static fn ( self $m ) => new ChangesAttention( new EditLogRepository( $m->core->db ) ),
			DataRequestsAttention::class => static fn ( self $m ) => new DataRequestsAttention( new DataRequestRepository( $m->core->db ), $m->core->clock ),
		);
	}

	public static function today(): array {
		return array( ProfileToday::class => static fn ( self $m ) => new ProfileToday( $m->rows() ) );
	}

	/** What public mentors changed, for staff to see afterwards. */
	public function edits(): EditLog {
		return new EditLog( new EditLogRepository( $this->core->db ), $this->core->clock );
	}

	/** Links to a member's CVs, for screens of staff. */
	public function cv_links(): CvDownload {
		return new CvDownload( $this->cvs(), $this->core->activity );
	}

	/** A whole profile, for screens of staff. */
	public function overview(): ProfileOverview {
		return new ProfileOverview( $this->rows() );
	}

	/** Profiles that staff bring along from elsewhere, and take out again. */
	public function of_others(): ProfilesOfOthers {
		return new ProfilesOfOthers( $this->rows(), $this->core->clock );
	}

	/** See PhotoService. */
	public function adopt_photo( int $user_id, string $path ): void {
		$this->photos()->adopt( $user_id, $path );
	}

	/** A mentor declines and takes no new founders until a day; see ProfileService. */
	public function busy_until( int $mentor_id, string $day ): void {
		$this->profiles()->busy_until( $mentor_id, $day );
	}

	/** Staff set a mentor busy; see ProfileService. */
	public function set_busy( int $mentor_id ): bool {
		return $this->profiles()->set_busy( $mentor_id );
	}

	private function rows(): ProfileRepository {
		return new ProfileRepository( $this->core->db, $this->core->clock );
	}

	private function profiles(): ProfileService {
		return new ProfileService( $this->rows(), ( $this->accounts )(), $this->core->settings, $this->core->clock );
	}

	private function photos(): PhotoService {
		return new PhotoService( new MemberFilesRepository( $this->core->db ), new PhotoFiles(), $this->core->limiter );
	}

	private function cvs(): CvService {
		return new CvService( new MemberFilesRepository( $this->core->db ), new PrivateFiles(), $this->core->limiter );
	}

	private function requests(): DataRequests {
		return new DataRequests( $this->core->mail, $this->core->clock );
	}
}
