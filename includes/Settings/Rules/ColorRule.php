<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Settings\Rules;

use Closure;
use MentoriaiPortal\Core\Palette;
use MentoriaiPortal\Core\Schema\Field;
use MentoriaiPortal\Core\Schema\InvalidInput;

/**
 * A colour of the brand as #rrggbb. One that people could not read on every page is refused, with the nearest that is
 * allowed at the end of the message key.
 */
final class ColorRule extends Field {

	/**
	 * @param Closure( string ): bool   $is_allowed
	 * @param Closure( string ): string $nearest
	 */
	private function __construct( private readonly Closure $is_allowed, private readonly Closure $nearest, private readonly string $wrong, private readonly string $default ) {}

	public static function accent(): self {
		return new self( Palette::is_accent( ... ), Palette::nearest_accent( ... ), 'too_light', Palette::ACCENT );
	}

	public static function sun(): self {
		return new self( Palette::is_sun( ... ), Palette::nearest_sun( ... ), 'too_dark', Palette::SUN );
	}

	public function read( mixed $value, bool $form ): string {
		$color = is_string( $value ) ? strtolower( trim( $value ) ) : '';
		if ( 1 !== preg_match( '~^#[0-9a-f]{6}$~D', $color ) ) {
			throw InvalidInput::because( 'wrong_color' );
		}
		return ( $this->is_allowed )( $color ) ? $color : throw InvalidInput::because( $this->wrong . ' ' . ( $this->nearest )( $color ) );
	}

	public function blank(): string {
		return $this->default;
	}

	public function json_schema(): array {
		return array(
			'type'    => 'string',
			'pattern' => '^#[0-9a-fA-F]{6}$',
		);
	}
}
