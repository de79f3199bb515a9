<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Suggestions\NewSuggestion;
use MentoriaiPortal\Suggestions\SuggestionHistory;

/**
 * Whom staff of a demo site suggested to a founder, so that the box above the messages is to be seen.
 */
final readonly class SuggestionsImport {

	private const STAFF   = 'redaktore';
	private const FOUNDER = 'founder@demo.test';
	private const MENTORS = array( 'mentor13@demo.test', 'mentor07@demo.test' );
	private const NOTE    = 'Lina, kol laukiate kitų atsakymų: Karolis pats parduoda lietuvišką maistą užsienyje, o Žygimantas padės suskaičiuoti pristatymą į Suomiją.';
	private const SECONDS = 26 * 3600;

	public function __construct( private SuggestionHistory $history, private Clock $clock ) {}

	/** @param array<string, int> $people Address in the data to user id. */
	public function run( array $people ): void {
		$staff = get_user_by( 'login', self::STAFF );
		if ( false !== $staff ) {
			$mentors = array_map( static fn ( string $email ): int => $people[ $email ], self::MENTORS );
			$this->history->add( $people[ self::FOUNDER ], $staff->ID, NewSuggestion::of_body( array( 'mentors' => $mentors, 'note' => self::NOTE ) ), $this->clock->now() - self::SECONDS );
		}
	}
}
