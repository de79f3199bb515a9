<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use Closure;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\Spa\PortalUrls;

/**
 * Links to mentors of a field that has another slug by now, because it was renamed or merged into another.
 */
final readonly class FieldLinks {

	/** @param Closure( list<string> ): list<string> $current Slugs of fields as they are today. */
	public function __construct( private Closure $current ) {}

	/** Of `template_redirect`. */
	public static function is_asked(): bool {
		return isset( $_GET[ ListQuery::TAGS ] ) && PortalRequest::was_asked(); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- a public page is read.
	}

	/** Action `template_redirect`. */
	public function follow(): void {
		$url = $this->target( wp_unslash( $_GET ) ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- a public page is read.
		if ( null !== $url ) {
			wp_safe_redirect( $url, 301, 'Mentoriai' );
			exit;
		}
	}

	/**
	 * The same page with today's slugs; null where they are today's.
	 *
	 * @param array<mixed> $query
	 */
	public function target( array $query ): ?string {
		$asked = explode( ',', is_string( $query[ ListQuery::TAGS ] ?? null ) ? $query[ ListQuery::TAGS ] : '' );
		$now   = ( $this->current )( $asked );
		if ( $asked === $now || array_values( array_unique( $asked ) ) === $now ) {
			return null;
		}
		$others = array_filter( array_diff_key( $query, array( ListQuery::TAGS => '' ) ), 'is_string' );
		$text   = array() === $others ? '' : http_build_query( $others, '', '&', PHP_QUERY_RFC3986 ) . '&';
		return PortalUrls::home( Locale::request_path() ) . '?' . $text . ListQuery::TAGS . '=' . implode( ',', array_map( 'rawurlencode', $now ) );
	}
}
