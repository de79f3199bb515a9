<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Spa;

/**
 * The screens of the app that have a page of their own; the values are the `type`s of get_router
 * (specification 1, section 2).
 */
enum Screen: string {
	case Home             = 'Home';
	case Stories          = 'Stories';
	case Events           = 'Events';
	case DynamicMentors   = 'MentoriaiDynamic';
	case StaticMentors    = 'MentoriaiStatic';
	case RegisterFounder  = 'RegisterGauk';
	case RegisterMentor   = 'RegisterDuok';
	case Login            = 'Login';
	case Register         = 'Register';
	case LostPassword     = 'LostPassword';
	case ResetPassword    = 'ResetPass';
	case Messages         = 'Messages';
	case Profile          = 'Profile';
	case Results          = 'Results';
	case Plans            = 'VeiksmuPlanas';
	case Privacy          = 'PrivatumoPolitika';

	/** The fixed Lithuanian path; with the prefix `/en` it works in English too. */
	public function path(): string {
		return match ( $this ) {
			self::Home            => '/',
			self::Stories         => '/sekmes-istorijos',
			self::Events          => '/renginiai',
			self::DynamicMentors  => '/e-mentoriai',
			self::StaticMentors   => '/mentoriai-spieciuose',
			self::RegisterFounder => '/gauk-mentoryste',
			self::RegisterMentor  => '/tapk-mentoriumi',
			self::Login           => '/prisijungti',
			self::Register        => '/registruotis',
			self::LostPassword    => '/priminti-slaptazodi',
			self::ResetPassword   => '/atstatyti-slaptazodi',
			self::Messages        => '/zinutes',
			self::Profile         => '/profilis',
			self::Results         => '/rezultatai',
			self::Plans           => '/veiksmu-planas',
			self::Privacy         => '/privatumo-politika',
		};
	}
}
