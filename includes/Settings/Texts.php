<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Settings;

/**
 * What the screen says of wrong values, and the names of limits.
 */
final class Texts {

	/** @param string $key Message key of a rule. */
	public static function of_error( string $key ): string {
		return match ( $key ) {
			'required'      => __( 'Fill in this field.', 'mentoriai-portal' ),
			'too_long'      => __( 'This is too long.', 'mentoriai-portal' ),
			'wrong_url'     => __( 'Write a full address that begins with https://.', 'mentoriai-portal' ),
			'wrong_https'   => __( 'Write a full address that begins with https://; others are blocked by browsers.', 'mentoriai-portal' ),
			'wrong_link'    => __( 'Write a full address (https://…), a path of this site (/kontaktai), an e-mail (mailto:…) or a phone number (tel:…).', 'mentoriai-portal' ),
			'wrong_domain'  => __( 'Write a domain in small letters without https://, e.g. mentoriai.lt.', 'mentoriai-portal' ),
			'wrong_ga4'     => __( 'Write the measurement ID, e.g. G-AB12CD34EF.', 'mentoriai-portal' ),
			'wrong_origin'  => __( 'Write an origin without a path, e.g. https://app.example.org.', 'mentoriai-portal' ),
			'wrong_network' => __( 'Write an IP address or a network, e.g. 203.0.113.7 or 10.0.0.0/8.', 'mentoriai-portal' ),
			'wrong_image'   => __( 'Choose an image of the media library.', 'mentoriai-portal' ),
			'forbidden'     => __( 'You may not change this setting.', 'mentoriai-portal' ),
			default         => __( 'This value is not allowed here.', 'mentoriai-portal' ),
		};
	}

	/** @param string $name As in the filter `mentoriai_rate_limits`. */
	public static function of_limit( string $name ): string {
		return match ( $name ) {
			'login_account'    => __( 'Failed log-ins of an account', 'mentoriai-portal' ),
			'login'            => __( 'Log-ins from an address', 'mentoriai-portal' ),
			'register'         => __( 'Registrations from an address', 'mentoriai-portal' ),
			'social'           => __( 'Steps of social sign-ins from an address', 'mentoriai-portal' ),
			'lost_account'     => __( 'Lost passwords of an account', 'mentoriai-portal' ),
			'lost'             => __( 'Lost passwords from an address', 'mentoriai-portal' ),
			'message_send'     => __( 'First messages of a founder', 'mentoriai-portal' ),
			'message_send_new' => __( 'New mentors a founder writes to', 'mentoriai-portal' ),
			'message_reply'    => __( 'Replies of a member', 'mentoriai-portal' ),
			'save_new_plan'    => __( 'New plans of a founder', 'mentoriai-portal' ),
			'upload'           => __( 'Uploads of a member', 'mentoriai-portal' ),
			'public_read'      => __( 'Public reads from an address', 'mentoriai-portal' ),
			default            => $name,
		};
	}
}
