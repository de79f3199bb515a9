<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Stories\StoriesModule;

/**
 * Success stories, written on days before the import. Those without a picture get the app's pattern.
 *
 * @phpstan-import-type StoryData from DemoData
 */
final readonly class StoriesImport {

	public function __construct( private DemoData $data, private FilesImport $files, private Clock $clock ) {}

	public function run(): void {
		$posts = new TranslatedPosts( StoriesModule::POST_TYPE );
		foreach ( $this->data->stories() as $story ) {
			foreach ( Lang::cases() as $lang ) {
				$text = $story[ $lang->value ];
				$gmt  = $this->clock->today( $story['day'] ) . ' 07:00:00';
				$posts->add(
					'story/' . $story['slug']['lt'],
					$lang,
					$story['slug'][ $lang->value ],
					$text['title'],
					$text['html'],
					image: $this->image( $story ),
					fields: array(
						'post_excerpt'  => $text['text'],
						'post_date'     => get_date_from_gmt( $gmt ),
						'post_date_gmt' => $gmt,
					)
				);
			}
		}
	}

	/**
	 * A drawing that says nothing the title does not: it has no text of its own.
	 *
	 * @param StoryData $story
	 */
	private function image( array $story ): int {
		return isset( $story['image'] ) ? $this->files->add( $story['image'], $story['lt']['title'] ) : 0;
	}
}
