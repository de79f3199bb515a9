<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content;

/**
 * What titles and buttons of sections say while an editor writes nothing else, and answers always, in the language of the moment.
 * Of buttons and of sections that fill themselves the app has the same words.
 */
final class HomeWords {

	/** @return array<string, string> */
	public static function all(): array {
		return array(
			'find'        => __( 'Find a mentor', 'mentoriai-portal' ),
			'join'        => __( 'Become a mentor', 'mentoriai-portal' ),
			'answer'      => __( 'Get answer', 'mentoriai-portal' ),
			'more'        => _x( 'More', 'about a page', 'mentoriai-portal' ),
			'event'       => _x( 'More', 'about an event', 'mentoriai-portal' ),
			'register'    => __( 'Register', 'mentoriai-portal' ),
			'process'     => __( 'Mentorship process', 'mentoriai-portal' ),
			'events'      => __( 'Upcoming events', 'mentoriai-portal' ),
			'all_events'  => __( 'All events', 'mentoriai-portal' ),
			'mentors'     => __( 'Meet the mentors', 'mentoriai-portal' ),
			'all_mentors' => __( 'All mentors', 'mentoriai-portal' ),
			'stories'     => __( 'Success stories', 'mentoriai-portal' ),
			'all_stories' => __( 'More stories', 'mentoriai-portal' ),
			'partners'    => __( 'Partners', 'mentoriai-portal' ),
			'no'          => __( 'No', 'mentoriai-portal' ),
			'yes'         => __( 'Yes', 'mentoriai-portal' ),
		);
	}
}
