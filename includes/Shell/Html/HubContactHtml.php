<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell\Html;

use MentoriaiPortal\Shell\Data;

/**
 * Where and how to meet a mentor at a hub, in the boxes of src/features/mentors/components/hub-contact-card.tsx.
 */
final class HubContactHtml {

	private const ICON = '<svg class="mp-icon" viewBox="0 0 24 24" aria-hidden="true"></svg>';

	/**
	 * @param array<mixed> $contact Of mentoriai_static_single.
	 * @param string       $name    The mentor's.
	 */
	public static function of( array $contact, string $name ): string {
		$text   = static fn ( string $key ): string => Data::text( $contact, $key );
		$tel    = '' === $text( 'phone' ) ? '' : 'tel:' . preg_replace( '~[^+\d]~', '', $text( 'phone' ) );
		/* translators: %s: name of a mentor. */
		$mailto = '' === $text( 'email' ) ? '' : 'mailto:' . $text( 'email' ) . '?subject=' . rawurlencode( sprintf( __( 'Meeting: %s', 'mentoriai-portal' ), $name ) );
		$action = $text( 'booking_url' ) ?: ( $mailto ?: $tel );
		$place  = str_contains( $text( 'address' ), $text( 'town' ) ) ? $text( 'address' ) : implode( ', ', array_filter( array( $text( 'address' ), $text( 'town' ) ), static fn ( string $part ): bool => '' !== $part ) );
		if ( '' === $action . $text( 'hub' ) . $place . $text( 'days' ) ) {
			return '';
		}
		$map    = '' === $text( 'map_url' ) ? '' : ' ' . self::link( $text( 'map_url' ), __( 'Map', 'mentoriai-portal' ) );
		$facts  = array(
			array( __( 'Address', 'mentoriai-portal' ), '' === $place ? '' : esc_html( $place ) . $map ),
			array( __( 'Days and times', 'mentoriai-portal' ), esc_html( $text( 'days' ) ) ),
			array( __( 'Phone number', 'mentoriai-portal' ), '' === $tel ? '' : self::link( $tel, $text( 'phone' ) ) ),
			array( __( 'Email', 'mentoriai-portal' ), '' === $mailto ? '' : self::link( $mailto, $text( 'email' ) ) ),
		);
		$items  = '';
		foreach ( $facts as [ $label, $html ] ) {
			$items .= '' === $html ? '' : sprintf( '<li>%s<span><span class="mp-visually-hidden">%s: </span>%s</span></li>', self::ICON, esc_html( $label ), $html );
		}
		return sprintf(
			'<section class="mp-hub-contact"><h2 class="mp-mentor-side__title">%s</h2><ul>%s</ul>%s</section>',
			esc_html( $text( 'hub' ) ?: __( 'Meetings at the hub', 'mentoriai-portal' ) ),
			$items,
			'' === $action ? '' : sprintf( '<a class="mp-button mp-button--primary mp-button--block" rel="nofollow" href="%s">%s</a>', esc_url( $action ), esc_html__( 'Arrange a meeting', 'mentoriai-portal' ) )
		);
	}

	private static function link( string $url, string $label ): string {
		return sprintf( '<a rel="nofollow" href="%s">%s</a>', esc_url( $url ), esc_html( $label ) );
	}
}
