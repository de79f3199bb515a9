<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\Spa\Screen;

/**
 * The pages of the route table in both languages, made on activation where they are missing.
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
		if ( 'posts' === get_option( 'show_on_front' ) ) {
			$home = get_option( PageMeta::OPTION );
			update_option( 'page_on_front', is_array( $home ) ? (int) $home[ Screen::Home->value ]['lt'] : 0 );
			update_option( 'show_on_front', 'page' );
		}
	}

	private function install_in( Lang $lang ): void {
		$this->writer->put_if_missing( 'home', Screen::Home, $lang, new PageText( '', __( 'Home', 'mentoriai-portal' ), '', HomePattern::content() ) );
		foreach ( self::screens() as [ $screen, $title, $intro ] ) {
			$slug = trim( $screen->path(), '/' );
			$this->writer->put_if_missing( $slug, $screen, $lang, new PageText( $slug, $title, $intro ) );
		}
		foreach ( self::content() as $slug => $title ) {
			$this->writer->put_if_missing( $slug, null, $lang, new PageText( $slug, $title ) );
		}
	}

	/** @return list<array{Screen, string, string}> Screen, title, intro. */
	private static function screens(): array {
		return array(
			array( Screen::DynamicMentors, __( 'E-mentors', 'mentoriai-portal' ), __( 'Choose a field or type what you need help with.', 'mentoriai-portal' ) ),
			array( Screen::StaticMentors, __( 'Mentors at hubs', 'mentoriai-portal' ), __( 'These mentors see founders in person at co-working hubs.', 'mentoriai-portal' ) ),
			array( Screen::Events, __( 'Events', 'mentoriai-portal' ), '' ),
			array( Screen::Stories, __( 'Success stories', 'mentoriai-portal' ), '' ),
			array( Screen::RegisterFounder, __( 'Get mentoring', 'mentoriai-portal' ), __( 'Create a founder’s account and write to a mentor today.', 'mentoriai-portal' ) ),
			array( Screen::RegisterMentor, __( 'Become a mentor', 'mentoriai-portal' ), __( 'Share your experience with people who are building a business.', 'mentoriai-portal' ) ),
			array( Screen::Login, __( 'Log in', 'mentoriai-portal' ), '' ),
			array( Screen::Register, __( 'Register', 'mentoriai-portal' ), '' ),
			array( Screen::LostPassword, __( 'Forgotten password', 'mentoriai-portal' ), __( 'Enter your e-mail address and we will send you a link.', 'mentoriai-portal' ) ),
			array( Screen::ResetPassword, __( 'New password', 'mentoriai-portal' ), '' ),
			array( Screen::Messages, __( 'Messages', 'mentoriai-portal' ), '' ),
			array( Screen::Profile, __( 'Profile', 'mentoriai-portal' ), '' ),
			array( Screen::Plans, __( 'Action plans', 'mentoriai-portal' ), '' ),
			array( Screen::Results, __( 'Results', 'mentoriai-portal' ), '' ),
			array( Screen::Privacy, __( 'Privacy policy', 'mentoriai-portal' ), '' ),
		);
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
