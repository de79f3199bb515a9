<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\Screen;

/**
 * A whole home page in the language of the moment, the eight sections of the contract with texts to start from: what a fresh site
 * shows, and the pattern for editors.
 */
final class HomePattern {

	public static function content(): string {
		$sections = array(
			'intro'      => array(
				'title' => __( 'Experience worth sharing', 'mentoriai-portal' ),
				'text'  => __( 'Find a mentor who has already walked a similar road. Talk it through, make an action plan and take the next step.', 'mentoriai-portal' ),
			),
			'twocols'    => array( 'list' => self::answers() ),
			'events'     => array( 'title' => __( 'Upcoming events', 'mentoriai-portal' ) ),
			'blocks'     => array(
				'title' => __( 'How mentoring works', 'mentoriai-portal' ),
				'list'  => self::steps(),
			),
			'twocolsold' => array( 'list' => self::ways_to_meet() ),
			'mentors'    => array( 'title' => __( 'Meet the mentors', 'mentoriai-portal' ) ),
			'blocks2'    => array( 'list' => self::ways_in() ),
			'stories'    => array( 'title' => __( 'Success stories', 'mentoriai-portal' ) ),
		);
		$blocks   = array();
		foreach ( $sections as $name => $attrs ) {
			$blocks[] = get_comment_delimited_block_content( 'mentoriai/' . $name, $attrs, '' );
		}
		return implode( "\n\n", $blocks );
	}

	/** @return list<array<string, string>> */
	private static function answers(): array {
		return array(
			array(
				'ico'   => 'lightbulb',
				'title' => __( 'Why get a mentor, and who can have one?', 'mentoriai-portal' ),
				'text'  => __( 'Mentoring is for founders who want to find their direction sooner, test their decisions and avoid costly mistakes.', 'mentoriai-portal' ),
				'link'  => '/kodel-verta-gauti-mentoryste-ir-kas-gali-ja-gauti',
			),
			array(
				'ico'   => 'handshake',
				'title' => __( 'Why be a mentor, and who can become one?', 'mentoriai-portal' ),
				'text'  => __( 'Sharing what you know teaches you too: you come across new ideas and help businesses in your region grow.', 'mentoriai-portal' ),
				'link'  => '/kodel-verta-buti-mentoriumi-ir-kas-gali-juo-tapti',
			),
		);
	}

	/** @return list<array<string, string>> */
	private static function steps(): array {
		return array(
			array(
				'ico'   => 'user-plus',
				'title' => __( 'Register with us', 'mentoriai-portal' ),
				'text'  => __( 'Create an account and tell us briefly about your company.', 'mentoriai-portal' ),
			),
			array(
				'ico'   => 'search',
				'title' => __( 'Choose a mentor', 'mentoriai-portal' ),
				'text'  => __( 'Search by field, experience and other founders’ reviews.', 'mentoriai-portal' ),
			),
			array(
				'ico'   => 'message-square',
				'title' => __( 'Send a message', 'mentoriai-portal' ),
				'text'  => __( 'Explain the question you are trying to solve.', 'mentoriai-portal' ),
			),
			array(
				'ico'   => 'clipboard-list',
				'title' => __( 'Make an action plan', 'mentoriai-portal' ),
				'text'  => __( 'Set out actions, intended results and deadlines.', 'mentoriai-portal' ),
			),
			array(
				'ico'   => 'flag',
				'title' => __( 'Get the result', 'mentoriai-portal' ),
				'text'  => __( 'Tick off the steps you have completed and rate your mentor.', 'mentoriai-portal' ),
			),
		);
	}

	/** @return list<array<string, string>> */
	private static function ways_to_meet(): array {
		return array(
			array(
				'title' => __( 'E-mentoring', 'mentoriai-portal' ),
				'text'  => __( 'Work with your mentor remotely: by message, by video call or by filling in an action plan together.', 'mentoriai-portal' ),
				'link'  => '/e-mentoryste',
			),
			array(
				'title' => __( 'Mentoring at a hub', 'mentoriai-portal' ),
				'text'  => __( 'Meet in person at your nearest co-working hub.', 'mentoriai-portal' ),
				'link'  => '/mentoryste-spieciuose',
			),
		);
	}

	/** @return list<array<string, string>> */
	private static function ways_in(): array {
		return array(
			array(
				'title'  => __( 'I want a mentor', 'mentoriai-portal' ),
				'text'   => __( 'Do you have a business or an idea, and a question you’d rather not face alone? Register as a founder.', 'mentoriai-portal' ),
				'action' => 'register',
				'type'   => 'frontuser',
				'url'    => Screen::RegisterFounder->path( Lang::Lt ),
			),
			array(
				'title'  => __( 'I want to be a mentor', 'mentoriai-portal' ),
				'text'   => __( 'Do you have experience that could help others? Give a few hours a month and help a new business grow.', 'mentoriai-portal' ),
				'action' => 'register',
				'type'   => 'mentorius',
				'url'    => Screen::RegisterMentor->path( Lang::Lt ),
			),
		);
	}
}
