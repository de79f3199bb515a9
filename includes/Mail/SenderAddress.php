<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use MentoriaiPortal\Core\Settings;

/**
 * The address that the portal's emails come from.
 */
final readonly class SenderAddress {

	public function __construct( private Settings $settings ) {}

	/** Filter `wp_mail_from`: without a setting WordPress's own, or what another plugin says. */
	public function filter( mixed $address ): mixed {
		$ours = $this->settings->text( 'mail_from' );
		return '' !== $ours && false !== is_email( $ours ) ? $ours : $address;
	}

	/** As wp_mail() finds it, for what is not sent yet. */
	public function text(): string {
		$host    = (string) wp_parse_url( network_home_url(), PHP_URL_HOST );
		$address = $this->filter( apply_filters( 'wp_mail_from', 'wordpress@' . ( str_starts_with( $host, 'www.' ) ? substr( $host, 4 ) : $host ) ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		return is_string( $address ) ? $address : '';
	}
}
