<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Faults;

/**
 * Nobody calls wp-cron: what runs out runs out all the same, urgent mail leaves, and staff hear of it. ClockTest, whose
 * site has no cron either, moves the clock over sessions and limits.
 */
final class CronOffTest extends FaultTestCase {

	public function test_a_key_in_a_mail_dies_on_time_though_nothing_is_cleaned_up(): void {
		$email = 'cron' . bin2hex( random_bytes( 5 ) ) . '@demo.test';
		$body  = [ 'email' => $email, 'password' => self::PASSWORD, 'password_confirm' => self::PASSWORD, 'privacy' => true, 'rules' => true, 'type' => 1 ];
		$made  = $this->api( 'POST', 'register/', $body );
		self::assertSame( 200, $made->status );
		// Sent by the request itself, after its answer.
		$mail = $this->newest_mail( $email );
		self::assertSame( 1, preg_match( '/[?&](?:amp;)?key=([\w-]+)/', $mail, $found ), $mail );
		$confirm = fn (): int => $this->api( 'POST', 'confirm_email/', [ 'email' => $email, 'key' => $found[1] ?? '', 'claim' => $made->data()['claim'] ] )->status;

		$this->set( 'clock', time() + 3 * 86400 + 5 );
		self::assertSame( 400, $confirm() );
		$this->set( 'clock', time() + 3 * 86400 - 60 );
		self::assertSame( 200, $confirm() );
	}

	public function test_old_sessions_are_refused_while_their_rows_still_lie_there(): void {
		$person = $this->person( 'mentorius' );
		$this->set( 'clock', time() + 21_601 );
		self::assertSame( 401, $this->api( 'GET', 'user/', null, $person['token'] )->status );
		self::assertGreaterThan( 0, $this->count_rows( "{sessions} WHERE user_id = {$person['id']}" ) );
	}

	public function test_site_health_warns_when_the_background_work_is_late(): void {
		$health = 'echo apply_filters( "site_status_tests", [ "direct" => [], "async" => [] ] )["direct"]["mentoriai_cron"]["test"]()["status"];';
		$plan   = 'wp_clear_scheduled_hook( "mentoriai_cron" ); wp_schedule_event( time() + %d, "mentoriai_minute", "mentoriai_cron" ); ' . $health;
		self::assertSame( 'good', $this->as_server( sprintf( $plan, 60 ) ) );
		self::assertSame( 'critical', $this->as_server( sprintf( $plan, -1000 ) ) );
		self::assertSame( 'critical', $this->as_server( 'wp_clear_scheduled_hook( "mentoriai_cron" ); ' . $health ) );
		self::assertSame( 'good', $this->as_server( sprintf( $plan, 60 ) ) );
	}
}
