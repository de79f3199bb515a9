<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

use MentoriaiPortal\Core\Agency;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;

/**
 * Puts who runs the portal into the texts of pages: on a demo site the invented agency, elsewhere what administrators
 * entered. There the invented parts (between `<!--sample-->` and `<!--/sample-->`) go, and what no one has entered
 * becomes a mark that a person has to replace: [[address]].
 */
final readonly class AgencyTexts {

	public const MARK = '[[';

	public function __construct( private DemoData $data, private Agency $agency, private Locale $locale ) {}

	public function fill( string $html, Lang $lang, ImportMode $mode ): string {
		if ( ImportMode::Demo === $mode ) {
			return strtr( str_replace( array( '<!--sample-->', '<!--/sample-->' ), '', $html ), $this->invented( $lang ) );
		}
		$html = (string) preg_replace( '~<!--sample-->.*?<!--/sample-->~su', '', $html );
		return strtr( $html, $this->locale->within( $lang, fn (): array => $this->entered( $lang ) ) );
	}

	/** @return array<string, string> Placeholder to HTML. */
	private function invented( Lang $lang ): array {
		$words = array();
		foreach ( $this->data->agency() as $key => $value ) {
			$text                 = is_array( $value ) ? $value[ $lang->value ] : $value;
			$words[ '{' . $key . '}' ] = match ( true ) {
				str_contains( $text, '@' ) => sprintf( '<a href="mailto:%1$s">%1$s</a>', $text ),
				'phone' === $key => sprintf( '<a href="tel:%s">%s</a>', preg_replace( '~[^+\d]~', '', $text ), $text ),
				default => $text,
			};
		}
		return $words;
	}

	/** @return array<string, string> Placeholder to HTML. */
	private function entered( Lang $lang ): array {
		$agency = $this->agency;
		$name   = esc_html( $agency->name( $lang ) ) ?: self::mark( __( 'name of the agency', 'mentoriai-portal' ) );
		$email  = $agency->email_link() ?: self::mark( __( 'email address', 'mentoriai-portal' ) );
		return array(
			'{name}'           => $name,
			'{agency}'         => $name,
			'{Agency}'         => $name,
			'{address}'        => esc_html( $agency->address() ) ?: self::mark( __( 'address', 'mentoriai-portal' ) ),
			'{email}'          => $email,
			'{founders_email}' => $email,
			'{data_email}'     => $email,
			'{phone}'          => $agency->phone_link() ?: self::mark( __( 'phone number', 'mentoriai-portal' ) ),
		);
	}

	private static function mark( string $what ): string {
		return self::MARK . $what . ']]';
	}
}
