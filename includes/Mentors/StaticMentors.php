<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Busy;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Media\Images;
use MentoriaiPortal\Core\PostMeta;
use WP_Post;

/**
 * Mentors whom editors present, as sources of the index: posts `mentoriai_mentor`, one a language.
 */
final readonly class StaticMentors {

	public const POST_TYPE = PostType::NAME;
	public const POSITION  = '_mentoriai_position';
	public const LINKEDIN  = '_mentoriai_linkedin';

	public function __construct( private FieldRepository $fields ) {}

	public static function lang( int $post_id ): Lang {
		return Lang::from_query( get_post_meta( $post_id, PostMeta::LANG, true ) );
	}

	/** What a mentor and its translation have in common; a post without a group is alone. */
	public static function pair_key( int $post_id ): string {
		$group = get_post_meta( $post_id, PostMeta::GROUP, true );
		return is_string( $group ) && '' !== $group ? substr( $group, 0, 40 ) : (string) $post_id;
	}

	/**
	 * The published posts of a pair by language.
	 *
	 * @return array<string, WP_Post>
	 */
	public function published( string $pair_key ): array {
		$query = array(
			'post_type'      => self::POST_TYPE,
			'post_status'    => 'publish',
			'posts_per_page' => 10,
			'orderby'        => 'ID',
			'order'          => 'ASC',
			'has_password'   => false,
		);
		$query += ctype_digit( $pair_key )
			? array( 'p' => (int) $pair_key )
			: array(
				'meta_key'   => PostMeta::GROUP, // phpcs:ignore WordPress.DB.SlowDBQuery -- only when an editor saves.
				'meta_value' => $pair_key, // phpcs:ignore WordPress.DB.SlowDBQuery
			);
		$posts  = array();
		foreach ( get_posts( $query ) as $post ) {
			if ( self::pair_key( $post->ID ) === $pair_key ) {
				$posts[ self::lang( $post->ID )->value ] ??= $post;
			}
		}
		return $posts;
	}

	/** The row of one language, made of the post in it or, where there is none, of the other language's. */
	public function source( WP_Post $post, string $pair_key, Lang $lang ): MentorSource {
		$terms = get_the_terms( $post, Field::TAXONOMY );
		$ids   = is_array( $terms ) ? array_map( static fn ( \WP_Term $term ): int => $term->term_id, $terms ) : array();
		$ids   = $this->fields->known( $ids );
		$title = self::plain( $post->post_title );
		$parts = explode( ' ', $title, 2 );
		return new MentorSource(
			kind: MentorKind::Static,
			lang: $lang,
			id: $post->ID,
			pair_key: $pair_key,
			slug: $post->post_name,
			state: AccountStatus::Public,
			busy: new Busy(),
			title: $title,
			first_name: $parts[0],
			last_name: $parts[1] ?? '',
			text: self::plain( get_post_meta( $post->ID, self::POSITION, true ) ),
			text_lang: self::lang( $post->ID ),
			company: '',
			about: self::plain( wp_strip_all_tags( preg_replace( '~<(/?(p|li|h[1-6]|div|br|tr|td|blockquote|figcaption))\b~i', ' <$1', $post->post_content ) ?? '' ) ),
			image: Images::stored( Images::of( (int) get_post_thumbnail_id( $post ) ) ),
			term_ids: $ids,
			position: $post->menu_order,
			town: HubContact::of( $post->ID )->town,
			fields: $this->fields->names( $ids )
		);
	}

	private static function plain( mixed $text ): string {
		return trim( html_entity_decode( is_string( $text ) ? $text : '', ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}
}
