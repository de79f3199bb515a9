<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Spa;

use MentoriaiPortal\Core\Lang;

/**
 * The screens of the app that have a page of their own; the values are the `type`s of get_router. Screens of one thing
 * (`/mentorius/:slug`) are kinds of Shell\PageKind.
 */
enum Screen: string {
	case Home            = 'Home';
	case Stories         = 'Stories';
	case Events          = 'Events';
	case DynamicMentors  = 'MentoriaiDynamic';
	case StaticMentors   = 'MentoriaiStatic';
	case Finder          = 'Finder';
	case Saved           = 'Saved';
	case RegisterFounder = 'RegisterGauk';
	case RegisterMentor  = 'RegisterDuok';
	case Login           = 'Login';
	case Register        = 'Register';
	case LostPassword    = 'LostPassword';
	case ResetPassword   = 'ResetPass';
	case Messages        = 'Messages';
	case Profile         = 'Profile';
	case Results         = 'Results';
	case Mentorships     = 'Mentorships';
	case Plans           = 'VeiksmuPlanas';
	case Privacy         = 'PrivatumoPolitika';

	public function facts(): ScreenFacts {
		return match ( $this ) {
			self::Home            => new ScreenFacts( '/', Entry::Anyone, 'home', 'home', title: static fn (): string => __( 'Home', 'mentoriai-portal' ) ),
			self::Stories         => new ScreenFacts( '/sekmes-istorijos', Entry::Anyone, 'stories', 'stories', title: static fn (): string => __( 'Success stories', 'mentoriai-portal' ) ),
			self::Events          => new ScreenFacts( '/renginiai', Entry::Anyone, 'events', 'event-list-screen', title: static fn (): string => __( 'Events', 'mentoriai-portal' ) ),
			self::DynamicMentors  => new ScreenFacts(
				'/e-mentoriai',
				Entry::Anyone,
				'mentors',
				'mentor-lists',
				'list',
				static fn (): string => __( 'E-mentors', 'mentoriai-portal' ),
				static fn (): string => __( 'Choose a field or type what you need help with.', 'mentoriai-portal' )
			),
			self::StaticMentors   => new ScreenFacts(
				'/mentoriai-spieciuose',
				Entry::Anyone,
				'mentors',
				'mentor-lists',
				'list',
				static fn (): string => __( 'Mentors at hubs', 'mentoriai-portal' ),
				static fn (): string => __( 'You can meet these mentors in person at co-working hubs.', 'mentoriai-portal' )
			),
			self::Finder          => new ScreenFacts(
				'/rask-mentoriu',
				Entry::Anyone,
				'finding',
				'finder',
				'form',
				static fn (): string => __( 'Find a mentor', 'mentoriai-portal' ),
				static fn (): string => __( 'Answer three short questions and see up to five mentors who may help you.', 'mentoriai-portal' ),
				english: '/find-a-mentor'
			),
			self::Saved           => new ScreenFacts(
				'/issaugoti',
				Entry::Anyone,
				'mentors',
				'saved',
				'list',
				static fn (): string => __( 'Saved mentors', 'mentoriai-portal' ),
				static fn (): string => __( 'Mentors to come back to. Choose up to three to see them side by side.', 'mentoriai-portal' ),
				private: true,
				english: '/saved'
			),
			self::RegisterFounder => new ScreenFacts(
				'/gauk-mentoryste',
				Entry::Guests,
				'session',
				'registers',
				'form',
				static fn (): string => __( 'Get mentoring', 'mentoriai-portal' ),
				static fn (): string => __( 'Create a founder’s account and write to a mentor today.', 'mentoriai-portal' )
			),
			self::RegisterMentor  => new ScreenFacts(
				'/tapk-mentoriumi',
				Entry::Guests,
				'session',
				'registers',
				'form',
				static fn (): string => __( 'Become a mentor', 'mentoriai-portal' ),
				static fn (): string => __( 'Share your experience with people who are building a business.', 'mentoriai-portal' )
			),
			self::Login           => new ScreenFacts( '/prisijungti', Entry::Guests, 'session', 'login-screen', 'form', static fn (): string => __( 'Log in', 'mentoriai-portal' ), private: true ),
			self::Register        => new ScreenFacts( '/registruotis', Entry::Guests, 'session', 'registers', 'form', static fn (): string => __( 'Register', 'mentoriai-portal' ) ),
			self::LostPassword    => new ScreenFacts(
				'/priminti-slaptazodi',
				Entry::Guests,
				'session',
				'lost-password-screen',
				'form',
				static fn (): string => __( 'Forgotten password', 'mentoriai-portal' ),
				static fn (): string => __( 'Enter your email address and we will send you a link.', 'mentoriai-portal' ),
				private: true
			),
			// Signed-in people are signed out by the screen itself.
			self::ResetPassword   => new ScreenFacts( '/atstatyti-slaptazodi', Entry::Anyone, 'session', 'reset-password-screen', 'form', static fn (): string => __( 'New password', 'mentoriai-portal' ), private: true ),
			self::Messages        => new ScreenFacts( '/zinutes', Entry::Members, 'messages', 'inbox-screen', 'list', static fn (): string => __( 'Messages', 'mentoriai-portal' ) ),
			self::Profile         => new ScreenFacts( '/profilis', Entry::SignedIn, 'profiles', 'profile', 'form', static fn (): string => __( 'Profile', 'mentoriai-portal' ) ),
			self::Results         => new ScreenFacts( '/rezultatai', Entry::Mentors, 'results', 'results', title: static fn (): string => __( 'Results', 'mentoriai-portal' ) ),
			self::Mentorships     => new ScreenFacts( '/mentorystes', Entry::Members, 'mentorships', 'mentorship-list-screen', 'list', static fn (): string => __( 'Mentorships', 'mentoriai-portal' ), english: '/mentorships' ),
			self::Plans           => new ScreenFacts( '/veiksmu-planas', Entry::Members, 'plans', 'plan-list-screen', 'list', static fn (): string => __( 'Action plans', 'mentoriai-portal' ) ),
			self::Privacy         => new ScreenFacts( '/privatumo-politika', Entry::Anyone, 'content', 'content', title: static fn (): string => __( 'Privacy policy', 'mentoriai-portal' ) ),
		};
	}

	/** The fixed path, below the prefix of the language. */
	public function path( Lang $lang ): string {
		return $this->facts()->paths( $lang )[0];
	}
}
