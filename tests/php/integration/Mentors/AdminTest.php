<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Mentors;

use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Mentors\Admin\StaticMentorPanel;
use MentoriaiPortal\Mentors\Field;
use MentoriaiPortal\Mentors\HubContact;
use MentoriaiPortal\Mentors\StaticMentors;
use WP_REST_Request;
use WP_REST_Response;

/**
 * What editors fill in in wp-admin.
 */
final class AdminTest extends MentorsTestCase {

	public function test_the_box_saves_what_an_editor_wrote(): void {
		wp_set_current_user( 1 );
		$id = $this->static_mentor( 'Alma A', 'lt', '' );
		$this->save_box( $id, array( 'mentoriai_position' => 'Adviser <b>x</b> \\ “y”', 'mentoriai_linkedin' => 'javascript:alert(1)' ) );

		self::assertSame( 'Adviser x \\ “y”', get_post_meta( $id, StaticMentors::POSITION, true ) );
		self::assertSame( '', get_post_meta( $id, StaticMentors::LINKEDIN, true ) );
		self::assertSame( 'lt', get_post_meta( $id, PostMeta::LANG, true ) );
	}

	public function test_the_list_says_where_a_mentor_is_and_the_title_is_a_name(): void {
		$id = $this->static_mentor( 'Alma A', 'lt', '' );
		update_post_meta( $id, HubContact::HUB, 'Kauno <spiečius>' );
		$columns = apply_filters( 'manage_' . StaticMentors::POST_TYPE . '_posts_columns', array( 'cb' => '', 'title' => 'Title', 'date' => 'Date' ) );
		ob_start();
		do_action( 'manage_' . StaticMentors::POST_TYPE . '_posts_custom_column', 'mentoriai_hub', $id );
		do_action( 'manage_' . StaticMentors::POST_TYPE . '_posts_custom_column', 'mentoriai_hub_town', $id );

		self::assertSame( 'Kauno &lt;spiečius&gt;–', ob_get_clean() );
		self::assertSame( array( 'cb', 'title', 'mentoriai_hub', 'mentoriai_hub_town' ), array_slice( array_diff( array_keys( $columns ), array( 'mentoriai_languages' ) ), 0, 4 ) );
		self::assertSame( 'Vardas ir pavardė', $columns['title'] );
		self::assertSame( 'Vardas ir pavardė', apply_filters( 'enter_title_here', 'Add title', get_post( $id ) ) );
	}

	public function test_what_editors_wrote_about_meetings_is_on_the_mentors_page_and_safe_to_link_to(): void {
		wp_set_current_user( 1 );
		$id = $this->static_mentor( 'Alma A', 'lt', 'g', array( 'post_name' => 'alma' ) );
		$this->save_box(
			$id,
			array(
				'mentoriai_hub'         => 'Kauno <b>spiečius</b>',
				'mentoriai_town'        => 'Kaunas',
				'mentoriai_address'     => 'Pavyzdžio g. 5 „A“',
				'mentoriai_map_url'     => 'http://maps.example.org/?q=1&z=2',
				'mentoriai_phone'       => '+370 600 00 000',
				'mentoriai_email'       => 'kaunas@example.org',
				'mentoriai_days'        => 'antradieniais',
				'mentoriai_booking_url' => 'www.example.org/laikas',
			)
		);
		$contact = array(
			'hub'         => 'Kauno spiečius',
			'town'        => 'Kaunas',
			'address'     => 'Pavyzdžio g. 5 „A“',
			'map_url'     => 'https://maps.example.org/?q=1&z=2',
			'phone'       => '+370 600 00 000',
			'email'       => 'kaunas@example.org',
			'days'        => 'antradieniais',
			'booking_url' => 'https://www.example.org/laikas',
		);
		self::assertSame( $contact, $this->request( 'GET', 'mentoriai_static_single/alma' )->get_data()['contact'] );

		update_post_meta( $id, HubContact::BOOKING_URL, 'javascript:alert(1)' );
		update_post_meta( $id, HubContact::MAP_URL, 'data:text/html,x' );
		update_post_meta( $id, HubContact::EMAIL, '"><script>' );
		update_post_meta( $id, HubContact::DAYS, '<script>x</script>y' );
		$unsafe = $this->request( 'GET', 'mentoriai_static_single/alma' )->get_data()['contact'];
		self::assertSame( array( '', '', '', 'y' ), array( $unsafe['booking_url'], $unsafe['map_url'], $unsafe['email'], $unsafe['days'] ) );

		update_post_meta( $id, HubContact::MAP_URL, '//example.test/kitur' );
		self::assertSame( '', $this->request( 'GET', 'mentoriai_static_single/alma' )->get_data()['contact']['map_url'], 'It is of no scheme.' );
		foreach ( array( 'sanitize_text_field', 'sanitize_email', 'clean_url' ) as $filter ) {
			add_filter( $filter, '__return_null' );
		}
		$odd = $this->request( 'GET', 'mentoriai_static_single/alma' );
		self::assertSame( array( 200, '', '' ), array( $odd->get_status(), $odd->get_data()['contact']['map_url'], $odd->get_data()['contact']['hub'] ), "What other plugins' filters return breaks nothing." );
	}

	public function test_the_editors_panels_save_the_same_for_those_who_edit_the_mentor(): void {
		$id   = $this->static_mentor( 'Alma A', 'lt', 'g', array( 'post_name' => 'alma' ) );
		$path = '/wp/v2/' . StaticMentors::POST_TYPE . "/$id";
		$save = static function ( array $facts ) use ( $path ): WP_REST_Response {
			$GLOBALS['wp_rest_server'] = null;
			$request                   = new WP_REST_Request( 'POST', $path );
			$request->set_body_params( array( 'context' => 'edit', StaticMentorPanel::FIELD => $facts ) );
			return rest_do_request( $request );
		};
		self::assertSame( 401, $save( array( 'mentoriai_hub' => 'Svetimas' ) )->get_status() );
		self::assertArrayNotHasKey( StaticMentorPanel::FIELD, rest_do_request( new WP_REST_Request( 'GET', $path ) )->get_data() );
		wp_set_current_user( 1 );
		$save( array( 'mentoriai_hub' => 'Kauno <b>spiečius</b>', 'mentoriai_email' => 'kaunas@example.org', 'mentoriai_booking_url' => 'www.example.org/laikas' ) );
		$told = $save( array( 'mentoriai_town' => str_repeat( 'ž', 120 ), 'mentoriai_map_url' => 'javascript:alert(1)' ) )->get_data()[ StaticMentorPanel::FIELD ];

		self::assertSame( array( 'Kauno spiečius', 'kaunas@example.org', 'https://www.example.org/laikas', str_repeat( 'ž', 100 ), '' ), array( $told['mentoriai_hub'], $told['mentoriai_email'], $told['mentoriai_booking_url'], $told['mentoriai_town'], $told['mentoriai_map_url'] ) );
		self::assertSame( 'Patarėja', $told['mentoriai_position'], 'What is not sent stays.' );
	}

	public function test_without_nonce_or_right_nothing_is_saved(): void {
		$id   = $this->static_mentor( 'Alma A', 'lt', 'g' );
		$term = $this->field( 'a', 'A', 'In English' );
		wp_set_current_user( 1 );
		$_POST = array( 'mentoriai_position' => 'Kita', Field::NAME_EN => 'Other' );
		do_action( 'save_post_' . StaticMentors::POST_TYPE, $id, get_post( $id ), true );
		do_action( 'edited_' . Field::TAXONOMY, $term, $term, array() );
		$nonces = array( 'mentoriai_mentor_box' => wp_create_nonce( 'mentoriai_mentor_box' ), 'mentoriai_field_form' => wp_create_nonce( 'mentoriai_field_form' ) );
		wp_set_current_user( 0 );
		$_POST += $nonces;
		do_action( 'save_post_' . StaticMentors::POST_TYPE, $id, get_post( $id ), true );
		do_action( 'edited_' . Field::TAXONOMY, $term, $term, array() );

		self::assertSame( 'Patarėja', get_post_meta( $id, StaticMentors::POSITION, true ) );
		self::assertSame( 'In English', get_term_meta( $term, Field::NAME_EN, true ) );
	}

	public function test_the_english_name_of_a_tag_is_saved_with_the_tag(): void {
		wp_set_current_user( 1 );
		$term  = $this->field( 'a', 'Pardavimai' );
		$_POST = array(
			'mentoriai_field_form'          => wp_create_nonce( 'mentoriai_field_form' ),
			Field::NAME_EN        => 'Sales & <i>more</i>',
			Field::DESCRIPTION_EN => "Line\nline",
		);
		wp_update_term( $term, Field::TAXONOMY, array( 'name' => 'Pardavimai' ) );
		$_POST = array();
		$tag   = $this->request( 'GET', 'mentoriai_dynamic/tax?lang=en' )->get_data()[0];

		self::assertSame( array( 'Sales & more', "Line\nline" ), array( $tag['name'], $tag['description'] ) );
	}

	public function test_the_type_is_for_wp_admin_and_the_portal_only(): void {
		$id   = $this->static_mentor( 'Alma A', 'en', 'g', array( 'post_name' => 'alma' ) );
		$type = get_post_type_object( StaticMentors::POST_TYPE );

		self::assertNotNull( $type );
		self::assertFalse( $type->publicly_queryable );
		self::assertTrue( $type->show_ui );
		self::assertSame( home_url( '/en/mentoriai-spieciuose/alma' ), get_permalink( $id ) );
	}

	/** @param array<string, string> $fields As a browser sends them. */
	private function save_box( int $id, array $fields ): void {
		$_POST = wp_slash( $fields ) + array( 'mentoriai_mentor_box' => wp_create_nonce( 'mentoriai_mentor_box' ) );
		wp_update_post( array( 'ID' => $id ) );
		$_POST = array();
	}
}
