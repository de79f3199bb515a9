<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Identity;

/**
 * Someone in a conversation or plan.
 */
final readonly class Participant {

	/** @param string|null $name Null where the account no longer exists. */
	public function __construct( public int $id, private ?string $name ) {}

	/** What the other side reads; '' where the person has no name yet. An address is never a name. */
	public function name(): string {
		if ( null === $this->name ) {
			return __( 'Deleted user', 'mentoriai-portal' );
		}
		return str_contains( $this->name, '@' ) ? '' : $this->name;
	}

	/** Where whoever holds a link need not know more. */
	public function first_name(): string {
		$first = null === $this->name ? '' : get_user_meta( $this->id, 'first_name', true );
		return is_string( $first ) && '' !== trim( $first ) ? trim( $first ) : $this->name();
	}
}
