<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Guards;

use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Events\EventText;
use MentoriaiPortal\Events\Town;
use MentoriaiPortal\Mentors\Field;
use MentoriaiPortal\Tests\IntegrationTestCase;

/**
 * Forms of terms in wp-admin.
 */
final class EditorGuardsTest extends IntegrationTestCase {

	public function test_facts_of_an_event_are_for_who_may_edit_it(): void {
		$event  = wp_insert_post( array( 'post_type' => EventMeta::POST_TYPE, 'post_status' => 'publish', 'post_title' => 'x', 'post_author' => 1 ) );
		$author = wp_insert_user( array( 'user_login' => 'au', 'user_pass' => 'x', 'role' => 'author' ) );
		self::assertIsInt( $author );
		self::assertTrue( user_can( 1, 'edit_post_meta', $event, EventMeta::LOCATION ) );
		self::assertFalse( user_can( $author, 'edit_post_meta', $event, EventMeta::LOCATION ) );
	}

	public function test_a_link_of_an_event_leads_to_the_web(): void {
		self::assertSame( 'https://a.lt/x', EventText::web_url( 'https://a.lt/x' ) );
		foreach ( array( 'javascript:alert(1)', 'data:text/html,x', '//a.lt', 'https://a@b.lt', 'https://a.lt/"onclick=' ) as $url ) {
			self::assertSame( '', EventText::web_url( $url ), $url );
		}
	}

	public function test_names_of_towns_and_fields_want_nonce_and_capability(): void {
		$forms = array(
			array( EventMeta::TOWN, Town::NAME_EN, 'mentoriai_town_form' ),
			array( Field::TAXONOMY, Field::NAME_EN, 'mentoriai_field_form' ),
		);
		foreach ( $forms as [ $taxonomy, $key, $form ] ) {
			$term = wp_insert_term( 'Vardas ' . $taxonomy, $taxonomy );
			self::assertIsArray( $term );
			$id   = $term['term_id'];
			$save = static function ( int $who, string $nonce ) use ( $taxonomy, $key, $form, $id ): string {
				wp_set_current_user( $who );
				$_POST = array( $form => '' === $nonce ? (string) wp_create_nonce( $form ) : $nonce, $key => 'Name' );
				do_action( "edited_$taxonomy", $id, 0, array() );
				return (string) get_term_meta( $id, $key, true );
			};
			$author = wp_insert_user( array( 'user_login' => 'au-' . $taxonomy, 'user_pass' => 'x', 'role' => 'author' ) );
			self::assertIsInt( $author );
			self::assertSame( '', $save( 1, 'wrong' ), $taxonomy );
			self::assertSame( '', $save( $author, '' ), $taxonomy );
			self::assertSame( 'Name', $save( 1, '' ), $taxonomy );
		}
	}
}
