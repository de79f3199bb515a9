<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Early;

/**
 * Site Health: whether the early path works, where it is switched on.
 */
final readonly class EarlyHealth {

	private const TEST = 'mentoriai_early';

	public function __construct( private EarlySwitch $early ) {}

	/**
	 * Hooked to `site_status_tests`.
	 *
	 * @param array<string, mixed> $tests
	 * @return array<string, mixed>
	 */
	public function add( array $tests ): array {
		if ( 'off' === $this->early->status()['state'] ) {
			return $tests;
		}
		$direct               = is_array( $tests['direct'] ?? null ) ? $tests['direct'] : array();
		$direct[ self::TEST ] = array(
			'label' => __( 'Early path of the mentoring portal', 'mentoriai-portal' ),
			'test'  => array( $this, 'test' ),
		);
		return array( 'direct' => $direct ) + $tests;
	}

	/** @return array<string, mixed> */
	public function test(): array {
		$status = $this->early->status();
		$works  = in_array( $status['state'], array( 'working', 'waiting' ), true );
		return array(
			'label'       => $works ? __( 'Polls of the portal take the early path', 'mentoriai-portal' ) : __( 'Polls of the portal do not take the early path', 'mentoriai-portal' ),
			'status'      => $works ? 'good' : 'recommended',
			'badge'       => array(
				'label' => __( 'Performance', 'mentoriai-portal' ),
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( EarlyTexts::of( $status['state'] ) ) . '</p>' . self::items( $status['hindered'] ),
			'actions'     => sprintf( '<p><a href="%s">%s</a></p>', esc_url( admin_url( 'options-general.php?page=mentoriai-portal' ) ), esc_html__( 'Open the portal’s settings', 'mentoriai-portal' ) ),
			'test'        => self::TEST,
		);
	}

	/** @param list<string> $texts */
	private static function items( array $texts ): string {
		$items = array_map( static fn ( string $text ): string => '<li><code>' . esc_html( $text ) . '</code></li>', $texts );
		return array() === $items ? '' : '<ul>' . implode( '', $items ) . '</ul>';
	}
}
