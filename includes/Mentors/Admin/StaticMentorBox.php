<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors\Admin;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Mentors\StaticMentors;
use WP_Post;

/**
 * The box beside a mentor in the editor: position, LinkedIn, language, and which mentor it translates.
 */
final class StaticMentorBox {

	private const NONCE = 'mentoriai_mentor_box';

	public function add(): void {
		add_meta_box( 'mentoriai-mentor', __( 'Mentor', 'mentoriai-portal' ), array( $this, 'show' ), StaticMentors::POST_TYPE, 'side', 'high' );
	}

	public function show( WP_Post $post ): void {
		$lang = StaticMentors::lang( $post->ID );
		wp_nonce_field( self::NONCE, self::NONCE );
		self::input( 'mentoriai_position', __( 'Position and company', 'mentoriai-portal' ), (string) get_post_meta( $post->ID, StaticMentors::POSITION, true ), 'text' );
		self::input( 'mentoriai_linkedin', __( 'LinkedIn address', 'mentoriai-portal' ), (string) get_post_meta( $post->ID, StaticMentors::LINKEDIN, true ), 'url' );
		self::select(
			'mentoriai_lang',
			__( 'Language', 'mentoriai-portal' ),
			array(
				'lt' => __( 'Lithuanian', 'mentoriai-portal' ),
				'en' => __( 'English', 'mentoriai-portal' ),
			),
			$lang->value
		);
		self::select( 'mentoriai_translation', __( 'Translation of', 'mentoriai-portal' ), array( '' => __( 'None yet', 'mentoriai-portal' ) ) + self::originals( $post->ID, $lang ), (string) self::partner( $post->ID ) );
	}

	public function save( int $id ): void {
		$nonce = isset( $_POST[ self::NONCE ] ) ? sanitize_key( $_POST[ self::NONCE ] ) : '';
		if ( ! wp_verify_nonce( $nonce, self::NONCE ) || ! current_user_can( 'edit_post', $id ) || false !== wp_is_post_revision( $id ) ) {
			return;
		}
		$position = isset( $_POST['mentoriai_position'] ) ? sanitize_text_field( wp_unslash( $_POST['mentoriai_position'] ) ) : '';
		$linkedin = isset( $_POST['mentoriai_linkedin'] ) ? esc_url_raw( wp_unslash( $_POST['mentoriai_linkedin'] ), array( 'https' ) ) : '';
		$lang     = Lang::from_query( isset( $_POST['mentoriai_lang'] ) ? sanitize_key( $_POST['mentoriai_lang'] ) : '' );
		$original = isset( $_POST['mentoriai_translation'] ) ? absint( $_POST['mentoriai_translation'] ) : 0;
		update_post_meta( $id, StaticMentors::POSITION, wp_slash( mb_substr( $position, 0, 160 ) ) );
		update_post_meta( $id, StaticMentors::LINKEDIN, wp_slash( $linkedin ) );
		update_post_meta( $id, PostMeta::LANG, $lang->value );
		update_post_meta( $id, PostMeta::GROUP, self::group( $id, $lang, $original ) );
	}

	/** The group of the chosen original, else its own. */
	private static function group( int $id, Lang $lang, int $original ): string {
		if ( $original > 0 && $original !== $id && StaticMentors::POST_TYPE === get_post_type( $original ) && StaticMentors::lang( $original ) !== $lang ) {
			$group = (string) get_post_meta( $original, PostMeta::GROUP, true );
			if ( '' === $group ) {
				$group = wp_generate_uuid4();
				update_post_meta( $original, PostMeta::GROUP, $group );
			}
			return $group;
		}
		$own = (string) get_post_meta( $id, PostMeta::GROUP, true );
		return '' === $own || self::partner( $id ) > 0 ? wp_generate_uuid4() : $own;
	}

	/** The post of the other language in the same group, 0 without one. */
	private static function partner( int $id ): int {
		$group = (string) get_post_meta( $id, PostMeta::GROUP, true );
		$posts = '' === $group ? array() : self::posts( $id, array( 'meta_key' => PostMeta::GROUP, 'meta_value' => $group ) ); // phpcs:ignore WordPress.DB.SlowDBQuery -- in the editor only.
		return (int) array_key_first( $posts );
	}

	/** @return array<int, string> Id to name. */
	private static function originals( int $id, Lang $lang ): array {
		$posts = self::posts( $id, array() );
		return array_filter( $posts, static fn ( int $other ): bool => StaticMentors::lang( $other ) !== $lang, ARRAY_FILTER_USE_KEY );
	}

	/**
	 * @param array<string, mixed> $query Further conditions.
	 * @return array<int, string> Id to name.
	 */
	private static function posts( int $but, array $query ): array {
		$posts = get_posts(
			$query + array(
				'post_type'      => StaticMentors::POST_TYPE,
				'post_status'    => array( 'publish', 'draft', 'pending', 'private', 'future' ),
				'posts_per_page' => 500,
				'orderby'        => 'title',
				'order'          => 'ASC',
				'exclude'        => array( $but ), // phpcs:ignore WordPressVIPMinimum.Performance -- in the editor only.
			)
		);
		$found = array();
		foreach ( $posts as $post ) {
			if ( $post instanceof WP_Post ) {
				$found[ $post->ID ] = $post->post_title;
			}
		}
		return $found;
	}

	private static function input( string $name, string $label, string $value, string $type ): void {
		printf(
			'<p><label for="%1$s">%2$s</label><br><input class="widefat" id="%1$s" name="%1$s" type="%3$s" maxlength="300" value="%4$s"></p>',
			esc_attr( $name ),
			esc_html( $label ),
			esc_attr( $type ),
			esc_attr( $value )
		);
	}

	/** @param array<array-key, string> $choices Value to label. */
	private static function select( string $name, string $label, array $choices, string $chosen ): void {
		printf( '<p><label for="%1$s">%2$s</label><br><select class="widefat" id="%1$s" name="%1$s">', esc_attr( $name ), esc_html( $label ) );
		foreach ( $choices as $value => $text ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( (string) $value ), selected( (string) $value, $chosen, false ), esc_html( $text ) );
		}
		echo '</select></p>';
	}
}
