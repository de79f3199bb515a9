<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Contract\Api;

/**
 * Action plans as served (docs/contract.md#plans).
 */
final class PlansTest extends ApiTestCase {

	public function test_a_plan_from_its_making_to_its_end(): void {
		$founder = $this->new_founder()['token'];
		$mentor  = $this->login( 'mentor@demo.test' );
		$this->new_conversation( $founder );
		$list = $this->api( 'POST', 'get_plans/0/', array( 'keyword' => '' ), $founder );
		$this->assert_shape( 'get_plans', $list );
		self::assertSame( array( 0, 1 ), array( $list->data()['total'], count( $list->data()['contactedMentors'] ) ) );

		$reply = $this->api( 'POST', 'save_new_plan/', $this->plan(), $founder );
		$this->assert_shape( 'save_new_plan', $reply );
		$plan = $reply->data()['id'];
		$this->assert_shape( 'get_plans', $this->api( 'POST', 'get_plans/0/', array( 'keyword' => (string) $plan ), $mentor ) );
		$unread = $this->api( 'GET', 'get_plans_status/', null, $mentor );
		$this->assert_shape( 'get_plans_status', $unread );
		$this->assert_shape( 'plan_open', $this->api( 'POST', 'plan_open/', array( 'id' => $plan ), $mentor ) );
		self::assertSame( $unread->data()['total'] - 1, $this->api( 'GET', 'get_plans_status/', null, $mentor )->data()['total'] );

		foreach ( array( $founder, $mentor ) as $token ) {
			$this->assert_shape( 'veiksmu-planai', $this->api( 'GET', "veiksmu-planai/$plan?lang=en", null, $token ) );
		}
		$step  = $this->api( 'GET', "veiksmu-planai/$plan", null, $founder )->data()['data']['etapai'][0];
		$reply = $this->api( 'POST', 'update_step/', array( 'planId' => $plan, 'veiksmas' => 'Kitaip' ) + $step, $founder );
		$this->assert_shape( 'update_step', $reply );
		$stale = $this->api( 'POST', 'update_step/', array( 'planId' => $plan ) + $step, $founder );
		self::assertSame( array( 409, 'conflict', $reply->data()['step'] ), array( $stale->status, $stale->data()['code'], $stale->data()['data']['step'] ) );
		$this->assert_shape( 'mark_step_as_completed', $this->api( 'POST', 'mark_step_as_completed/', array( 'planId' => $plan, 'stepUid' => $step['uid'] ), $founder ) );
		$this->assert_shape( 'mark_plan_as_completed', $this->api( 'POST', 'mark_plan_as_completed/', array( 'planId' => $plan ), $mentor ) );
		self::assert_refused( 409, 'plan_closed', $this->api( 'POST', 'update_step/', array( 'planId' => $plan, 'rev' => null ) + $step, $founder ) );
	}

	public function test_the_demo_has_a_plan_of_the_founder_with_the_mentor(): void {
		$list = $this->api( 'POST', 'get_plans/0/', null, $this->login( 'founder@demo.test' ) )->data();
		self::assertGreaterThanOrEqual( 1, $list['total'] );
		self::assertContains( 'Rasa Kazlauskienė', array_column( $list['list'], 'name' ) );
		self::assertSame( 0, $this->api( 'POST', 'get_plans/0/', null, $this->login( 'founder2@demo.test' ) )->data()['total'] );
	}

	public function test_the_calendar_is_the_two_peoples_only(): void {
		$token = $this->login( 'founder@demo.test' );
		$plan  = $this->api( 'POST', 'get_plans/0/', null, $token )->data()['list'][0]['id'];
		$reply = $this->api( 'GET', "veiksmu-planai/$plan/ics", null, $token );

		self::assertSame( array( 200, 'text/calendar; charset=utf-8', 'private, no-store' ), array( $reply->status, $reply->header( 'Content-Type' ), $reply->header( 'Cache-Control' ) ) );
		self::assertStringContainsString( 'DTSTART;VALUE=DATE:', $reply->body );
		self::assert_refused( 401, 'not_logged_in', $this->api( 'GET', "veiksmu-planai/$plan/ics" ) );
		self::assert_refused( 404, 'not_found', $this->api( 'GET', "veiksmu-planai/$plan/ics", null, $this->login( 'mentor2@demo.test' ) ) );
	}

	public function test_refusals_come_in_their_order(): void {
		$bad = array( 'mentorId' => 'x' );
		self::assert_refused( 401, 'not_logged_in', $this->api( 'POST', 'save_new_plan', $bad ) );
		self::assert_refused( 403, 'forbidden', $this->api( 'POST', 'save_new_plan', $bad, $this->login( 'mentor@demo.test' ) ) );
		self::assert_refused( 403, 'account_draft', $this->api( 'POST', 'save_new_plan', $bad, $this->login( 'draft-founder@demo.test' ) ) );
		$founder = $this->login( 'founder2@demo.test' );
		self::assert_refused( 400, 'invalid_input', $this->api( 'POST', 'save_new_plan', $bad, $founder ), array( 'mentorId' => 'invalid', 'pagrindinisTikslas' => 'required', 'planSteps' => 'required' ) );
		self::assert_refused( 403, 'not_contacted', $this->api( 'POST', 'save_new_plan', $this->plan(), $founder ) );
	}

	public function test_the_screen_of_a_plan_holds_nothing_of_it(): void {
		foreach ( array( '/veiksmu-planai/1', '/en/veiksmu-planai/999999', '/veiksmu-planai/1/' ) as $path ) {
			$page = $this->send( 'GET', $path );
			self::assertSame( 200, $page->status, $path );
			self::assertStringContainsString( 'noindex', $page->body );
		}
		self::assertSame( 404, $this->send( 'GET', '/veiksmu-planai/planas' )->status );
		self::assertSame( 404, $this->send( 'GET', '/wp-json/wp/v2/mentoriai_plan/1' )->status );
	}

	/** @return array<string, mixed> */
	private function plan(): array {
		$step = array( 'veiksmas' => 'Skambinti', 'rezultatas' => 'Susitarta', 'terminas' => ( new \DateTimeImmutable( '+9 days' ) )->format( 'd/m/Y' ) );
		return array( 'mentorId' => $this->id_of( 'mentor@demo.test' ), 'pagrindinisTikslas' => 'Augti', 'planSteps' => array( $step, $step ) );
	}
}
