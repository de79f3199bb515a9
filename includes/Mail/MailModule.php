<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use Closure;
use MentoriaiPortal\Core\Identity\Capabilities;
use MentoriaiPortal\Core\SiteName;
use MentoriaiPortal\Hook;
use MentoriaiPortal\Mail\Admin\CopyNotice;
use MentoriaiPortal\Mail\Admin\MailLogPage;
use MentoriaiPortal\Mail\Admin\MailTextsPage;
use MentoriaiPortal\Mail\Admin\MemberMails;
use MentoriaiPortal\Mail\Admin\SendAgain;
use MentoriaiPortal\Mail\Admin\StaffMailBoxes;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;

/**
 * Mail outside the request: a queue, retries within each mail's lifetime, words that staff edit, a log for staff; an
 * outbox of files where MENTORIAI_MAIL_DIR is set.
 */
final class MailModule extends Module {

	/** @param Closure(): MailTypes $types Of all modules. */
	public function __construct( private readonly Services $core, private readonly Closure $types ) {}

	public static function hooks(): array {
		return array(
			new Hook( 'parse_request', static fn ( self $m ): callable => array( new UnsubscribePage( ( $m->types )(), $m->core->locale, new SiteName( $m->core->settings ) ), 'answer' ), 1, when: array( UnsubscribeLink::class, 'is_asked' ) ),
			Hook::admin( 'admin_menu', static fn ( self $m ): callable => array( new MailLogPage( $m->queue(), ( $m->types )(), $m->copy_notice(), $m->core->settings, $m->core->clock ), 'add' ) ),
			Hook::admin( 'admin_menu', static fn ( self $m ): callable => array( new MailTextsPage( ( $m->types )(), new EditedTexts(), $m->composer(), new MailDelivery( $m->core->locale, $m->core->settings ), $m->core->locale, $m->core->db ), 'add' ) ),
			Hook::admin( 'admin_post_' . SendAgain::ACTION, static fn ( self $m ): callable => array( new SendAgain( $m->queue(), $m->core->clock ), 'handle' ) ),
			new Hook( 'admin_notices', static fn ( self $m ): callable => array( $m->copy_notice(), 'ask' ), args: 0, admin: true, when: array( CopyNotice::class, 'is_asked' ) ),
			Hook::admin( 'admin_post_' . CopyNotice::ACTION, static fn ( self $m ): callable => array( $m->copy_notice(), 'handle' ) ),
			new Hook( 'update_option_' . EditedTexts::OPTION, static fn ( self $m ): callable => array( new TextChanges( $m->core->activity ), 'updated' ), 10, 2 ),
			new Hook( 'add_option_' . EditedTexts::OPTION, static fn ( self $m ): callable => array( new TextChanges( $m->core->activity ), 'added' ), 10, 2 ),
			...self::profile_hooks( array( 'show_user_profile', 'edit_user_profile' ), 'show' ),
			...self::profile_hooks( array( 'personal_options_update', 'edit_user_profile_update' ), 'save' ),
			new Hook( 'wp_mail', array( self::class, 'use_outbox' ) ),
		);
	}

	/**
	 * @param list<string>  $names
	 * @param 'show'|'save' $method
	 * @return list<Hook>
	 */
	private static function profile_hooks( array $names, string $method ): array {
		return array_map( static fn ( string $name ): Hook => Hook::admin( $name, static fn ( self $m ): callable => array( new StaffMailBoxes( ( $m->types )() ), $method ) ), $names );
	}

	public static function help(): array {
		return array(
			'mentoriai-mail-texts' => static fn (): string => __( 'Each email has a text in Lithuanian and one in English. Words in braces, such as {greeting}, are replaced when the email is sent. A test goes to your own address only.', 'mentoriai-portal' ),
			'mentoriai-mails'      => static fn (): string => __( 'Emails of the portal: waiting, sent and failed. A failed one can be sent again. One that is no longer needed is not sent.', 'mentoriai-portal' ),
		);
	}

	public static function capabilities(): array {
		return array( MailTextsPage::CAPABILITY => Capabilities::STAFF );
	}

	public static function attention(): array {
		return array( FailedMailsAttention::class => static fn ( self $m ) => new FailedMailsAttention( $m->queue(), ( $m->types )(), $m->core->clock ) );
	}

	public function member_sections(): array {
		return array( new MemberMails( $this->queue(), ( $this->types )() ) );
	}

	public static function tables(): array {
		return array( MailQueueTable::class );
	}

	public function jobs(): array {
		return array( 'mail' => array( $this->sender(), 'send_due' ) );
	}

	public function health(): array {
		return array( new MailHealth( $this->queue(), $this->held(), $this->core->clock ) );
	}

	public function personal_data(): array {
		return array( new MailLogData( $this->queue(), ( $this->types )(), $this->core->clock ) );
	}

	/** Filter `wp_mail`: an outbox of files where one is set; the mail itself is passed on. */
	public static function use_outbox( mixed $mail ): mixed {
		if ( defined( 'MENTORIAI_MAIL_DIR' ) && is_string( MENTORIAI_MAIL_DIR ) ) {
			require_once ABSPATH . 'wp-includes/PHPMailer/PHPMailer.php';
			require_once ABSPATH . 'wp-includes/PHPMailer/Exception.php';
			FileMailer::install( MENTORIAI_MAIL_DIR );
		}
		return $mail;
	}

	/** How many emails wait, failed, are held and were sent. */
	public function numbers(): MailNumbers {
		return new MailNumbers( $this->queue(), $this->held(), $this->core->clock );
	}

	private function queue(): MailQueueRepository {
		return new MailQueueRepository( $this->core->db );
	}

	private function held(): HeldMailRepository {
		return new HeldMailRepository( $this->core->db, ( $this->types )() );
	}

	private function copy_notice(): CopyNotice {
		return new CopyNotice( $this->held(), $this->core->clock );
	}

	private function composer(): MailComposer {
		return new MailComposer( new EditedTexts(), $this->core->locale, new SiteName( $this->core->settings ) );
	}

	private function sender(): MailSender {
		return new MailSender( $this->queue(), $this->held(), ( $this->types )(), $this->composer(), new MailDelivery( $this->core->locale, $this->core->settings ), $this->core->settings, $this->core->clock );
	}
}
