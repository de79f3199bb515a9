<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings\Schema;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Schema\Field;
use MentoriaiPortal\Core\Schema\InvalidInput;

/**
 * A day in Vilnius that has come, and is not long gone: `yyyy-MM-dd`.
 */
final class DayField extends Field {

	private const DAYS_BACK = 60;

	public function read( mixed $value, bool $form ): string {
		$clock = new Clock();
		$is    = is_string( $value ) && 1 === preg_match( '~^(\d{4})-(\d\d)-(\d\d)$~D', $value, $part ) && checkdate( (int) $part[2], (int) $part[3], (int) $part[1] );
		return $is && $value <= $clock->today() && $value >= $clock->today( -self::DAYS_BACK ) ? $value : throw InvalidInput::because( 'invalid' );
	}

	public function blank(): string {
		return '';
	}

	public function json_schema(): array {
		return array(
			'type'    => 'string',
			'pattern' => '^\d{4}-\d\d-\d\d$',
		);
	}
}
