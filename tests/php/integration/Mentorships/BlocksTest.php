<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Mentorships;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\PortalManager;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Mentorships\BlockData;
use MentoriaiPortal\Mentorships\BlockRepository;
use WP_REST_Response;

/**
 * Who blocks someone has peace, and nobody is told who blocked whom.
 */
final class BlocksTest extends MentorshipTestCase {

	public function test_nothing_new_passes_between_the_two_whoever_blocks(): void {
		$id    = $this->active();
		$convo = $this->mentorship( $this->founder )['convo_id'];
		foreach ( array( array( $this->founder, $this->mentor ), array( $this->mentor, $this->founder ) ) as [ $who, $other ] ) {
			$this->block( $who, $other );
			$this->block( $who, $other );
			foreach ( array( $this->founder, $this->mentor ) as $author ) {
				self::assertSame( array( 409, 'blocked' ), self::refusal( $this->reply( $author, $convo, 'Dar viena.' ) ) );
				self::assertSame( array( 409, 'blocked' ), self::refusal( $this->propose( $id, $author ) ) );
				$mine = $this->mentorship( $author );
				self::assertSame( array( false, false, true, $author === $who ), array( $mine['can']['reply'], $mine['can']['propose_meeting'], $mine['can']['end'], $mine['blocked_by_me'] ) );
			}
			$offered = array_column( $this->request( 'POST', 'get_plans/0/', array(), $this->token( $this->founder ) )->get_data()['contactedMentors'], 'id' );
			self::assertSame( $who === $this->founder ? array() : array( $this->mentor ), $offered, 'A name that is gone would tell whom the mentor blocks.' );
			$refused = array( $this->send( $this->founder, $this->mentor ), $this->plan(), $this->reply( $this->mentor, $convo, 'Ir aš.' ), $this->propose( $id, $this->founder ) );
			self::assertCount( 1, array_unique( array_map( static fn ( $reply ): string => (string) wp_json_encode( $reply->get_data() ), $refused ) ), 'The same words, whoever is refused what.' );
			self::assertSame( 409, $refused[0]->get_status() );
			$this->block( $who, $other, false );
		}
		self::assertSame( 200, $this->reply( $this->founder, $convo, 'Vėl galime.' )->get_status() );
		self::assertSame( 0, $this->rows_of( 'plans' ) + $this->rows_of( 'meetings' ) );
	}

	public function test_reading_and_leaving_stay_possible_and_others_notice_nothing(): void {
		$convo   = $this->convo();
		$id      = $this->mentorship( $this->founder )['id'];
		$another = $this->member( Role::Mentor, 'Ona', 'Stankienė' );
		$this->block( $this->founder, $this->mentor );

		self::assertSame( 200, $this->messages( $this->mentor, $convo )->get_status() );
		self::assertFalse( $this->inbox( $this->mentor )->get_data()[0]['can_reply'] ?? null );
		self::assertSame( 200, $this->post( 'mentorship_decline', array( 'id' => $id, 'reason' => 'no_time' ), $this->mentor )->get_status() );
		self::assertSame( 200, $this->send( $this->founder, $another )->get_status() );
		self::assertSame( array(), $this->blocks_of( $this->mentor ), 'Who is blocked sees no list of it.' );
		self::assertSame( array( array( 'id' => $this->mentor, 'name' => 'Rasa Kazlauskienė' ) ), $this->blocks_of( $this->founder ) );
	}

	public function test_only_someone_one_has_a_conversation_with_can_be_blocked(): void {
		$this->convo();
		$stranger = $this->member( Role::Mentor, 'Ona', 'Stankienė' );
		$missing  = self::refusal( $this->post( 'block', array( 'user_id' => 999999, 'on' => true ), $this->founder ) );
		self::assertSame( 404, $missing[0] );
		foreach ( array( $this->founder, $stranger ) as $user_id ) {
			self::assertSame( $missing, self::refusal( $this->post( 'block', array( 'user_id' => $user_id, 'on' => true ), $this->founder ) ) );
		}
		get_userdata( $this->mentor )->add_role( PortalManager::ROLE );
		self::assertSame( $missing, self::refusal( $this->post( 'block', array( 'user_id' => $this->mentor, 'on' => true ), $this->founder ) ), 'Staff.' );
		self::assertSame( 0, $this->rows_of( 'blocks' ) );
	}

	public function test_nobody_is_reminded_of_a_blocked_pair_and_its_request_counts_in_no_figure(): void {
		$mails = $this->sent_mails();
		$this->asked();
		$this->block( $this->mentor, $this->founder );
		for ( $day = 0; $day < 15; $day++ ) {
			$this->later( 1 );
			self::run_due();
		}
		self::assertSame( 'unanswered', $this->mentorship( $this->founder, 'past' )['state'] );
		self::assertSame( array( 'request_unanswered' ), array_values( array_diff( $this->mails_to( $this->founder ), array( 'new_message' ) ) ) );
		self::assertSame( array(), array_filter( $mails->getArrayCopy(), fn ( array $mail ): bool => $this->address( $this->mentor ) === $mail['to'] ), 'Not even of the message that was unread when they blocked.' );
		self::assertNull( $this->request( 'GET', 'user-results', array(), $this->token( $this->mentor ) )->get_data()['reply_rate'] ?? null );
	}

	public function test_changes_of_a_plan_mail_nobody(): void {
		$this->active();
		self::assertSame( 200, $this->plan()->get_status() );
		$this->block( $this->mentor, $this->founder );
		$this->later( 0, 3600 );
		self::run_due();
		self::assertArrayNotHasKey( 'new_plan ' . $this->address( $this->mentor ), $this->emails_left() );
	}

	public function test_leaving_brings_no_words_by_email(): void {
		$mails = $this->sent_mails();
		$id    = $this->active();
		$mine  = $this->propose( $id, $this->founder )->get_data()['meeting']['id'];
		$their = $this->propose( $id, $this->mentor )->get_data()['meeting']['id'];
		$this->block( $this->mentor, $this->founder );
		foreach ( array( array( 'meeting_cancel', array( 'id' => $mine, 'note' => 'Paskambinkite man!' ) ), array( 'meeting_answer', array( 'id' => $their, 'time' => null, 'note' => 'Paskambinkite man!' ) ), array( 'mentorship_end', array( 'id' => $id, 'reason' => 'other', 'thanks' => 'Paskambinkite man!' ) ) ) as [ $route, $body ] ) {
			self::assertSame( 200, $this->post( $route, $body, $this->founder )->get_status(), $route );
		}
		self::run_due();
		self::assertSame( array(), array_diff( array( 'meeting_cancelled', 'mentorship_ended' ), $this->mails_to( $this->mentor ) ) );
		self::assertStringContainsString( $this->address( $this->mentor ), (string) wp_json_encode( $mails->getArrayCopy() ) );
		self::assertStringNotContainsString( 'Paskambinkite', (string) wp_json_encode( $mails->getArrayCopy() ) );
	}

	public function test_a_declined_request_brings_no_words_by_email(): void {
		$mails = $this->sent_mails();
		$id    = $this->asked();
		$this->block( $this->founder, $this->mentor );
		self::assertSame( 200, $this->post( 'mentorship_decline', array( 'id' => $id, 'reason' => 'other', 'text' => 'Paskambinkite man!' ), $this->mentor )->get_status() );
		self::run_due();
		self::assertContains( 'request_declined', $this->mails_to( $this->founder ) );
		self::assertStringNotContainsString( 'Paskambinkite', (string) wp_json_encode( $mails->getArrayCopy() ) );
	}

	public function test_a_day_that_is_added_tells_nobody(): void {
		$id = $this->active();
		$this->block( $this->mentor, $this->founder );
		$this->emails_left();
		self::assertSame( 200, $this->post( 'meeting_log', array( 'mentorship_id' => $id, 'day' => ( new Clock() )->today(), 'held' => true, 'minutes' => 60 ), $this->founder )->get_status() );
		self::run_due();
		self::assertSame( array(), $this->emails_left() );
		self::assertNotContains( 'meeting', $this->today_of( $this->mentor ) );
		$this->block( $this->mentor, $this->founder, false );
		self::assertContains( 'meeting', $this->today_of( $this->mentor ) );
	}

	public function test_a_plan_comes_neither_to_today_nor_to_the_calendar(): void {
		$this->active();
		self::assertSame( 200, $this->plan()->get_status() );
		$of = array();
		foreach ( array( $this->mentor, $this->founder ) as $who ) {
			$url        = $this->post( 'calendar_feed', array(), $who )->get_data()['url'];
			$of[ $who ] = strstr( $url, 'calendar/' );
		}
		$has = fn ( int $who ): bool => str_contains( (string) $this->request( 'GET', (string) $of[ $who ] )->get_data(), 'savikain' );
		self::assertSame( array( true, true, true ), array( in_array( 'plan', $this->today_of( $this->mentor ), true ), $has( $this->mentor ), $has( $this->founder ) ) );
		$this->block( $this->mentor, $this->founder );
		self::assertSame( array( false, false, true ), array( in_array( 'plan', $this->today_of( $this->mentor ), true ), $has( $this->mentor ), $has( $this->founder ) ), 'Who made it keeps it.' );
	}

	public function test_a_block_is_in_the_data_of_who_made_it_and_goes_with_either(): void {
		$this->asked();
		$this->block( $this->founder, $this->mentor );
		self::assertSame( array( true, false ), array( $this->exports_a_block( $this->founder ), $this->exports_a_block( $this->mentor ) ) );
		$this->data()->erase( $this->mentor, 1 );
		self::assertSame( 0, $this->rows_of( 'blocks' ) );
	}

	private function exports_a_block( int $user_id ): bool {
		return array() !== $this->data()->export( $user_id, 1 )['items'];
	}

	private function data(): BlockData {
		return new BlockData( new BlockRepository( $this->db() ), new Clock() );
	}

	/** @return list<string> Kinds of what waits. */
	private function today_of( int $user_id ): array {
		return array_column( $this->request( 'GET', 'today', array(), $this->token( $user_id ) )->get_data()['items'], 'kind' );
	}

	private function propose( int $mentorship_id, int $who ): WP_REST_Response {
		return $this->post( 'meeting_propose', array( 'mentorship_id' => $mentorship_id, 'times' => array( '2026-12-20T08:00:00Z' ), 'minutes' => 60, 'place' => 'Kavinė' ), $who );
	}

	private function plan(): WP_REST_Response {
		$step = array( 'veiksmas' => 'Suskaičiuoti savikainą', 'rezultatas' => 'Žinoma kaina', 'terminas' => '2026-12-31' );
		return $this->post( 'save_new_plan', array( 'mentorId' => $this->mentor, 'pagrindinisTikslas' => 'Eksportas', 'planSteps' => array( $step ) ), $this->founder );
	}

	private function block( int $who, int $other, bool $on = true ): void {
		self::assertSame( 200, $this->post( 'block', array( 'user_id' => $other, 'on' => $on ), $who )->get_status() );
	}

	/** @return list<array<string, mixed>> */
	private function blocks_of( int $user_id ): array {
		return $this->request( 'GET', 'blocks', array(), $this->token( $user_id ) )->get_data()['list'];
	}
}
