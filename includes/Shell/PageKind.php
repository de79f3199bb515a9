<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use MentoriaiPortal\Core\Spa\Entry;
use MentoriaiPortal\Core\Spa\ScreenFacts;

/**
 * The kinds of things at the portal's paths: a page, a screen of one thing, or nothing.
 */
enum PageKind: string {
	case Page         = 'page';
	case Mentor       = 'Mentor';
	case StaticMentor = 'StaticMentor';
	case Event        = 'Event';
	case Story        = 'Story';
	case Conversation = 'Conversation';
	case Mentorship   = 'Mentorship';
	case Survey       = 'Survey';
	case CheckIn      = 'CheckIn';
	case Plan         = 'Plan';
	case NotFound     = 'not_found';

	/** Null for pages, whose screen has them, and for nothing. */
	public function facts(): ?ScreenFacts {
		return match ( $this ) {
			self::Mentor       => new ScreenFacts( '/mentorius/:slug', Entry::Anyone, 'mentors', 'dynamic-mentor', title: static fn (): string => __( 'Mentor', 'mentoriai-portal' ) ),
			self::StaticMentor => new ScreenFacts( '/mentoriai-spieciuose/:slug', Entry::Anyone, 'mentors', 'static-mentor' ),
			self::Event        => new ScreenFacts( '/event/:slug', Entry::Anyone, 'events', 'event' ),
			self::Story        => new ScreenFacts( '/success-stories/:slug', Entry::Anyone, 'stories', 'stories' ),
			self::Conversation => new ScreenFacts( '/pokalbis/:id', Entry::Members, 'messages', 'conversation', 'list', static fn (): string => __( 'Conversation', 'mentoriai-portal' ) ),
			self::Mentorship   => new ScreenFacts( '/mentoryste/:id', Entry::Members, 'messages', 'conversation', 'list', static fn (): string => __( 'Mentorship', 'mentoriai-portal' ), english: '/mentorship/:id' ),
			self::Survey       => new ScreenFacts( '/apklausa/:id/:hash', Entry::Anyone, 'surveys', 'survey-screen', 'form', static fn (): string => __( 'Survey', 'mentoriai-portal' ), private: true ),
			self::CheckIn      => new ScreenFacts( '/patikra/:token', Entry::Anyone, 'check-ins', 'check-in-screen', 'form', static fn (): string => __( 'How is it going?', 'mentoriai-portal' ), private: true ),
			self::Plan         => new ScreenFacts( '/veiksmu-planai/:id', Entry::Members, 'plans', 'plan', title: static fn (): string => __( 'Action plan', 'mentoriai-portal' ) ),
			self::Page, self::NotFound => null,
		};
	}
}
