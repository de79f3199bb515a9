<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\Spa\Screen;

/**
 * The pages of all screens and the fixed content pages in both languages, made on activation where they are missing.
 */
final readonly class PageInstaller {

	public function __construct(
		private PageWriter $writer,
		private Locale $locale
	) {}

	public function install(): void {
		foreach ( Lang::cases() as $lang ) {
			$this->locale->within( $lang, fn () => $this->install_in( $lang ) );
		}
	}

	/** @return list<array{string, Screen|null, Lang, string}> What PageWriter::find() asks for of each page that install() makes where it is missing. */
	public static function places(): array {
		$places = array();
		foreach ( Lang::cases() as $lang ) {
			foreach ( Screen::cases() as $screen ) {
				$places[] = array( self::key( $screen ), $screen, $lang, $screen->facts()->slug( $lang ) );
			}
			foreach ( array_keys( self::content() ) as $slug ) {
				$places[] = array( $slug, null, $lang, $slug );
			}
		}
		return $places;
	}

	/** How many pages a language has. */
	public static function count(): int {
		return count( Screen::cases() ) + count( self::content() );
	}

	private function install_in( Lang $lang ): void {
		foreach ( Screen::cases() as $screen ) {
			$facts   = $screen->facts();
			$content = Screen::Home === $screen ? HomePattern::content() : '';
			$this->writer->put_if_missing( self::key( $screen ), $screen, $lang, new PageText( $facts->slug( $lang ), $facts->title(), $facts->intro(), $content ) );
		}
		foreach ( self::content() as $slug => $title ) {
			$this->writer->put_if_missing( $slug, null, $lang, new PageText( $slug, $title ) );
		}
	}

	private static function key( Screen $screen ): string {
		return $screen->facts()->slug() ?: 'home';
	}

	/** @return array<string, string> The fixed content pages: slug to title. */
	private static function content(): array {
		return array(
			'apie-projekta'                                   => __( 'About the project', 'mentoriai-portal' ),
			'kontaktai'                                       => __( 'Contacts', 'mentoriai-portal' ),
			'kodel-verta-gauti-mentoryste-ir-kas-gali-ja-gauti' => __( 'Why get a mentor, and who can have one?', 'mentoriai-portal' ),
			'kodel-verta-buti-mentoriumi-ir-kas-gali-juo-tapti' => __( 'Why be a mentor, and who can become one?', 'mentoriai-portal' ),
			'e-mentoryste'                                    => __( 'E-mentoring', 'mentoriai-portal' ),
			'mentoryste-spieciuose'                           => __( 'Mentoring at a hub', 'mentoriai-portal' ),
			'narystes-taisykles'                              => __( 'Membership rules', 'mentoriai-portal' ),
		);
	}
}
