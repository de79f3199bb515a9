<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Today;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Messaging\FirstMessageRepository;
use MentoriaiPortal\Tests\Integration\Plans\PlansTestCase;

/**
 * GET today (docs/contract.md#today). The clock stands at 10:15 in Vilnius on 2026-11-21.
 */
final class GetTodayRouteTest extends PlansTestCase {

	/** @return array{items: list<array<string, mixed>>, needs_mentor: bool} */
	private function today( int $who, string $query = '' ): array {
		$reply = $this->request( 'GET', "today/$query", array(), $this->token( $who ) );
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return $reply->get_data();
	}

	private function event( string $day, string $status = 'scheduled', string $start = '17:30', string $end = '' ): int {
		$meta = array( PostMeta::LANG => 'lt', EventMeta::START_DATE => $day, EventMeta::START_TIME => $start, EventMeta::END_TIME => $end, EventMeta::LOCATION => 'Kaunas', EventMeta::STATUS => $status );
		return (int) wp_insert_post( array( 'post_type' => EventMeta::POST_TYPE, 'post_status' => 'publish', 'post_title' => 'Renginys ' . $day, 'meta_input' => $meta ) );
	}

	public function test_what_waits_for_a_founder_the_most_urgent_first(): void {
		$this->event( '2026-11-20' );
		$this->event( '2026-11-21', start: '08:30', end: '10:15' );
		$this->event( '2026-11-22', 'cancelled' );
		$this->event( '2026-12-03' );
		$plan = $this->plan(
			array(
				'planSteps' => array(
					self::new_step( array( 'veiksmas' => 'Vėlesnis' ) ),
					self::new_step( array( 'veiksmas' => "Rasti\nvežėją", 'terminas' => '2026-12-01' ) ),
				),
			)
		);
		$this->replied( $this->mentor, $this->convo(), 'Sveiki' );

		$today = $this->today( $this->founder );

		self::assertSame(
			array(
				array( 'unread', 'Nauja žinutė: Rasa Kazlauskienė', 'Eksportas', '2026-11-21T08:15:00Z' ),
				array( 'step', 'Žingsnis: Rasti vežėją', 'Eksportas į Suomiją', '2026-12-01' ),
				array( 'event', 'Renginys 2026-12-03', 'Kaunas', '2026-12-03T15:30:00Z' ),
			),
			array_map( static fn ( array $item ): array => array( $item['kind'], $item['title'], $item['text'], $item['at'] ), $today['items'] )
		);
		self::assertSame( home_url( "/veiksmu-planai/$plan" ), $today['items'][1]['url'] );
		self::assertFalse( $today['needs_mentor'] );
		self::assertStringContainsString( '/en/pokalbis/', $this->today( $this->founder, '?lang=en' )['items'][0]['url'] );
	}

	public function test_a_mentor_sees_unread_talks_and_plans_to_open_or_to_confirm(): void {
		$plan = $this->plan();
		self::assertSame( array( 'unread', 'request', 'plan' ), array_column( $this->today( $this->mentor )['items'], 'kind' ) );
		self::assertSame( 'Naujas veiksmų planas: Lina Urbonaitė', $this->today( $this->mentor )['items'][2]['title'] );

		$this->call( 'plan_open', array( 'id' => $plan ), $this->mentor );
		self::assertSame( array( 'unread', 'request' ), array_column( $this->today( $this->mentor )['items'], 'kind' ) );

		$this->call( 'mark_plan_as_completed', array( 'planId' => $plan ), $this->founder );
		self::assertSame( 'Planas pažymėtas kaip baigtas: Lina Urbonaitė', $this->today( $this->mentor )['items'][2]['title'] );
		self::assertSame( array(), $this->today( $this->founder )['items'], 'Steps of a plan that is over wait for nobody.' );
	}

	public function test_who_is_not_public_yet_begins_with_the_profile(): void {
		$founder = $this->member( Role::Founder, 'Ona', 'Onaitė', AccountStatus::Draft );
		$item    = $this->today( $founder )['items'][0];
		self::assertSame( array( 'profile', 'Užpildykite profilį', 'Liko 4 privalomi laukai.' ), array( $item['kind'], $item['title'], $item['text'] ) );
		self::assertTrue( $this->today( $founder )['needs_mentor'] );
		$this->call( 'first_message', array( 'id' => $this->mentor, 'subject' => 'Eksportas', 'message' => 'Laba diena' ), $founder );
		self::assertSame( array( 'profile' ), array_column( $this->today( $founder )['items'], 'kind' ), 'The message waits for the profile, and then sends itself.' );
		$kept = new FirstMessageRepository( $this->db() );
		$kept->refuse( $founder, (string) $kept->find( $founder )?->text->client_id, 'mentor_busy' );
		self::assertSame( array( 'first_message', 'Dar neišsiųsta žinutė: Rasa Kazlauskienė', 'Eksportas', home_url( '/profilis' ), null ), array_values( $this->today( $founder )['items'][1] ) );

		$mentor = $this->member( Role::Mentor, 'Jonas', 'Jonaitis', AccountStatus::Submitted );
		self::assertSame( array( 'Profilis dar peržiūrimas' ), array_column( $this->today( $mentor )['items'], 'title' ) );
		self::assertFalse( $this->today( $mentor )['needs_mentor'] );
	}

	public function test_nothing_of_others_and_nothing_for_guests(): void {
		$this->plan();
		$other = $this->member( Role::Founder, 'Ieva', 'Ievaitė' );
		self::assertSame( array( 'items' => array(), 'needs_mentor' => true ), array_diff_key( $this->today( $other ), array( 'status' => true ) ) );
		self::assertSame( 401, $this->request( 'GET', 'today' )->get_status() );
	}

	public function test_three_queries_however_much_waits(): void {
		$ask = fn (): array => $this->today( $this->founder );
		$ask();
		$few = $this->count_queries( $ask );
		for ( $i = 0; $i < 12; $i++ ) {
			$this->plan();
			$this->replied( $this->mentor, $this->convo() );
		}
		$this->event( '2026-12-03' );
		$ask();
		self::assertSame( $few, $this->count_queries( $ask ) );
		self::assertLessThanOrEqual( 3, $few );
		self::assertCount( 10, $this->today( $this->founder )['items'] );
	}
}
