<?php
declare( strict_types=1 );

namespace MentoriaiPortal\ActivityLog;

use Closure;
use MentoriaiPortal\ActivityLog\Admin\ActivityPage;
use MentoriaiPortal\ActivityLog\Admin\CsvDownload;
use MentoriaiPortal\ActivityLog\Admin\MemberActs;
use MentoriaiPortal\ActivityLog\Rest\ActivityEndpoint;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Rest\MainRequest;
use MentoriaiPortal\Hook;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;

/**
 * What was done with people, reviews, settings and files: who, what, when, and no texts.
 */
final class ActivityLogModule extends Module {

	private ?RoleChanges $roles = null;

	private ?ActivityPage $page = null;

	/**
	 * @param Closure(): array<string, string> $setting_labels By name.
	 * @param Closure(): array<string, string> $mail_titles    By key.
	 */
	public function __construct( private readonly Services $core, private readonly Closure $setting_labels, private readonly Closure $mail_titles ) {}

	public static function hooks(): array {
		return array(
			new Hook( 'update_user_meta', static fn ( self $m ): callable => array( $m->roles(), 'remember' ), 10, 3, when: array( RoleChanges::class, 'is_about' ) ),
			new Hook( 'updated_user_meta', static fn ( self $m ): callable => array( $m->roles(), 'changed' ), 10, 4, when: array( RoleChanges::class, 'is_about' ) ),
			new Hook( 'added_user_meta', static fn ( self $m ): callable => array( $m->roles(), 'added' ), 10, 4, when: array( RoleChanges::class, 'is_about' ) ),
			new Hook( 'delete_user_meta', static fn ( self $m ): callable => array( $m->roles(), 'forget' ), 10, 3, when: array( RoleChanges::class, 'is_about' ) ),
			...Hook::each( array( 'delete_user', 'remove_user_from_blog' ), static fn ( self $m ): callable => array( $m->roles(), 'leave' ) ),
			new Hook( 'rest_request_before_callbacks', static fn ( self $m ): callable => array( $m->roles(), 'hold' ), PHP_INT_MAX, 3, when: array( RoleChanges::class, 'is_rest_write' ) ),
			new Hook( 'rest_request_after_callbacks', static fn ( self $m ): callable => array( $m->roles(), 'release' ), 1, 3, when: array( RoleChanges::class, 'is_rest_write' ) ),
			new Hook( 'rest_api_init', static fn ( self $m ): callable => array( new ActivityEndpoint( $m->activity() ), 'register' ), when: array( MainRequest::class, 'is_for_staff' ) ),
			Hook::admin( 'admin_menu', static fn ( self $m ): callable => array( $m->page(), 'add' ) ),
		);
	}

	public static function help(): array {
		return array(
			ActivityPage::SLUG => static fn (): string => __( 'Who changed what, and when: statuses, roles, settings, exports and more. No one can change or delete a row; old rows go after the months that are set under Settings → Mentoriai portal → Privacy. The file holds exactly what is filtered.', 'mentoriai-portal' ),
		);
	}

	public static function tables(): array {
		return array( ActivityTable::class );
	}

	public function jobs(): array {
		return array( 'activity' => $this->purge( ... ) );
	}

	public function personal_data(): array {
		return array( new ActivityData( $this->activity(), $this->core->clock ) );
	}

	public function member_sections(): array {
		return array( new MemberActs( $this->activity(), $this->sentence() ) );
	}

	private function purge(): void {
		$months = max( 1, $this->core->settings->int( 'activity_months' ) );
		$this->activity()->purge( Clock::to_sql( $this->core->clock->local( $this->core->clock->now() )->modify( "-$months months" )->getTimestamp() ) );
	}

	private function activity(): ActivityRepository {
		return new ActivityRepository( $this->core->db );
	}

	private function roles(): RoleChanges {
		return $this->roles ??= new RoleChanges( $this->core->activity );
	}

	private function sentence(): Sentence {
		return new Sentence( $this->setting_labels, $this->mail_titles );
	}

	private function page(): ActivityPage {
		return $this->page ??= new ActivityPage( $this->activity(), $this->sentence(), new CsvDownload( $this->activity(), $this->core->activity, $this->core->clock ) );
	}
}
