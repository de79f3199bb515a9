<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Guards;

use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Events\Town;
use MentoriaiPortal\Mentors\FieldRepository;
use MentoriaiPortal\Tests\IntegrationTestCase;

/**
 * Forms of terms in wp-admin.
 */
final class EditorGuardsTest extends IntegrationTestCase {

	public function test_names_of_towns_and_fields_want_nonce_and_capability(): void {
		$forms = array(
			array( EventMeta::TOWN, Town::NAME_EN, 'mentoriai_town_form' ),
			array( FieldRepository::TAXONOMY, FieldRepository::NAME_EN, 'mentoriai_field_form' ),
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
