<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Settings;

/**
 * What the screen says of wrong values, and the names of limits.
 */
final class Texts {

	/** @param string $key Message key of a rule. */
	public static function of_error( string $key ): string {
		[ $key, $color ] = explode( ' ', $key . ' ' );
		return match ( $key ) {
			'wrong_color'   => __( 'Enter a colour as # and six digits or letters, e.g. #1f43d6.', 'mentoriai-portal' ),
			/* translators: %s: a colour, e.g. #1f43d6. */
			'too_light'     => sprintf( __( 'This colour is too light: white text on it and links of this colour could not be read. The nearest that can be is %s.', 'mentoriai-portal' ), $color ),
			/* translators: %s: a colour, e.g. #ffd23f. */
			'too_dark'      => sprintf( __( 'This colour is too dark for dark text on it and for marks on the main colour. The nearest that is light enough is %s.', 'mentoriai-portal' ), $color ),
			'required'      => __( 'Fill in this field.', 'mentoriai-portal' ),
			'too_long'      => __( 'Shorten the text.', 'mentoriai-portal' ),
			'wrong_url'     => __( 'Enter a full address that starts with https://.', 'mentoriai-portal' ),
			'wrong_https'   => __( 'Enter a full address that starts with https://; browsers block others.', 'mentoriai-portal' ),
			'wrong_link'    => __( 'Enter a full address (https://…), a path on this site (/kontaktai), an email (mailto:…) or a phone number (tel:…).', 'mentoriai-portal' ),
			'wrong_domain'  => __( 'Enter a domain in lower case without https://, e.g. mentoriai.lt.', 'mentoriai-portal' ),
			'wrong_email'   => __( 'Enter one email address, e.g. mentoriai@agentura.lt.', 'mentoriai-portal' ),
			'wrong_phone'   => __( 'Enter one phone number, e.g. +370 5 212 3456.', 'mentoriai-portal' ),
			'wrong_ga4'     => __( 'Enter the measurement ID, e.g. G-AB12CD34EF.', 'mentoriai-portal' ),
			'wrong_origin'  => __( 'Enter an origin without a path, e.g. https://app.example.org.', 'mentoriai-portal' ),
			'wrong_network' => __( 'Enter an IP address or a network, e.g. 203.0.113.7 or 10.0.0.0/8.', 'mentoriai-portal' ),
			'wrong_image'   => __( 'Choose an image from the media library.', 'mentoriai-portal' ),
			'wrong_picture' => __( 'Choose a PNG, JPEG or WebP file that this server accepts.', 'mentoriai-portal' ),
			'forbidden'     => __( 'You don’t have permission to change this setting.', 'mentoriai-portal' ),
			default         => __( 'This value is not allowed here.', 'mentoriai-portal' ),
		};
	}

	/** @param string $name As in the filter `mentoriai_rate_limits`. */
	public static function of_limit( string $name ): string {
		return match ( $name ) {
			'login_account'    => __( 'Failed log-ins per account', 'mentoriai-portal' ),
			'login'            => __( 'Log-ins per address', 'mentoriai-portal' ),
			'register'         => __( 'Registrations per address', 'mentoriai-portal' ),
			'social'           => __( 'Social sign-in steps per address', 'mentoriai-portal' ),
			'lost_account'     => __( 'Lost passwords per account', 'mentoriai-portal' ),
			'lost'             => __( 'Lost passwords per address', 'mentoriai-portal' ),
			'message_send'     => __( 'First messages per founder', 'mentoriai-portal' ),
			'message_send_new' => __( 'New mentors per founder', 'mentoriai-portal' ),
			'message_reply'    => __( 'Replies per member', 'mentoriai-portal' ),
			'save_new_plan'    => __( 'New plans per founder', 'mentoriai-portal' ),
			'upload'           => __( 'Uploads per member', 'mentoriai-portal' ),
			'public_read'      => __( 'Public reads per address', 'mentoriai-portal' ),
			default            => $name,
		};
	}
}
