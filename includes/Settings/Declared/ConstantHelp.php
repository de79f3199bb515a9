<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Settings\Declared;

/**
 * Says where a key may stand besides the settings, and whether it is there.
 */
final class ConstantHelp {

	public static function of( string $constant ): string {
		return defined( $constant )
			/* translators: %s: name of a constant */
			? sprintf( __( 'Defined by %s in wp-config.php; the value here is ignored.', 'mentoriai-portal' ), $constant )
			/* translators: %s: name of a constant */
			: sprintf( __( 'Or define %s in wp-config.php.', 'mentoriai-portal' ), $constant );
	}
}
