<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

use Closure;

/**
 * Puts the checks of all modules into Tools → Site Health: as tests, and their results into what administrators copy for support.
 */
final readonly class SiteHealth {

	/** @param Closure(): list<HealthCheck> $checks */
	public function __construct( private Closure $checks ) {}

	/** Filter `site_status_tests`. */
	public function add( mixed $tests ): mixed {
		if ( ! is_array( $tests ) ) {
			return $tests;
		}
		$direct = is_array( $tests['direct'] ?? null ) ? $tests['direct'] : array();
		foreach ( ( $this->checks )() as $check ) {
			$direct[ $check->key() ] = array(
				'label' => $check->label(),
				'test'  => static fn (): array => self::shape( $check ),
			);
		}
		return array( 'direct' => $direct ) + $tests;
	}

	/** Filter `debug_information`. Results are fixed sentences: no details, which may name addresses. */
	public function describe( mixed $sections ): mixed {
		if ( ! is_array( $sections ) ) {
			return $sections;
		}
		$next   = wp_next_scheduled( 'mentoriai_cron' );
		$fields = array(
			'version'    => self::field( __( 'Version', 'mentoriai-portal' ), Version::NUMBER ),
			'copy'       => self::field( __( 'A copy of another site', 'mentoriai-portal' ), SiteCopy::is_copy() ? __( 'Yes', 'mentoriai-portal' ) : __( 'No', 'mentoriai-portal' ) ),
			'next_run'   => self::field( __( 'Next background work', 'mentoriai-portal' ), false === $next ? '–' : Clock::on_site( $next ) ),
			'icu'        => self::field( 'ICU', INTL_ICU_VERSION ),
		);
		foreach ( ( $this->checks )() as $check ) {
			$fields[ $check->key() ] = self::field( $check->label(), self::result( $check )->label );
		}
		return $sections + array(
			'mentoriai-portal' => array(
				'label'  => __( 'Mentoriai portal', 'mentoriai-portal' ),
				'fields' => $fields,
			),
		);
	}

	/**
	 * The results alone, for programs.
	 *
	 * @return list<array{check: string, result: string, text: string}> Key, status and what it means.
	 */
	public function results(): array {
		return array_map(
			static function ( HealthCheck $check ): array {
				$result = self::result( $check );
				return array(
					'check'  => $check->key(),
					'result' => $result->status,
					'text'   => implode( ' ', array( "$result->label.", $result->text, ...$result->details ) ),
				);
			},
			( $this->checks )()
		);
	}

	/** @return array{label: string, value: string} */
	private static function field( string $label, string $value ): array {
		return array( 'label' => $label, 'value' => $value );
	}

	/** One that fails, e.g. because its table is lost, stops no other. */
	private static function result( HealthCheck $check ): HealthResult {
		/* translators: %s: what is checked, e.g. Emails of the portal. */
		$label = sprintf( __( 'This could not be checked: %s', 'mentoriai-portal' ), $check->label() );
		return FaultLog::part( $check->key(), array( $check, 'run' ), new HealthResult( 'critical', $label, __( 'If tables are missing in the database, fix that first. The PHP error log says more.', 'mentoriai-portal' ) ) );
	}

	/** @return array<string, mixed> As WordPress wants it. */
	private static function shape( HealthCheck $check ): array {
		$result = self::result( $check );
		$items  = implode( '', array_map( static fn ( string $detail ): string => '<li><code>' . esc_html( $detail ) . '</code></li>', $result->details ) );
		return array(
			'label'       => $result->label,
			'status'      => $result->status,
			'badge'       => array(
				'label' => 'Mentoriai',
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( $result->text ) . '</p>' . ( '' === $items ? '' : "<ul>$items</ul>" ),
			'actions'     => '' === $result->url ? '' : sprintf( '<p><a href="%s">%s</a></p>', esc_url( $result->url ), esc_html( $result->link ) ),
			'test'        => $check->key(),
		);
	}
}
