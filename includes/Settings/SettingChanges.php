<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Settings;

use MentoriaiPortal\ActivityLog\Act;
use MentoriaiPortal\ActivityLog\ActivityLog;
use MentoriaiPortal\ActivityLog\ActObject;
use MentoriaiPortal\Core\Settings;

/**
 * Writes down each setting that was changed, whoever stored the option. Old and new are kept of flags and numbers only: the rest
 * are texts, keys and addresses.
 */
final readonly class SettingChanges {

	public function __construct( private ActivityLog $log, private Catalogue $catalogue ) {}

	/** Action `update_option_mentoriai_settings`. */
	public function updated( mixed $old, mixed $new ): void {
		$defaults = $this->catalogue->defaults();
		$old      = ( is_array( $old ) ? $old : array() ) + $defaults;
		$new      = ( is_array( $new ) ? $new : array() ) + $defaults;
		foreach ( array_keys( $defaults ) as $name ) {
			$this->changed( $name, $old[ $name ], $new[ $name ] );
		}
	}

	/** Action `add_option_mentoriai_settings`. */
	public function added( mixed $option, mixed $new ): void {
		$this->updated( array(), $new );
	}

	public function changed( string $name, mixed $old, mixed $new ): void {
		if ( $old === $new ) {
			return;
		}
		$is_typed = ( is_bool( $old ) || is_int( $old ) ) && ( is_bool( $new ) || is_int( $new ) );
		$this->log->write( Act::Setting, ActObject::Setting, $name, $is_typed ? compact( 'old', 'new' ) : array() );
	}
}
