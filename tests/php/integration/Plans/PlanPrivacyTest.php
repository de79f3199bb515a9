<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Plans;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\UnionQuery;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Plans\Admin\PlanOverviewRepository;
use MentoriaiPortal\Plans\Admin\PlansPage;
use MentoriaiPortal\Plans\PlanData;
use MentoriaiPortal\Plans\PlanPeopleRepository;
use MentoriaiPortal\Plans\PlansModule;
use MentoriaiPortal\Plans\PlanTotalsRepository;
use WP_Query;

/**
 * Who sees what of plans outside the portal: WordPress, staff, exports and erasing.
 */
final class PlanPrivacyTest extends PlansTestCase {

	public function test_the_identity_row_holds_nothing_and_is_nowhere(): void {
		$plan = $this->plan( array( 'pagrindinisTikslas' => 'Slaptas tikslas' ) );
		$post = get_post( $plan );

		self::assertSame( PlansModule::POST_TYPE, $post?->post_type );
		self::assertSame( array( '', '', '0', 'private' ), array( $post->post_title, $post->post_content, $post->post_author, $post->post_status ) );
		self::assertSame( array(), ( new WP_Query( array( 's' => 'Slaptas tikslas' ) ) )->posts );
		self::assertSame( 404, $this->request( 'GET', "/wp/v2/posts/$plan" )->get_status() );
		self::assertSame( 404, $this->request( 'GET', '/wp/v2/' . PlansModule::POST_TYPE )->get_status() );
		self::assertSame( 404, $this->request( 'GET', '/oembed/1.0/embed?url=' . rawurlencode( home_url( "/?p=$plan" ) ) )->get_status() );
		self::assertArrayNotHasKey( PlansModule::POST_TYPE, wp_sitemaps_get_server()->registry->get_provider( 'posts' )?->get_object_subtypes() ?? array() );
		self::assertSame( array(), $this->request( 'GET', '/wp/v2/search?search=Slaptas%20tikslas' )->get_data() );
		foreach ( array( 0, 1 ) as $user ) {
			wp_set_current_user( $user );
			foreach ( array( "p=$plan", "p=$plan&post_type=" . PlansModule::POST_TYPE, 'post_type=' . PlansModule::POST_TYPE, "p=$plan&feed=rss2" ) as $query ) {
				$wp = new \WP();
				parse_str( $query, $_GET ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- what a visitor asks for.
				$wp->parse_request();
				self::assertNotContains( $plan, array_column( array_filter( (array) ( new WP_Query( $wp->query_vars ) )->posts, 'is_object' ), 'ID' ), "$query as user $user" );
			}
			self::assertFalse( current_user_can( 'edit_post', $plan ) || current_user_can( 'read_post', $plan ) || current_user_can( 'delete_post', $plan ) );
		}
	}

	public function test_staff_see_people_dates_and_progress_and_no_text_in_few_queries(): void {
		$plan = $this->plan( array( 'pagrindinisTikslas' => 'Slaptas tikslas', 'planSteps' => array( self::new_step(), self::new_step( array( 'veiksmas' => 'Slaptas žingsnis' ) ) ) ) );
		$this->call( 'mark_step_as_completed', array( 'planId' => $plan, 'stepUid' => $this->get( $plan )['etapai'][0]['uid'] ), $this->founder );
		$this->call( 'mark_plan_as_completed', array( 'planId' => $plan ), $this->mentor );
		$html = $this->staff_list();

		foreach ( array( ">$plan<", 'Lina Urbonaitė', 'Rasa Kazlauskienė', '2026-11-21 08:15', '>1 / 2</td>', '>Active</td>', '>Finished</td>' ) as $shown ) {
			self::assertStringContainsString( $shown, $html );
		}
		self::assertStringNotContainsString( 'Slapta', $html );
		$one = $this->count_queries( fn () => $this->staff_list() );
		$this->seed( $this->founder, $this->mentor, 40 );
		self::assertSame( $one, $this->count_queries( fn () => $this->staff_list() ) );
		self::assertSame( 2 + 1, substr_count( $this->staff_list( (string) $plan ), '<tr' ) );
		self::assertStringContainsString( '41 items', $this->staff_list( 'kazlausk' ) );
		self::assertStringContainsString( 'Nothing matches this filter.', $this->staff_list( 'niekas"><b>' ) );
	}

	public function test_staff_find_plans_by_how_far_they_are(): void {
		$late     = $this->plan( array( 'planSteps' => array( self::new_step( array( 'terminas' => '2026-11-30' ) ) ) ) );
		$partly   = $this->plan();
		$finished = $this->plan();
		$this->call( 'mark_plan_as_completed', array( 'planId' => $partly ), $this->mentor );
		$this->call( 'mark_plan_as_completed', array( 'planId' => $finished ), $this->mentor );
		$this->call( 'mark_plan_as_completed', array( 'planId' => $finished ), $this->founder );
		$this->later( '2026-12-01T08:00:00Z' );
		$found = function ( array $query ): array {
			preg_match_all( '~<tr data-id="(\d+)" data-state="(\w+)">~', $this->staff_list( '', $query ), $rows );
			return array_combine( array_map( 'intval', $rows[1] ), $rows[2] );
		};
		$states = array( $finished => 'finished', $partly => 'partly', $late => 'active' );
		self::assertSame( $states, $found( array() ) );
		self::assertSame( array_reverse( $states, true ), $found( array( 'orderby' => 'number', 'order' => 'asc' ) ) );
		foreach ( array( 'active' => array( $late ), 'overdue' => array( $late ), 'partly' => array( $partly ), 'finished' => array( $finished ), 'unopened' => array( $finished, $partly, $late ) ) as $view => $plans ) {
			self::assertSame( $plans, array_keys( $found( array( 'state' => $view ) ) ), $view );
			self::assertMatchesRegularExpression( '~state=' . $view . '"[^>]*>[^<]+ <span class="count">\(' . count( $plans ) . '\)~', $this->staff_list() );
		}
	}

	public function test_an_export_holds_the_plans_of_a_person_and_no_address(): void {
		$plan = $this->plan();
		$this->call( 'mark_plan_as_completed', array( 'planId' => $plan, 'thanks' => 'Ačiū nuo Linos' ), $this->founder );
		$this->call( 'mark_plan_as_completed', array( 'planId' => $plan, 'thanks' => 'Ačiū nuo Rasos' ), $this->mentor );
		$ona  = $this->member( Role::Founder, 'Ona', 'Kita' );
		$this->convo( $ona );
		$this->plan( array( 'pagrindinisTikslas' => 'Svetimas tikslas' ), $ona );
		foreach ( array( $this->founder, $this->mentor ) as $who ) {
			$export = $this->data()->export( $who, 1 );
			$text   = (string) wp_json_encode( $export, JSON_UNESCAPED_UNICODE );
			self::assertTrue( $export['done'] );
			self::assertSame( "plan-$plan", $export['items'][0]['id'] );
			foreach ( array( 'Eksportas į Suomiją', 'Suskaičiuoti savikainą', 'Žinoma kaina', '2026-12-31', 'Ačiū nuo Linos', 'Ačiū nuo Rasos' ) as $held ) {
				self::assertStringContainsString( $held, $text );
			}
			self::assertStringNotContainsString( '@', $text );
			self::assertSame( $who === $this->mentor, str_contains( $text, 'Svetimas' ) );
		}
	}

	public function test_erasing_takes_the_name_and_the_last_one_takes_the_plan(): void {
		$plan = $this->plan();
		self::assertSame( array( true, true ), array_values( array_intersect_key( $this->data()->erase( $this->founder, 1 ), array( 'removed' => 1, 'retained' => 1 ) ) ) );
		$data = $this->get( $plan, $this->mentor );
		self::assertSame( array( 'Ištrintas naudotojas', 'Eksportas į Suomiją' ), array( $data['name'], $data['pagrindinis_tikslas'] ) );
		self::assertSame( 0, $this->list( $this->founder )['total'] );
		self::assertSame( 'Ištrintas naudotojas', $this->list( $this->mentor )['list'][0]['name'] );

		$this->data()->erase( $this->mentor, 1 );
		self::assertSame( array( 0, 0 ), array( $this->rows_of( 'plans' ), $this->rows_of( 'plan_steps' ) ) );
		self::assertNull( get_post( $plan ) );
		self::assertFalse( $this->data()->erase( $this->mentor, 1 )['removed'] );
	}

	public function test_deleting_an_account_leaves_the_plan_to_the_other_side(): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$plan = $this->plan();
		wp_delete_user( $this->mentor );

		self::assertSame( 'Ištrintas naudotojas', $this->get( $plan )['name'] );
		self::assertSame( 200, $this->edit( $plan, array( 'veiksmas' => 'Toliau' ) )->get_status() );
		do_action( 'mentoriai_run_due' );
	}

	public function test_a_mentors_numbers(): void {
		$plan = $this->plan( array( 'planSteps' => array( self::new_step(), self::new_step() ) ) );
		$this->call( 'mark_step_as_completed', array( 'planId' => $plan, 'stepUid' => $this->get( $plan )['etapai'][0]['uid'] ), $this->founder );
		$this->call( 'mark_plan_as_completed', array( 'planId' => $plan ), $this->mentor );
		$this->call( 'mark_plan_as_completed', array( 'planId' => $this->plan() ), $this->founder );
		$this->later( '2026-11-30T22:30:00Z' );
		$this->plan();
		$numbers = new PlanTotalsRepository();
		$totals = $numbers->totals( ( new UnionQuery( $this->db() ) )->rows( array( 'plans' => $numbers->select( $this->mentor ) ) )['plans'] );
		$months = $totals->by_month;
		ksort( $months );

		self::assertSame( array( 3, 1, 1 ), array( $totals->received, $totals->completed, $totals->steps_completed ) );
		self::assertSame( array( '2026-11' => 2, '2026-12' => 1 ), $months );
		$shown = $this->request( 'GET', 'user-results', array(), $this->token( $this->mentor ) )->get_data()['results']['aktyvumas'];
		self::assertSame( array( 3, 1, 1 ), array( $shown['plans_received'], $shown['plans_completed'], $shown['steps_completed'] ) );
		self::assertSame( array( '2026-11' => 2, '2026-12' => 1 ), array_filter( array_column( $shown['by_month'], 'plans', 'month' ) ) );
	}

	private function data(): PlanData {
		return new PlanData( $this->db(), new PlanPeopleRepository( $this->db() ), new Clock() );
	}

	/** @param array<string, string> $query */
	private function staff_list( string $search = '', array $query = array() ): string {
		self::load_admin();
		set_current_screen( 'mentoriai_page_mentoriai-plans' );
		$_GET = array_filter( array( 's' => $search ) + $query );
		ob_start();
		( new Locale( dirname( __DIR__, 4 ) . '/languages/' ) )->within( Lang::En, fn () => ( new PlansPage( new PlanOverviewRepository( $this->db() ), new Clock() ) )->show() );
		return (string) ob_get_clean();
	}
}
