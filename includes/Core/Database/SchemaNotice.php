<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Database;

/**
 * What administrators read in wp-admin while an update of tables and data fails.
 */
final readonly class SchemaNotice {

	public function __construct( private Upgrader $upgrader ) {}

	/** Of `admin_notices`. */
	public static function is_needed(): bool {
		$refusal = get_option( Upgrader::REFUSED );
		return is_array( $refusal ) && array() !== $refusal && current_user_can( SchemaRebuild::CAPABILITY );
	}

	/** Action `admin_notices`, where a newer version has worked on the site. */
	public static function of_newer_data(): void {
		if ( current_user_can( SchemaRebuild::CAPABILITY ) ) {
			wp_admin_notice( esc_html( NewerData::advice() ), array( 'type' => 'error', 'attributes' => array( 'role' => 'alert' ) ) );
		}
	}

	/** Action `admin_notices`. */
	public function show(): void {
		$refused = $this->upgrader->refusal();
		if ( null === $refused ) {
			return;
		}
		echo '<div class="notice notice-error" role="alert"><p><strong>' . esc_html__( 'Mentoriai portal could not update its tables and data to this version.', 'mentoriai-portal' ) . '</strong> ' . esc_html( SchemaRefused::advice() ) . ' ';
		echo esc_html__( 'The portal tries again every ten minutes.', 'mentoriai-portal' ) . '</p><ul>';
		foreach ( array( ...$refused->missing, ...$refused->errors ) as $detail ) {
			echo '<li><code>' . esc_html( $detail ) . '</code></li>';
		}
		printf( '</ul><p><a class="button" href="%s">%s</a></p></div>', esc_url( SchemaRebuild::url() ), esc_html( SchemaRebuild::label() ) );
	}
}
