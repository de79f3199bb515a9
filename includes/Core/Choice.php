<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

/**
 * A choice above a list of wp-admin, ours or WordPress's.
 */
final class Choice {

	/**
	 * @param string                   $name    In the address.
	 * @param array<array-key, string> $options Text by value; '' is all.
	 */
	public static function show( string $name, string $label, array $options, string $chosen ): void {
		printf( '<label class="screen-reader-text" for="mentoriai-%1$s">%2$s</label><select id="mentoriai-%1$s" name="%3$s">', esc_attr( str_replace( 'mentoriai_', '', $name ) ), esc_html( $label ), esc_attr( $name ) );
		foreach ( $options as $value => $text ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( (string) $value ), selected( $chosen, (string) $value, false ), esc_html( $text ) );
		}
		echo '</select>';
	}
}
