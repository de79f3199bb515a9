<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Attention;

use Closure;
use MentoriaiPortal\Attention\Admin\AttentionHandler;
use MentoriaiPortal\Attention\Admin\AttentionPage;
use MentoriaiPortal\Attention\Admin\RowForm;
use MentoriaiPortal\Attention\Rest\AttentionEndpoints;
use MentoriaiPortal\Core\Attention\AttentionKind;
use MentoriaiPortal\Core\Rest\MainRequest;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Hook;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;

/**
 * What waits for staff, in one place. The kinds are the modules' (Module::attention()).
 */
final class AttentionModule extends Module {

	private ?Attention $attention = null;

	/** @param Closure(): list<AttentionKind> $kinds Of all modules that are on. */
	public function __construct( private readonly Services $core, private readonly Closure $kinds ) {}

	public static function hooks(): array {
		return array(
			Hook::admin( 'admin_menu', static fn ( self $m ): callable => array( $m->page(), 'add' ) ),
			Hook::admin( 'wp_dashboard_setup', static fn ( self $m ): callable => array( $m->page(), 'add_widget' ) ),
			Hook::admin( 'admin_post_' . AttentionHandler::ACTION, static fn ( self $m ): callable => array( new AttentionHandler( $m->waiting() ), 'handle' ) ),
			new Hook( 'rest_api_init', static fn ( self $m ): callable => array( new AttentionEndpoints( $m->waiting() ), 'register' ), when: array( MainRequest::class, 'is_for_admin' ) ),
		);
	}

	public static function help(): array {
		return array(
			StaffMenu::SLUG => static fn (): string => __( 'All that waits for staff, oldest first. Take a row, and your colleagues see that you deal with it; give it back if you cannot. Snooze it, and it is gone for all of you until its time is over or something new happens. Dismiss what needs nothing: it comes back only when something new happens.', 'mentoriai-portal' ),
		);
	}

	public static function mails(): array {
		return array( SummaryMail::KEY => static fn ( self $m ) => new SummaryMail( $m->waiting() ) );
	}

	public static function tables(): array {
		return array( AttentionTable::class );
	}

	public function jobs(): array {
		return array(
			'attention' => array( $this->waiting(), 'purge' ),
			'summary'   => array( new WeeklySummary( $this->waiting(), $this->core->staff_mail, $this->core->db, $this->core->clock ), 'run' ),
		);
	}

	public function personal_data(): array {
		return array( new AttentionData( $this->rows(), $this->waiting() ) );
	}

	/** On the page of the thing itself: whose it is, and the button that takes it or gives it back. */
	public function show_owner( string $kind, int $id ): void {
		$row = $this->waiting()->find( $kind, $id );
		if ( null !== $row ) {
			$this->page()->tell();
			RowForm::show( $row, AttentionHandler::ITS_PAGE );
			RowForm::show_owner( $row );
		}
	}

	private function page(): AttentionPage {
		return new AttentionPage( $this->waiting() );
	}

	/** One a request: menu, tiles and list read its numbers. */
	public function waiting(): Attention {
		return $this->attention ??= new Attention( $this->kinds, $this->rows(), $this->core->db, $this->core->clock );
	}

	private function rows(): AttentionRepository {
		return new AttentionRepository( $this->core->db );
	}
}
