<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Mentors;

use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Mentors\Field;
use MentoriaiPortal\Mentors\StaticMentors;
use MentoriaiPortal\Tests\IntegrationTestCase;
use WP_User;

/**
 * Makes mentors the way profiles and wp-admin do, and reads lists the way the app does.
 */
abstract class MentorsTestCase extends IntegrationTestCase {

	private int $made = 0;

	protected function field( string $slug, string $name, string $name_en = '' ): int {
		$term = wp_insert_term( $name, Field::TAXONOMY, array( 'slug' => $slug ) );
		self::assertIsArray( $term );
		if ( '' !== $name_en ) {
			update_term_meta( $term['term_id'], Field::NAME_EN, $name_en );
		}
		return (int) $term['term_id'];
	}

	/**
	 * A member who is a public mentor, unless the meta say otherwise.
	 *
	 * @param array<string, mixed> $meta User meta by key.
	 */
	protected function mentor( string $name, array $meta = array() ): int {
		$number = ++$this->made;
		$id     = $this->user( 'mentor-' . $number );
		[ $first, $last ] = explode( ' ', $name . ' ', 2 );
		$this->save(
			$id,
			$meta + array(
				'first_name'        => $first,
				'last_name'         => trim( $last ),
				UserMeta::STATUS    => 'public',
				UserMeta::POSITION  => 'Vadovas',
				UserMeta::ABOUT     => 'Padedu augti.',
				UserMeta::BUSY      => '0',
			)
		);
		( new WP_User( $id ) )->set_role( 'mentorius' );
		return $id;
	}

	/** Without wp_insert_user(), whose password hash takes longer than the rest of a test. */
	private function user( string $login ): int {
		global $wpdb;
		$wpdb->insert(
			$wpdb->users,
			array(
				'user_login'      => $login,
				'user_nicename'   => $login,
				'user_email'      => $login . '@demo.test',
				'user_pass'       => '!',
				'user_registered' => '2026-01-01 00:00:00',
			)
		);
		return $wpdb->insert_id;
	}

	/** @param array<string, mixed> $meta User meta by key. */
	protected function save( int $id, array $meta ): void {
		foreach ( $meta as $key => $value ) {
			update_user_meta( $id, $key, wp_slash( $value ) );
		}
		do_action( 'mentoriai_profile_saved', $id );
	}

	/**
	 * An editor's mentor.
	 *
	 * @param array<string, mixed> $post Post fields over the usual ones.
	 * @param list<int>            $fields Tags.
	 */
	protected function static_mentor( string $name, string $lang, string $group, array $post = array(), array $fields = array() ): int {
		$id = wp_insert_post(
			$post + array(
				'post_type'    => StaticMentors::POST_TYPE,
				'post_status'  => 'publish',
				'post_title'   => $name,
				'post_content' => '<!-- wp:paragraph --><p>Apie ' . $name . '</p><!-- /wp:paragraph -->',
				'meta_input'   => array(
					PostMeta::LANG          => $lang,
					PostMeta::GROUP         => $group,
					StaticMentors::POSITION => 'en' === $lang ? 'Adviser' : 'Patarėja',
				),
			),
			true
		);
		self::assertIsInt( $id );
		wp_set_object_terms( $id, $fields, Field::TAXONOMY );
		return $id;
	}

	/**
	 * A list's reply.
	 *
	 * @param array<string, mixed> $body
	 * @return array{list: list<array<string, mixed>>, total: int, seed: string, status: bool}
	 */
	protected function list( array $body = array(), string $kind = 'dynamic', string $lang = 'lt' ): array {
		$reply = $this->request( 'POST', "mentoriai_$kind/?lang=$lang", $body );
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		/** @var array{list: list<array<string, mixed>>, total: int, seed: string, status: bool} */
		return $reply->get_data();
	}

	/**
	 * Names in a list's reply.
	 *
	 * @param array<string, mixed> $body
	 * @return list<string>
	 */
	protected function names( array $body = array(), string $kind = 'dynamic', string $lang = 'lt' ): array {
		return array_column( $this->list( $body, $kind, $lang )['list'], 'title' );
	}
}
