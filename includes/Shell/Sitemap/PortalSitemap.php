<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell\Sitemap;

use MentoriaiPortal\Core\FaultLog;
use MentoriaiPortal\Core\Spa\Addresses;
use stdClass;
use WP_Sitemaps_Provider;

/**
 * The portal's part of WordPress's sitemap: `wp-sitemap-portal-{kind}-{page}.xml`, 2,000 addresses a page.
 *
 * @phpstan-import-type Address from Addresses
 */
final class PortalSitemap extends WP_Sitemaps_Provider {

	public const NAME = 'portal';

	/** Site path of a part, its kind and its number; as WordPress names it. */
	public const FILE = '~^/wp-sitemap-portal-([a-z]+)-([1-9]\d{0,5})\.xml$~D';

	/** @param array<string, Addresses> $kinds By name. */
	public function __construct( private readonly array $kinds ) {
		$this->name        = self::NAME;
		$this->object_type = self::NAME;
	}

	public static function file( string $kind, int $number ): string {
		return 'wp-sitemap-' . self::NAME . "-$kind-$number.xml";
	}

	/** A database's GMT time in ISO 8601. */
	public static function moment( string $gmt ): string {
		return str_replace( ' ', 'T', $gmt ) . '+00:00';
	}

	/** @return array<string, stdClass> */
	public function get_object_subtypes() {
		return array_map( static fn ( string $name ): stdClass => (object) array( 'name' => $name ), array_combine( array_keys( $this->kinds ), array_keys( $this->kinds ) ) );
	}

	/**
	 * @param int    $page_num       From 1.
	 * @param string $object_subtype Name of a kind.
	 * @return list<Address>
	 */
	public function get_url_list( $page_num, $object_subtype = '' ) {
		$size = wp_sitemaps_get_max_urls( self::NAME );
		return ( $this->kinds[ $object_subtype ] ?? null )?->page( ( max( 1, (int) $page_num ) - 1 ) * $size, $size ) ?? array();
	}

	/**
	 * None of a kind that cannot be counted, as where its table is lost: robots.txt and the index name the others.
	 *
	 * @param string $object_subtype Name of a kind.
	 * @return int
	 */
	public function get_max_num_pages( $object_subtype = '' ) {
		$count = FaultLog::part( "sitemap of $object_subtype", fn (): int => ( $this->kinds[ $object_subtype ] ?? null )?->count() ?? 0, 0 );
		return (int) ceil( $count / wp_sitemaps_get_max_urls( self::NAME ) );
	}
}
