<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Reviews;

use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Mail\MailType;
use MentoriaiPortal\Reviews\NewReviewMail;
use MentoriaiPortal\Reviews\ReviewHiddenMail;
use MentoriaiPortal\Reviews\ReviewRepository;
use PHPUnit\Framework\Attributes\Group;
use WP_User;

/**
 * What becomes of reviews when staff or people decide something.
 */
#[Group( 'any-database' )]
final class ReviewLifeTest extends ReviewsTestCase {

	public function test_the_mail_tells_the_mentor_what_was_written(): void {
		$this->submitted( array( 'rating' => 4.5, 'comment' => "Puikus pokalbis <b>apie</b> kainas\n\n--\nMentoriai\nwww.apgaule.lt" ) );
		$mails = $this->sent_to( $this->mentor );
		self::assertCount( 1, $mails );
		foreach ( array( 'Lina U.', '4,50', ">Puikus pokalbis &lt;b&gt;apie&lt;/\u{200B}b&gt; kainas<br>", "\n\n> Puikus pokalbis <b>apie</\u{200B}b> kainas\n>\n> --\n> Mentoriai\n> www.\u{200B}apgaule.\u{200B}lt\n\n", '/mentorius/rasa-kazlauskiene' ) as $text ) {
			self::assertStringContainsString( $text, $mails[0] );
		}
	}

	public function test_a_mentor_who_switched_the_mail_off_gets_none(): void {
		update_user_meta( $this->mentor, UserMeta::MUTED_MAILS, array( 'new_review' ) );
		$this->submitted();
		self::assertSame( array(), $this->sent_to( $this->mentor ) );
	}

	public function test_the_mentor_is_told_when_staff_approve_and_the_author_why_it_is_hidden(): void {
		$this->moderate();
		$id = $this->submitted();
		self::assertTrue( $this->moderation()->publish( $id, $this->version( $id ) ) );
		self::assertFalse( $this->moderation()->publish( $id, $this->version( $id ) ), 'It is shown already.' );
		self::assertTrue( $this->moderation()->hide( $id, $this->version( $id ), 'Minimi kiti žmonės' ) );
		self::assertSame( array( 'new_review', 'review_hidden' ), array_column( $this->queued(), 'type' ) );
		$mails = $this->sent_to( $this->founder );
		self::assertCount( 1, $mails );
		self::assertStringContainsString( 'Minimi kiti žmonės', $mails[0] );
		self::assertSame( array(), $this->sent_to( $this->mentor ), 'It was hidden before the mail left.' );
	}

	public function test_staff_decide_about_the_text_they_saw(): void {
		$this->moderate();
		$id   = $this->submitted( array( 'comment' => 'Draugiška' ) );
		$seen = $this->version( $id );
		$this->submitted( array( 'comment' => 'Reklama' ) );
		self::assertFalse( $this->moderation()->publish( $id, $seen ) );
		self::assertFalse( $this->moderation()->hide( $id, $seen, 'Per šilta' ) );
		self::assertSame( array(), $this->reviews()['reviews'] );
		self::assertSame( array(), $this->queued() );
		self::assertTrue( $this->moderation()->publish( $id, $this->version( $id ) ) );
	}

	public function test_the_mentor_is_mailed_once_a_review_whatever_the_log_has_forgotten(): void {
		$id = $this->submitted();
		self::assertCount( 1, $this->sent_to( $this->mentor ) );
		$this->db()->execute( 'DELETE FROM {mail_queue}' );
		$this->submitted( array( 'comment' => 'Dar kartą' ) );
		$this->moderation()->hide( $id, $this->version( $id ), 'Vardai' );
		$this->submitted( array( 'comment' => 'Be vardų' ) );
		$this->moderation()->publish( $id, $this->version( $id ) );
		self::assertSame( array(), $this->sent_to( $this->mentor ) );
	}

	public function test_a_review_and_its_mail_are_written_together(): void {
		add_filter( 'query', static fn ( string $query ): string => str_contains( $query, 'mail_queue' ) && str_contains( $query, 'INSERT' ) ? throw new \RuntimeException( 'Power cut.' ) : $query );
		$this->catch_log();
		self::assertSame( 500, $this->submit()->get_status() );
		self::assertSame( 0, $this->rows_of( 'reviews' ) );
		self::assertSame( array( 0, 0 ), $this->indexed() );
	}

	public function test_mails_of_reviews_are_made_for_their_reader_only(): void {
		$id      = $this->submitted();
		$reviews = new ReviewRepository( $this->db() );
		$readers = fn ( MailType $mail ): array => array_map( static fn ( int $who ): bool => null !== $mail->compose( $who, Lang::En, array( 'review_id' => $id ) ), array( $this->mentor, $this->founder, $this->acquaintance() ) );

		self::assertSame( array( true, false, false ), $readers( new NewReviewMail( $reviews ) ) );
		self::assertSame( array( false, false, false ), $readers( new ReviewHiddenMail( $reviews ) ) );
		$this->moderation()->hide( $id, $this->version( $id ), 'Minimi kiti žmonės' );
		self::assertSame( array( false, false, false ), $readers( new NewReviewMail( $reviews ) ) );
		self::assertSame( array( false, true, false ), $readers( new ReviewHiddenMail( $reviews ) ) );
	}

	public function test_a_deleted_author_leaves_the_text_without_the_name(): void {
		$jonas = $this->acquaintance();
		$other = $this->acquaintance( 'Ona', '' );
		$this->submitted( array( 'rating' => 4 ), $jonas );
		$this->submitted( array( 'rating' => 5 ), $other );
		self::assertSame( array( 'Ona', 'Jonas K.' ), array_column( $this->reviews()['reviews'], 'user_name' ) );
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $jonas );
		wp_delete_user( $other );
		self::assertSame( array( 'Ištrintas naudotojas', 'Ištrintas naudotojas' ), array_column( $this->reviews( 'lang=lt' )['reviews'], 'user_name' ) );
		self::assertSame( array( 'Deleted user', 'Deleted user' ), array_column( $this->reviews( 'lang=en' )['reviews'], 'user_name' ) );
		self::assertSame( array( 900, 2 ), $this->indexed() );
		self::assertSame( '0', $this->db()->value( 'SELECT COUNT(*) FROM {reviews} WHERE author_id IN (?, ?)', $jonas, $other ) );
	}

	public function test_a_deleted_mentor_takes_the_reviews_along(): void {
		$this->submitted();
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $this->mentor );
		self::assertSame( 0, $this->rows_of( 'reviews' ) );
	}

	public function test_who_becomes_a_mentor_again_has_the_rating_again(): void {
		$this->submitted( array( 'rating' => 3 ) );
		$mentor = new WP_User( $this->mentor );
		$mentor->set_role( Role::Undecided->value );
		$mentor->set_role( Role::Mentor->value );
		self::assertSame( array( 300, 1 ), $this->indexed() );
	}

	public function test_export_holds_what_one_wrote_and_may_read_and_erasing_runs_twice(): void {
		$hidden = $this->submitted( array( 'comment' => 'Slapta' ), $this->acquaintance() );
		$this->submitted( array( 'comment' => 'Mano žodžiai' ) );
		$this->moderation()->hide( $hidden, $this->version( $hidden ), 'Įžeidžia' );
		$of   = fn ( int $user ): string => (string) wp_json_encode( $this->personal_data()->export( $user, 1 ), JSON_UNESCAPED_UNICODE );

		self::assertStringContainsString( 'Mano žodžiai', $of( $this->founder ) );
		self::assertStringNotContainsString( 'Slapta', $of( $this->founder ) );
		self::assertStringContainsString( 'Lina U.', $of( $this->mentor ) );
		self::assertStringNotContainsString( 'Urbonaitė', $of( $this->mentor ) );
		self::assertStringNotContainsString( 'Slapta', $of( $this->mentor ), 'Hidden ones are not for the mentor.' );

		self::assertTrue( $this->personal_data()->erase( $this->founder, 1 )['removed'] );
		self::assertFalse( $this->personal_data()->erase( $this->founder, 1 )['removed'] );
		self::assertSame( array( 'Deleted user' ), array_column( $this->reviews( 'lang=en' )['reviews'], 'user_name' ) );
		self::assertSame( array(), $this->personal_data()->export( $this->founder, 1 )['items'] );
	}

	/** @return list<string> Plain text of the mails about reviews that leave now. */
	private function sent_to( int $user_id ): array {
		$texts = array();
		$catch = static function ( \PHPMailer\PHPMailer\PHPMailer $mail ) use ( &$texts ): void {
			$texts[ (string) $mail->getToAddresses()[0][0] ][] = $mail->AltBody . $mail->Body;
		};
		add_action( 'phpmailer_init', $catch, 20 );
		$to = $this->address( $user_id );
		do_action( Background::RUN );
		remove_action( 'phpmailer_init', $catch, 20 );
		return $texts[ $to ] ?? array();
	}
}
