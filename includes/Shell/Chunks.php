<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Services;

/**
 * The files of a screen of the app besides the entry, from the build's list. The server knows the screen: named in the
 * head they need no round trip of their own, and the server's text has its look at once.
 */
final readonly class Chunks {

	public function __construct( private Services $core ) {}

	/** @return list<string> Absolute urls of scripts and styles. */
	public function of( ResolvedPath $location ): array {
		$file  = $this->core->path( 'assets/build/chunks.json' );
		$lists = is_file( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
		$files = Data::part( $lists, self::name( $location ) );
		return array_values( array_map( fn ( string $name ): string => $this->core->url( 'assets/build/' . $name ), array_filter( $files, 'is_string' ) ) );
	}

	/** The name of the lazy import in src/app/routes.ts. */
	private static function name( ResolvedPath $location ): string {
		return match ( $location->place ) {
			PageKind::Mentor       => 'dynamic-mentor',
			PageKind::StaticMentor => 'static-mentor',
			PageKind::Event        => 'event',
			PageKind::Story        => 'stories',
			PageKind::Conversation => 'conversation-screen',
			PageKind::Survey       => 'survey-screen',
			PageKind::Plan         => 'plan',
			PageKind::Nowhere      => '',
			PageKind::Page         => self::screen( $location->screen ),
		};
	}

	private static function screen( ?Screen $screen ): string {
		return match ( $screen ) {
			Screen::Home                                                       => 'home',
			Screen::DynamicMentors, Screen::StaticMentors                      => 'mentor-lists',
			Screen::Events                                                     => 'event-list-screen',
			Screen::Stories                                                    => 'stories',
			Screen::Login                                                      => 'login-screen',
			Screen::Register, Screen::RegisterFounder, Screen::RegisterMentor  => 'registers',
			Screen::LostPassword                                               => 'lost-password-screen',
			Screen::ResetPassword                                              => 'reset-password-screen',
			Screen::Messages                                                   => 'inbox-screen',
			Screen::Plans                                                      => 'plan-list-screen',
			Screen::Profile                                                    => 'profile',
			Screen::Results                                                    => 'results',
			default                                                            => 'content',
		};
	}
}
