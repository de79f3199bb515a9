<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

/**
 * Who runs the portal and how to reach them, as entered in the settings; '' for what no one has entered.
 */
final readonly class Agency {

	public function __construct( private Settings $settings ) {}

	/** The Lithuanian name where there is no English one. */
	public function name( Lang $lang ): string {
		return $this->settings->text( 'agency_name_' . $lang->value ) ?: $this->settings->text( 'agency_name_lt' );
	}

	public function address(): string {
		return $this->settings->text( 'agency_address' );
	}

	public function email(): string {
		return $this->settings->text( 'agency_email' );
	}

	public function phone(): string {
		return $this->settings->text( 'agency_phone' );
	}

	/** @return list<string> Of all this what is known, as text. */
	public function lines( Lang $lang ): array {
		return array_values( array_filter( array( $this->name( $lang ), $this->address(), $this->email(), $this->phone() ) ) );
	}

	/** HTML: a link to write to, or ''. */
	public function email_link(): string {
		return self::link( 'mailto:' . $this->email(), $this->email() );
	}

	/** HTML: a link to call, or ''. */
	public function phone_link(): string {
		return self::link( 'tel:' . preg_replace( '~[^+\d]~', '', $this->phone() ), $this->phone() );
	}

	private static function link( string $url, string $text ): string {
		return '' === $text ? '' : sprintf( '<a href="%s">%s</a>', esc_url( $url, array( 'mailto', 'tel' ) ), esc_html( $text ) );
	}
}
