<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Settings;

/**
 * The tabs of the settings screen, in their order.
 */
enum Tab: string {

	case General   = 'general';
	case Agency    = 'agency';
	case SignIn    = 'signin';
	case Footer    = 'footer';
	case Social    = 'social';
	case Analytics = 'analytics';
	case Privacy   = 'privacy';
	case Advanced  = 'advanced';

	public function title(): string {
		return match ( $this ) {
			self::General   => __( 'General', 'mentoriai-portal' ),
			self::Agency    => __( 'Agency', 'mentoriai-portal' ),
			self::SignIn    => __( 'Signing in', 'mentoriai-portal' ),
			self::Footer    => __( 'Footer', 'mentoriai-portal' ),
			self::Social    => __( 'Social networks', 'mentoriai-portal' ),
			self::Analytics => __( 'Analytics and cookies', 'mentoriai-portal' ),
			self::Privacy   => __( 'Privacy', 'mentoriai-portal' ),
			self::Advanced  => __( 'Advanced', 'mentoriai-portal' ),
		};
	}
}
