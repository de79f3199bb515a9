<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors\Admin;

use Closure;
use MentoriaiPortal\Core\AdminAssets;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Mentors\StaticMentorFacts;
use MentoriaiPortal\Mentors\StaticMentors;
use MentoriaiPortal\Services;
use WP_Post;

/**
 * The panels of a mentor at a hub in the block editor (src/admin/mentor). What they show and change is a field of the mentor
 * in wp/v2 for those who edit it, so that the editor's own button saves it.
 */
final readonly class StaticMentorPanel {

	public const FIELD = 'mentoriai_contact';

	/** @param Closure( Lang ): list<string> $towns Those in use. */
	public function __construct( private Services $core, private Closure $towns ) {}

	/** Action `enqueue_block_editor_assets`. */
	public function enqueue(): void {
		$mentor = get_post();
		if ( null !== $mentor && StaticMentors::POST_TYPE === get_current_screen()?->post_type ) {
			$longest = array();
			foreach ( StaticMentorFacts::KEYS as $key ) {
				$longest[ StaticMentorFacts::name( $key ) ] = StaticMentorFacts::longest( $key );
			}
			$data = array(
				'towns'   => ( $this->towns )( StaticMentors::lang( $mentor->ID ) ),
				'longest' => $longest,
			);
			AdminAssets::enqueue( $this->core, 'admin-mentor', array( 'mentor' => $data ) );
		}
	}

	/** Action `rest_api_init`. */
	public static function register(): void {
		$properties = array();
		foreach ( StaticMentorFacts::KEYS as $key ) {
			$properties[ StaticMentorFacts::name( $key ) ] = array( 'type' => 'string' );
		}
		register_rest_field(
			StaticMentors::POST_TYPE,
			self::FIELD,
			array(
				'get_callback'    => static fn ( array $post ): array => StaticMentorFacts::read( is_numeric( $post['id'] ?? null ) ? (int) $post['id'] : 0 ),
				'update_callback' => static function ( mixed $sent, WP_Post $post ): void {
					self::save( is_array( $sent ) ? $sent : array(), $post );
				},
				'schema'          => array(
					'type'       => 'object',
					'context'    => array( 'edit' ),
					'properties' => $properties,
				),
			)
		);
	}

	/**
	 * WordPress has checked that this person may edit the mentor.
	 *
	 * @param array<mixed> $sent
	 */
	private static function save( array $sent, WP_Post $post ): void {
		$typed = array();
		foreach ( StaticMentorFacts::KEYS as $key ) {
			$value = $sent[ StaticMentorFacts::name( $key ) ] ?? null;
			if ( is_string( $value ) ) {
				$typed[ $key ] = $value;
			}
		}
		StaticMentorFacts::write( $post->ID, $typed );
	}
}
