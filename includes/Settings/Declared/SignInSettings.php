<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Settings\Declared;

use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Settings\Control;
use MentoriaiPortal\Settings\Setting;
use MentoriaiPortal\Settings\Tab;
use MentoriaiPortal\SocialSignIn\Provider;
use MentoriaiPortal\SocialSignIn\Providers;

/**
 * Keys of the providers of sign-ins; one with both keys is on.
 */
final class SignInSettings {

	/** @return list<Setting> */
	public static function all(): array {
		$settings = array();
		foreach ( Providers::NAMES as $provider => $label ) {
			$settings[] = new Setting(
				$provider . '_client_id',
				Tab::SignIn,
				Control::Text,
				Text::line( 200 ),
				'',
				/* translators: %s: name of a provider, e.g. Google */
				static fn (): string => sprintf( __( '%s: client ID', 'mentoriai-portal' ), $label ),
				/* translators: %s: a web address */
				static fn (): string => sprintf( __( 'Register this redirect URL with the provider: %s', 'mentoriai-portal' ), Provider::callback_url_of( $provider ) )
					. ' ' . ConstantHelp::of( Providers::constant_of( $provider, 'client_id' ) )
			);
			$settings[] = new Setting(
				$provider . '_client_secret',
				Tab::SignIn,
				Control::Text,
				Text::line( 400 ),
				'',
				/* translators: %s: name of a provider, e.g. Google */
				static fn (): string => sprintf( __( '%s: client secret', 'mentoriai-portal' ), $label ),
				static fn (): string => ConstantHelp::of( Providers::constant_of( $provider, 'client_secret' ) ),
				secret: true
			);
		}
		return $settings;
	}
}
