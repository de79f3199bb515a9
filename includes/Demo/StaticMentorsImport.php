<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Mentors\Field;
use MentoriaiPortal\Mentors\HubContact;
use MentoriaiPortal\Mentors\StaticMentors;

/**
 * Mentors at hubs: a post a language.
 *
 * @phpstan-import-type StaticData from DemoData
 * @phpstan-import-type StaticText from DemoData
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
					$posts->add( $mentor['slug']['lt'], $lang, $mentor['slug'][ $lang->value ], $text['name'], $text['html'], self::meta( $mentor, $text, $lang ), $terms, $photo );
				}
			}
		}
	}

	/**
	 * @param StaticData $mentor
	 * @param StaticText $text
	 * @return array<string, string>
	 */
	private static function meta( array $mentor, array $text, Lang $lang ): array {
		return array(
			StaticMentors::POSITION => $text['position'],
			HubContact::HUB         => $text['hub'],
			HubContact::TOWN        => $mentor['town'][ $lang->value ],
			HubContact::ADDRESS     => $text['address'],
			HubContact::DAYS        => $text['days'],
			HubContact::PHONE       => $mentor['contact']['phone'],
			HubContact::EMAIL       => $mentor['contact']['email'],
			HubContact::MAP_URL     => $mentor['contact']['map_url'],
			HubContact::BOOKING_URL => $mentor['contact']['booking_url'],
		);
	}
}
