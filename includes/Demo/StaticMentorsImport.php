<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Mentors\Field;
use MentoriaiPortal\Mentors\StaticMentors;

/**
 * Mentors at hubs: a post a language.
 */
final readonly class StaticMentorsImport {

	public function __construct( private DemoData $data, private FilesImport $files ) {}

	/** @param array<string, int> $fields Slug to term id. */
	public function run( array $fields ): void {
		$posts = new TranslatedPosts( StaticMentors::POST_TYPE );
		foreach ( $this->data->static_mentors() as $mentor ) {
			$terms = array( Field::TAXONOMY => array_map( static fn ( string $slug ): int => $fields[ $slug ], $mentor['fields'] ) );
			$file  = $this->data->portrait( $mentor['slug']['lt'] );
			$photo = null === $file ? 0 : $this->files->add( $file, $mentor['lt']['name'] );
			foreach ( Lang::cases() as $lang ) {
				$text = $mentor[ $lang->value ];
				if ( null !== $text ) {
					$posts->add( $mentor['slug']['lt'], $lang, $mentor['slug'][ $lang->value ], $text['name'], $text['html'], array( StaticMentors::POSITION => $text['position'] ), $terms, $photo );
				}
			}
		}
	}
}
