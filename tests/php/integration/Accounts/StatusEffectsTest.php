<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Accounts;

use MentoriaiPortal\ActivityLog\ActivityLog;
use MentoriaiPortal\Accounts\AccountRepository;
use MentoriaiPortal\Accounts\AccountService;
use MentoriaiPortal\Accounts\AgreedTexts;
use MentoriaiPortal\Accounts\StatusChangeRepository;
use MentoriaiPortal\Accounts\Actor;
use MentoriaiPortal\Accounts\Mail\StatusMailKind;
use MentoriaiPortal\Accounts\StatusTransitions;
use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Mail\MailQueueRepository;
use MentoriaiPortal\Session\SessionRepository;
use MentoriaiPortal\Session\Sessions;
use MentoriaiPortal\Tests\Integration\Session\SessionTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * What a change of status does to mails, sessions, lists and pages.
 */
final class StatusEffectsTest extends SessionTestCase {

	/** @return iterable<string, array{AccountStatus}> */
	public static function statuses(): iterable {
		foreach ( AccountStatus::cases() as $status ) {
			yield $status->value => array( $status );
		}
	}

	#[DataProvider( 'statuses' )]
	#[Group( 'any-database' )]
	public function test_every_pair_and_actor( AccountStatus $from ): void {
		foreach ( AccountStatus::cases() as $to ) {
			foreach ( Actor::cases() as $actor ) {
				if ( $from === $to ) {
					continue;
				}
				$id    = $this->member( "$to->value-$actor->name@demo.test", Role::Mentor, $from );
				$token = $from->may_log_in() ? $this->token( $id ) : null;
				$step  = StatusTransitions::between( $from, $to );
				$may   = $step->allows( $actor );
				$name  = "$from->value to $to->value by $actor->name";

				self::assertSame( $may, $this->accounts()->set_status( $id, $to, 'Dėl nuotraukos', $actor ), $name );
				self::assertSame( $may ? $to->value : $from->value, get_user_meta( $id, UserMeta::STATUS, true ), $name );
				self::assertSame( $may ? array_filter( array( $step->mail_after( $actor )?->value ) ) : array(), $this->queued( $id ), $name );
				if ( null !== $token ) {
					self::assertSame( $may && $step->ends_sessions ? 401 : 200, $this->status_of( $token ), $name );
				}
			}
		}
	}

	public function test_mails_say_why_and_what_next_in_the_persons_language(): void {
		$lithuanian = $this->member( 'ona@demo.test', Role::Mentor, AccountStatus::Submitted );
		$english    = $this->member( 'john@demo.test', Role::Founder, AccountStatus::Submitted );
		update_user_meta( $english, UserMeta::LANG, 'en' );
		do_action( 'mentoriai_set_user_status', $lithuanian, 'returned', 'Trūksta nuotraukos <b>.' );
		do_action( 'mentoriai_set_user_status', $english, 'public' );
		do_action( 'mentoriai_set_user_status', $english, 'paused', 'A break' );
		do_action( Background::RUN );

		$mails = implode( "\n", $this->mails( 'john@demo.test' ) );
		self::assertStringContainsString( 'We have reviewed and approved your profile.', $mails );
		self::assertStringContainsString( home_url( '/en/find-a-mentor' ), $mails );
		self::assertStringContainsString( 'Reason: A break', $mails );
		$mail = quoted_printable_decode( implode( "\n", $this->mails( 'ona@demo.test' ) ) );
		self::assertStringContainsString( 'Trūksta nuotraukos <b>.', $mail );
		self::assertStringContainsString( home_url( '/profilis' ), $mail );
	}

	public function test_of_two_decisions_at_once_one_wins_and_one_mail_goes(): void {
		$id    = $this->member( 'ona@demo.test', Role::Mentor, AccountStatus::Submitted );
		$other = false;
		// Somebody else decides between this process's reading and its writing.
		add_filter( 'query', function ( mixed $sql ) use ( $id, &$other ): mixed {
			if ( ! $other && is_string( $sql ) && str_starts_with( $sql, 'UPDATE ' ) && str_contains( $sql, UserMeta::STATUS ) ) {
				$other = true;
				$this->accounts()->set_status( $id, AccountStatus::Rejected, 'Ne mentorius', Actor::Staff );
			}
			return $sql;
		} );

		self::assertFalse( $this->accounts()->set_status( $id, AccountStatus::Public, '', Actor::Staff ) );
		self::assertTrue( $other );
		self::assertSame( array( 'profile_rejected' ), $this->queued( $id ) );
		self::assertSame( 'rejected', get_user_meta( $id, UserMeta::STATUS, true ) );
	}

	public function test_an_approved_mentor_is_found_and_a_paused_or_rejected_one_is_not(): void {
		$id = $this->member( 'ona@demo.test', Role::Mentor, AccountStatus::Submitted );
		update_user_meta( $id, UserMeta::POSITION, 'Vadovė' );
		self::assertSame( array( false, false, false ), $this->found( $id ) );
		foreach ( array( 'paused', 'rejected', 'returned', 'closed' ) as $hidden ) {
			do_action( 'mentoriai_set_user_status', $id, 'public' );
			self::assertSame( array( true, true, true ), $this->found( $id ) );
			do_action( 'mentoriai_set_user_status', $id, $hidden, 'x' );
			self::assertSame( array( false, false, false ), $this->found( $id ), $hidden );
		}
	}

	public function test_the_time_of_the_change_is_kept(): void {
		$id = $this->member( 'ona@demo.test', Role::Mentor, AccountStatus::Submitted );
		$this->freeze( '2026-11-21T08:15:00Z' );
		do_action( 'mentoriai_set_user_status', $id, 'public' );

		self::assertSame( '2026-11-21 08:15:00', get_user_meta( $id, UserMeta::STATUS_AT, true ) );
	}

	/** @return array{bool, bool, bool} In the list, by a search, on a page of their own. */
	private function found( int $id ): array {
		$ids  = fn ( array $body ): array => array_column( $this->post( 'mentoriai_dynamic', $body )->get_data()['list'] ?? array(), 'id' );
		$slug = (string) get_user_meta( $id, UserMeta::SLUG, true );
		return array(
			in_array( $id, $ids( array() ), true ),
			in_array( $id, $ids( array( 'keyword' => 'Šimkutė' ) ), true ),
			'' !== $slug && 200 === $this->request( 'GET', "mentoriai_dynamic_single/$slug" )->get_status(),
		);
	}

	public function test_status_sessions_and_mail_change_together_or_not_at_all(): void {
		$id    = $this->add_member( Role::Founder, AccountStatus::Public );
		$token = $this->token( $id );
		add_action( 'mentoriai_user_status_changed', static fn (): never => throw new \RuntimeException( 'What follows fails.' ) );
		try {
			$this->accounts()->set_status( $id, AccountStatus::Paused, 'Atostogos' );
			self::fail( 'Nothing failed.' );
		} catch ( \RuntimeException $error ) {
			self::assertSame( 'What follows fails.', $error->getMessage() );
		}
		wp_cache_delete( $id, 'user_meta' );

		self::assertSame( AccountStatus::Public->value, get_user_meta( $id, UserMeta::STATUS, true ) );
		self::assertSame( 200, $this->request( 'GET', 'user', array(), $token )->get_status() );
		self::assertSame( array(), $this->queued( $id ) );
	}

	private function accounts(): AccountService {
		$clock = new Clock();
		return new AccountService(
			new AccountRepository( $this->db(), $clock ),
			$this->db(),
			new Sessions( new SessionRepository( $this->db(), $clock ), $clock ),
			new Settings( static fn (): array => array() ),
			new MailQueue( new MailQueueRepository( $this->db() ), $clock, new \MentoriaiPortal\Core\Background(), array_column( StatusMailKind::cases(), 'value' ) ),
			static fn () => self::fail( 'Nobody becomes public here.' ),
			new AgreedTexts( static fn (): bool => true ),
			new ActivityLog( $this->db(), $clock ),
			new StatusChangeRepository( $this->db(), $clock ),
			static fn () => self::fail( 'Nobody agrees to anything here.' )
		);
	}

	/** @return list<string> Types of mails that wait for this person. */
	private function queued( int $id ): array {
		return array_map( 'strval', array_column( $this->db()->rows( 'SELECT type FROM {mail_queue} WHERE user_id = ? ORDER BY id', $id ), 'type' ) );
	}
}
