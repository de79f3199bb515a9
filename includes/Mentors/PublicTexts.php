<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Identity\UserMeta;
use WP_Post;

/**
 * What everyone reads on a mentor's page, as plain text.
 */
final readonly class PublicTexts {

	public function __construct( private DynamicMentors $dynamic, private StaticMentors $static, private MentorSourceRepository $sources ) {}

	/** @return list<string>|null The name first, then what there is in both languages; null where the lists show no such mentor. */
	public function of( MentorKind $kind, int $id ): ?array {
		return MentorKind::Static === $kind ? $this->of_post( $id ) : $this->of_member( $id );
	}

	/** @return list<string>|null */
	private function of_member( int $user_id ): ?array {
		$meta = $this->dynamic->meta( $user_id );
		if ( null === $meta ) {
			return null;
		}
		$texts = array();
		foreach ( Lang::cases() as $lang ) {
			$source = $this->dynamic->source( $user_id, $meta, $meta[ UserMeta::SLUG ] ?? '', $lang );
			if ( ! $source->is_visible() ) {
				return null;
			}
			array_push( $texts, $source->title, $source->text, $source->about );
		}
		array_push( $texts, $meta[ UserMeta::TOWN ] ?? '', $this->sources->about( $user_id )['linkedin'] );
		return self::distinct( $texts );
	}

	/** @return list<string>|null */
	private function of_post( int $id ): ?array {
		$post = get_post( $id );
		if ( ! $post instanceof WP_Post || StaticMentors::POST_TYPE !== $post->post_type || 'publish' !== $post->post_status || '' !== $post->post_password ) {
			return null;
		}
		$source = $this->static->source( $post, StaticMentors::pair_key( $id ), StaticMentors::lang( $id ) );
		return self::distinct( array( $source->title, $source->text, $source->about ) );
	}

	/**
	 * @param list<string> $texts
	 * @return list<string>
	 */
	private static function distinct( array $texts ): array {
		return array_values( array_unique( array_filter( array_map( 'trim', $texts ), static fn ( string $text ): bool => '' !== $text ) ) );
	}
}
