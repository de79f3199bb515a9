<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Schema;

/**
 * A whole number; a plain decimal string is one too.
 */
final class Number extends Field {

	private bool $is_nullable = false;

	/** @var list<int> Those alone that it may be; none for all between the bounds. */
	private array $values = array();

	private function __construct(
		private readonly int $min,
		private readonly int $max,
		private readonly bool $clamp,
		private readonly ?int $default_value
	) {}

	public static function between( int $min, int $max ): self {
		return new self( $min, $max, false, null );
	}

	public static function one_of( int ...$values ): self {
		$field         = new self( min( array( ...$values, PHP_INT_MAX ) ), max( array( ...$values, 0 ) ), false, null );
		$field->values = array_values( $values );
		return $field;
	}

	/** The id of a row. */
	public static function id(): self {
		return new self( 1, PHP_INT_MAX, false, null );
	}

	/** A page, offset or limit: what is beyond the bounds is brought to them. */
	public static function clamped( int $min, int $max, int $default_value ): self {
		return new self( $min, $max, true, $default_value );
	}

	/** In JSON it may be null, too; what null means is the route's to read. */
	public function nullable(): self {
		$copy              = clone $this;
		$copy->is_nullable = true;
		return $copy;
	}

	public function read( mixed $value, bool $form ): int {
		$number = is_string( $value ) && 1 === preg_match( '~^-?\d{1,18}$~D', $value ) ? (int) $value : $value;
		if ( is_float( $number ) && floor( $number ) === $number && abs( $number ) < 1e15 ) {
			$number = (int) $number;
		}
		if ( ! is_int( $number ) ) {
			throw InvalidInput::because( 'invalid' );
		}
		if ( $this->clamp ) {
			return max( $this->min, min( $this->max, $number ) );
		}
		return $number >= $this->min && $number <= $this->max && ( array() === $this->values || in_array( $number, $this->values, true ) ) ? $number : throw InvalidInput::because( 'invalid' );
	}

	public function blank(): ?int {
		return $this->default_value;
	}

	public function json_schema(): array {
		if ( array() !== $this->values ) {
			return array(
				'type' => 'integer',
				'enum' => $this->values,
			);
		}
		return array( 'type' => $this->is_nullable ? array( 'integer', 'null' ) : 'integer' ) + ( $this->clamp ? array() : array( 'minimum' => $this->min ) )
			+ ( $this->clamp || PHP_INT_MAX === $this->max ? array() : array( 'maximum' => $this->max ) );
	}
}
