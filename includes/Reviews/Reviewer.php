<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reviews;

/**
 * Who wrote a review, as everyone reads it: "Jonas K.".
 */
final readonly class Reviewer {

	public function __construct( public int $id, private string $first_name, private string $last_name, private bool $exists ) {}

	public function short_name(): string {
		if ( ! $this->exists ) {
			return __( 'Deleted user', 'mentoriai-portal' );
		}
		$initial = mb_strtoupper( mb_substr( $this->last_name, 0, 1 ) );
		$name    = trim( $this->first_name . ( '' === $initial ? '' : ' ' . $initial . '.' ) );
		return '' === $name ? __( 'User', 'mentoriai-portal' ) : $name;
	}
}
