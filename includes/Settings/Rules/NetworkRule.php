<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Settings\Rules;

use MentoriaiPortal\Core\Schema\Field;
use MentoriaiPortal\Core\Schema\InvalidInput;

/**
 * An IP address, or a network in CIDR notation.
 */
final class NetworkRule extends Field {

	public function read( mixed $value, bool $form ): string {
		$network            = is_string( $value ) ? trim( $value ) : '';
		[ $address, $bits ] = array_pad( explode( '/', $network, 2 ), 2, null );
		$most               = false === filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_IPV4 ) ? 128 : 32;
		// A network of 0 bits is everyone: each could then choose an address.
		$fits = null === $bits || ( 1 === preg_match( '~^[1-9]\d{0,2}$~D', $bits ) && (int) $bits <= $most );
		return $fits && false !== filter_var( $address, FILTER_VALIDATE_IP ) ? $network : throw InvalidInput::because( 'wrong_network' );
	}

	public function json_schema(): array {
		return array( 'type' => 'string' );
	}
}
