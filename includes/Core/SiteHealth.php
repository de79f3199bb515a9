<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

use Closure;

/**
 * Puts the checks of all modules into Tools → Site Health.
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
