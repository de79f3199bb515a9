<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Settings\Rules;

use MentoriaiPortal\Core\Schema\Field;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Core\Spa\PortalUrls;

/**
 * An address on the web.
 */
final class UrlRule extends Field {

	private const MAX = 500;

	/** @param list<string> $schemes */
	private function __construct( private readonly array $schemes, private readonly bool $paths, private readonly string $wrong ) {}

	public static function absolute(): self {
		return new self( array( 'http', 'https' ), false, 'wrong_url' );
	}

	/** Where a script comes from: an http one would be blocked on an https site. No slash at its end is kept. */
	public static function https(): self {
		return new self( array( 'https' ), false, 'wrong_https' );
	}

	/** A path of this site (an address of it is kept as one), an email address or a phone number too, as links of a footer have. */
	public static function or_path(): self {
		return new self( array( 'http', 'https', 'mailto', 'tel' ), true, 'wrong_link' );
	}

	public function read( mixed $value, bool $form ): string {
		$url = Text::line( self::MAX )->read( $value, $form );
		if ( '' === $url ) {
			return $this->is_required() ? throw InvalidInput::because( 'required' ) : '';
		}
		$clean = esc_url_raw( $url, $this->schemes );
		if ( '' === $clean || ! ( ( $this->paths && self::is_short( $url ) ) || $this->is_absolute( $url ) ) ) {
			throw InvalidInput::because( $this->wrong );
		}
		$clean = $this->paths ? PortalUrls::stored( $clean ) : $clean;
		return array( 'https' ) === $this->schemes ? rtrim( $clean, '/' ) : $clean;
	}

	public function blank(): string {
		return '';
	}

	public function json_schema(): array {
		return array(
			'type'      => 'string',
			'maxLength' => self::MAX,
		);
	}

	private static function is_short( string $url ): bool {
		return 1 === preg_match( '~^(/(?![/\\\\])\S*|#\S+|mailto:[^\s@]+@\S+|tel:[+\d ()-]+)$~D', $url );
	}

	private function is_absolute( string $url ): bool {
		$parts = wp_parse_url( $url );
		return is_array( $parts ) && in_array( $parts['scheme'] ?? '', array_intersect( array( 'http', 'https' ), $this->schemes ), true )
			&& 1 === preg_match( '~^([^\s.]+\.)+[^\s.]{2,}$|^localhost$|^\[?[\da-f.:]+\]?$~iDu', $parts['host'] ?? '' ) && ! isset( $parts['user'] );
	}
}
