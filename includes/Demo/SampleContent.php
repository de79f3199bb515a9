<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

use Closure;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Media\Images;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Mentors\StaticMentors;
use MentoriaiPortal\Privacy\PersonErasure;
use MentoriaiPortal\Stories\StoriesModule;
use WP_Post;
use WP_Term;
use WP_User;

/**
 * The invented people, events and stories of a real site. Each is marked with what it was when it was made, so that one
 * button removes them and leaves what someone has edited since.
 *
 * @phpstan-type Ids array{posts: list<int>, users: list<int>, terms: list<int>}
 * @phpstan-type Kept list<array{text: string, url: string}>
 */
final class SampleContent {

	/** Of posts, accounts and towns: a fingerprint. */
	private const MARK = '_mentoriai_sample';

	private const TYPES = array( StaticMentors::POST_TYPE, EventMeta::POST_TYPE, StoriesModule::POST_TYPE, 'attachment' );

	/** What of an account counts as edited; fields change when they are merged, the status without anyone. */
	private const PROFILE = array( 'first_name', 'last_name', UserMeta::SLUG, UserMeta::POSITION, UserMeta::POSITION_EN, UserMeta::ABOUT, UserMeta::ABOUT_EN, UserMeta::LINKEDIN, UserMeta::PHONE, UserMeta::COMPANY, UserMeta::COMPANY_YEAR, UserMeta::ACTIVITY, UserMeta::QUESTIONS, UserMeta::AVATAR );

	/** @param Closure( list<int>, Closure(): void ): void $forget Has accounts deleted by the second, and counts nothing of them any more. */
	public function __construct( private Closure $forget ) {}

	/** @return Ids What there is; to be asked before the import. */
	public function known(): array {
		return array(
			'posts' => array_column( self::posts(), 'ID' ),
			'users' => array_column( get_users(), 'ID' ),
			'terms' => array_column( self::towns(), 'term_id' ),
		);
	}

	/** @param Ids $known What was there before. */
	public function remember( array $known ): void {
		foreach ( self::posts() as $post ) {
			in_array( $post->ID, $known['posts'], true ) || update_post_meta( $post->ID, self::MARK, self::of_post( $post ) );
		}
		foreach ( get_users() as $user ) {
			in_array( $user->ID, $known['users'], true ) || update_user_meta( $user->ID, self::MARK, self::of_user( $user ) );
		}
		foreach ( self::towns() as $town ) {
			in_array( $town->term_id, $known['terms'], true ) || update_term_meta( $town->term_id, self::MARK, '1' );
		}
	}

	/** Whether anything is there that remove() would remove. */
	public function is_there(): bool {
		return array() !== $this->marked_users( false ) || array() !== array_filter( $this->marked_posts( false ), static fn ( WP_Post $post ): bool => 'attachment' !== $post->post_type );
	}

	/** @return Kept What someone has edited since, with where. */
	public function kept(): array {
		$kept = array();
		foreach ( $this->marked_users( true ) as $user ) {
			$kept[] = array(
				'text' => $user->display_name,
				'url'  => (string) get_edit_user_link( $user->ID ),
			);
		}
		foreach ( $this->marked_posts( true ) as $post ) {
			$kept[] = array(
				'text' => $post->post_title,
				'url'  => (string) get_edit_post_link( $post->ID, 'raw' ),
			);
		}
		return $kept;
	}

	/** Removes what no one has edited: people with all that is theirs, posts, then files and towns that nothing uses any more. */
	public function remove(): void {
		$people = array_map( static fn ( WP_User $user ): int => $user->ID, $this->marked_users( false ) );
		( $this->forget )(
			$people,
			static function () use ( $people ): void {
				array_map( PersonErasure::delete_account( ... ), $people );
			}
		);
		$posts = $this->marked_posts( false );
		foreach ( $posts as $post ) {
			'attachment' === $post->post_type || wp_delete_post( $post->ID, true );
		}
		$used = self::used_files();
		foreach ( $posts as $post ) {
			'attachment' !== $post->post_type || isset( $used[ $post->ID ] ) || wp_delete_attachment( $post->ID, true );
		}
		foreach ( self::towns() as $town ) {
			if ( 0 === $town->count && metadata_exists( 'term', $town->term_id, self::MARK ) ) {
				wp_delete_term( $town->term_id, EventMeta::TOWN );
			}
		}
	}

	/** @return list<WP_User> */
	private function marked_users( bool $edited ): array {
		$users = get_users( array( 'meta_key' => self::MARK ) ); // phpcs:ignore WordPress.DB.SlowDBQuery -- in wp-admin, of a set-up.
		return array_values( array_filter( $users, static fn ( WP_User $user ): bool => $edited === ( get_user_meta( $user->ID, self::MARK, true ) !== self::of_user( $user ) ) ) );
	}

	/** @return list<WP_Post> */
	private function marked_posts( bool $edited ): array {
		$posts = self::posts( true );
		return array_values( array_filter( $posts, static fn ( WP_Post $post ): bool => $edited === ( get_post_meta( $post->ID, self::MARK, true ) !== self::of_post( $post ) ) ) );
	}

	/** @return list<WP_Post> */
	private static function posts( bool $marked = false ): array {
		$posts = get_posts(
			array(
				'post_type'   => self::TYPES,
				'post_status' => array( 'any', 'trash' ),
				'numberposts' => -1,
				'meta_key'    => $marked ? self::MARK : '', // phpcs:ignore WordPress.DB.SlowDBQuery -- in wp-admin, of a set-up.
			)
		);
		return array_values( $posts );
	}

	/** @return list<WP_Term> */
	private static function towns(): array {
		$terms = get_terms(
			array(
				'taxonomy'   => EventMeta::TOWN,
				'hide_empty' => false,
			)
		);
		return is_array( $terms ) ? array_values( $terms ) : array();
	}

	/** @return array<int, true> Ids that what stays names: pictures of posts and blocks, files of events, the logo. */
	private static function used_files(): array {
		$posts = get_posts(
			array(
				'post_type'   => array( ...array_diff( self::TYPES, array( 'attachment' ) ), 'page', 'post', 'wp_block' ),
				'post_status' => array( 'any', 'trash' ),
				'numberposts' => -1,
			)
		);
		$texts = array( (string) maybe_serialize( get_option( Settings::OPTION ) ), 'i:' . get_option( 'site_icon' ) . ';' );
		foreach ( $posts as $post ) {
			$texts[] = $post->post_content;
			foreach ( get_post_meta( $post->ID ) ?: array() as $values ) {
				foreach ( (array) $values as $value ) {
					$texts[] = is_numeric( $value ) ? "i:$value;" : (string) $value;
				}
			}
		}
		// In serialized values, in attributes of blocks, in the class of a picture.
		preg_match_all( '~\bi:(\d+);|[:\[,](\d+)(?=[,}\]])|wp-image-(\d+)~', implode( "\n", $texts ), $found );
		return array_fill_keys( array_map( 'intval', array_merge( ...array_slice( $found, 1 ) ) ), true );
	}

	private static function of_post( WP_Post $post ): string {
		$meta = array_filter( get_post_meta( $post->ID ) ?: array(), static fn ( string $key ): bool => ! in_array( $key, array( self::MARK, Images::PLACEHOLDER ), true ) && ! str_starts_with( $key, '_edit_' ) && ! str_starts_with( $key, '_wp_' ), ARRAY_FILTER_USE_KEY );
		ksort( $meta );
		return md5( (string) wp_json_encode( array( $post->post_title, $post->post_excerpt, $post->post_content, $post->post_status, $post->post_name, $meta ) ) );
	}

	private static function of_user( WP_User $user ): string {
		$profile = array_map( static fn ( string $key ): mixed => get_user_meta( $user->ID, $key, true ), self::PROFILE );
		// Nothing where there is none: samples of before have no city in theirs.
		$profile = array( ...$profile, ...array_filter( array( get_user_meta( $user->ID, UserMeta::TOWN, true ) ) ) );
		return md5( (string) wp_json_encode( array( $user->user_email, $user->display_name, $user->roles, $profile ) ) );
	}
}
