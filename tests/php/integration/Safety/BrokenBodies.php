<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Safety;

use Random\Randomizer;

/**
 * Breaks a good body in ever new ways; the same ways for the same seed.
 */
final class BrokenBodies {

	private const JSON = 'application/json';

	/** Values put in place of good ones, as JSON. */
	private const VALUES = array(
		'null', 'true', 'false', '0', '-0', '-1', '1.5', '1e3', '1e400', '-1e400', '9007199254740993', '9223372036854775807', '9223372036854775808', '00', '0x10',
		'""', '" "', '"0"', '"-0"', '"1e3"', '"999999999999999999999"', '"\u0000"', '"a\u0000b"', '"\ud800"', '"\udc00\ud800"', '"\ud83d\ude00"', '"\ufeff"', '"\u202e\u2066"', '"\u0301"',
		'[]', '{}', '[[]]', '[{}]', '{"":""}', '[null]', '{"0":"x"}', '{"__proto__":{}}', '"@"', '"<script>"', '"\r\nBcc: x@y.test"', '"2026-02-30"', '"31/02/2026"', '"٣"', '"%"', '"\\\\"', '"\'"', '"/../.."',
	);

	private const TYPES = array( self::JSON, self::JSON, self::JSON, 'application/json; charset=utf-16', 'APPLICATION/JSON;charset=x', 'application/x-www-form-urlencoded', 'text/plain', '', 'application/json, text/html', 'multipart/form-data' );

	public function __construct( private readonly Randomizer $random, private readonly string $good ) {}

	/** @return array{string, string} Body and Content-Type. */
	public function next(): array {
		if ( 10 === $this->random->getInt( 1, 10 ) ) {
			return array( $this->form(), 'application/x-www-form-urlencoded' );
		}
		$body = $this->good;
		for ( $times = $this->random->getInt( 1, 3 ); $times > 0; $times-- ) {
			$body = match ( $this->random->getInt( 0, 9 ) ) {
				0, 1, 2, 3 => $this->with_another_value( $body ),
				4 => $this->with_a_byte_changed( $body ),
				5 => $this->cut( $body ),
				6 => $this->doubled( $body ),
				7 => $this->deep( $body ),
				8 => $this->with_a_long_value( $body ),
				default => $this->around( $body ),
			};
		}
		$type = $this->random->getInt( 0, 9 ) < 8 ? self::JSON : $this->one_of( self::TYPES );
		return array( $body, $type );
	}

	/** The same as a form, with brackets and percent signs where they do not belong. */
	private function form(): string {
		$body = http_build_query( (array) json_decode( $this->good, true ) );
		for ( $times = $this->random->getInt( 0, 4 ); $times > 0; $times-- ) {
			$at   = $this->random->getInt( 0, strlen( $body ) );
			$body = substr( $body, 0, $at ) . $this->one_of( array( '%', '%00', '%FF', '[]', '[', '=', '&', '&a[b][]=1', '+', "\0", '%ED%A0%80', '%0D%0A' ) ) . substr( $body, $at + $this->random->getInt( 0, 3 ) );
		}
		return $body;
	}

	/** A name or a value becomes something else. */
	private function with_another_value( string $body ): string {
		$parts = preg_split( '~("(?:[^"\\\\]|\\\\.)*"|\b[\w.+-]+\b)~', $body, -1, PREG_SPLIT_DELIM_CAPTURE ) ?: array( $body );
		if ( count( $parts ) < 3 ) {
			return $body . $this->one_of( self::VALUES );
		}
		$parts[ 2 * $this->random->getInt( 0, intdiv( count( $parts ), 2 ) - 1 ) + 1 ] = $this->one_of( self::VALUES );
		return implode( '', $parts );
	}

	private function with_a_byte_changed( string $body ): string {
		$at = $this->random->getInt( 0, strlen( $body ) );
		return substr( $body, 0, $at ) . $this->random->getBytes( $this->random->getInt( 1, 4 ) ) . substr( $body, $at + $this->random->getInt( 0, 2 ) );
	}

	private function cut( string $body ): string {
		$at = $this->random->getInt( 0, strlen( $body ) );
		return 0 === $this->random->getInt( 0, 1 ) ? substr( $body, 0, $at ) : substr( $body, $at );
	}

	/** Every name twice, the second time with another value. */
	private function doubled( string $body ): string {
		return (string) preg_replace( '~\}\s*$~D', ',' . trim( $body, '{}' ) . ',"id":' . $this->one_of( self::VALUES ) . '}', $body, 1 );
	}

	private function deep( string $body ): string {
		$levels = $this->random->getInt( 1, 40 );
		return str_repeat( '{"a":', $levels ) . $body . str_repeat( '}', $levels );
	}

	private function with_a_long_value( string $body ): string {
		$text = str_repeat( $this->one_of( array( 'a', 'ą', '\u0000', '😀', '[' ) ), $this->random->getInt( 100, 7000 ) );
		return (string) preg_replace_callback( '~:"[^"]*"~', static fn (): string => ':"' . $text . '"', $body, 1 );
	}

	private function around( string $body ): string {
		return $this->one_of( array( "\u{FEFF}", "\0", ' ', '[', '"', "\xFF\xFE", "\x1F\x8B\x08" ) ) . $body . $this->one_of( array( '', "\0", ' ', ']', '"', '}', ',' ) );
	}

	/** @param non-empty-list<string> $values */
	private function one_of( array $values ): string {
		return $values[ $this->random->getInt( 0, count( $values ) - 1 ) ];
	}
}
