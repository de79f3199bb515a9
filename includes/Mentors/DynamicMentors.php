<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\MetaValue;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Busy;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Media\Images;
use MentoriaiPortal\Core\Media\Photo;

/**
 * Members who are mentors, as sources of the index. Their slug is the same in both languages.
 */
final readonly class DynamicMentors {

	public function __construct( private MentorSourceRepository $sources, private FieldRepository $fields, private Clock $clock ) {}

	/**
	 * @return array<string, string>|null Stored meta; null for who is no mentor.
	 */
	public function meta( int $user_id ): ?array {
		return $this->sources->mentor( $user_id );
	}

	/** @param array<string, string> $meta As meta(). */
	public static function name( array $meta ): string {
		return trim( ( $meta['first_name'] ?? '' ) . ' ' . ( $meta['last_name'] ?? '' ) );
	}

	/** @param array<string, string> $meta As meta(). */
	public function source( int $user_id, array $meta, string $slug, Lang $lang ): MentorSource {
		$terms   = MetaValue::data( $meta[ UserMeta::FIELDS ] ?? '' );
		$english = Lang::En === $lang;
		$text_en = $english ? ( $meta[ UserMeta::POSITION_EN ] ?? '' ) : '';
		$ids     = is_array( $terms ) ? $this->fields->known( $terms ) : array();
		$about   = $english ? ( $meta[ UserMeta::ABOUT_EN ] ?? '' ) : '';
		return new MentorSource(
			kind: MentorKind::Dynamic,
			lang: $lang,
			id: $user_id,
			pair_key: (string) $user_id,
			slug: $slug,
			state: self::state( $meta ),
			busy: Busy::stored( $meta, $this->clock->today() ),
			title: self::name( $meta ),
			first_name: $meta['first_name'] ?? '',
			last_name: $meta['last_name'] ?? '',
			text: '' === $text_en ? ( $meta[ UserMeta::POSITION ] ?? '' ) : $text_en,
			text_lang: '' === $text_en ? Lang::Lt : Lang::En,
			company: $meta[ UserMeta::COMPANY ] ?? '',
			about: '' === $about ? ( $meta[ UserMeta::ABOUT ] ?? '' ) : $about,
			image: Images::stored( Photo::of( $meta[ UserMeta::AVATAR ] ?? null )?->image() ),
			term_ids: $ids,
			town: $meta[ UserMeta::TOWN ] ?? '',
			fields: $this->fields->names( $ids ),
			capacity: max( 0, (int) ( $meta[ UserMeta::CAPACITY ] ?? 0 ) ),
			work: implode( "\n", array_map( static fn ( string $key ): string => $meta[ $key ] ?? '', array( UserMeta::POSITION, UserMeta::POSITION_EN, UserMeta::COMPANY, UserMeta::ABOUT, UserMeta::ABOUT_EN ) ) )
		);
	}

	/**
	 * Someone without a name cannot be shown, whatever the status.
	 *
	 * @param array<string, string> $meta As meta().
	 */
	private static function state( array $meta ): AccountStatus {
		$state = AccountStatus::of_stored( $meta[ UserMeta::STATUS ] ?? null );
		return AccountStatus::Public === $state && '' === self::name( $meta ) ? AccountStatus::Draft : $state;
	}
}
