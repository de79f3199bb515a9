<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Mentors\FieldRepository;
use MentoriaiPortal\Mentors\StaticMentors;
use RuntimeException;

/**
 * Mentors at hubs: a post a language.
 *
 * @phpstan-import-type StaticText from DemoData
 */
final readonly class StaticMentorsImport {

	public function __construct( private DemoData $data ) {}

	/** @param array<string, int> $fields Slug to term id. */
	public function run( array $fields ): void {
		foreach ( $this->data->static_mentors() as $mentor ) {
			$group = self::group( $mentor['slug']['lt'] );
			$there = self::languages( $group );
			foreach ( Lang::cases() as $lang ) {
				$text = $mentor[ $lang->value ];
				if ( null !== $text && ! in_array( $lang, $there, true ) ) {
					$this->add( $text, $lang, $mentor['slug'][ $lang->value ], $group, array_map( static fn ( string $slug ): int => $fields[ $slug ], $mentor['fields'] ) );
				}
			}
		}
	}

	/**
	 * @param StaticText $text
	 * @param list<int>  $terms
	 */
	private function add( array $text, Lang $lang, string $slug, string $group, array $terms ): void {
		$id = wp_insert_post(
			array(
				'post_type'    => StaticMentors::POST_TYPE,
				'post_status'  => 'draft',
				'post_title'   => wp_slash( $text['name'] ),
				'post_name'    => $slug,
				'post_content' => wp_slash( BlockMarkup::of( BlockMarkup::with_links( $text['html'] ) ) ),
				'meta_input'   => array(
					PostMeta::LANG          => $lang->value,
					PostMeta::GROUP         => $group,
					StaticMentors::POSITION => wp_slash( $text['position'] ),
				),
			),
			true
		);
		if ( is_wp_error( $id ) ) {
			throw new RuntimeException( 'The mentor ' . $slug . ' could not be made: ' . $id->get_error_message() );
		}
		wp_set_object_terms( $id, $terms, FieldRepository::TAXONOMY );
		// Published last: slugs are unique within a language, which only now is known.
		wp_update_post(
			array(
				'ID'          => $id,
				'post_status' => 'publish',
				'post_name'   => $slug,
			)
		);
	}

	/** The same at every import, shaped like any other group (a UUID). */
	private static function group( string $slug ): string {
		return implode( '-', sscanf( md5( 'mentoriai-demo/' . $slug ), '%8s%4s%4s%4s%12s' ) ?: array() );
	}

	/** @return list<Lang> Languages in which the mentor is there, in whatever state. */
	private static function languages( string $group ): array {
		$ids = get_posts(
			array(
				'post_type'   => StaticMentors::POST_TYPE,
				'post_status' => array( 'any', 'trash' ),
				'numberposts' => -1,
				'fields'      => 'ids',
				'meta_key'    => PostMeta::GROUP,
				'meta_value'  => $group,
			)
		);
		return array_values( array_map( array( StaticMentors::class, 'lang' ), $ids ) );
	}
}
