<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Results;

/**
 * By what the table of mentors is sorted; the values are what the address carries.
 */
enum MentorSort: string {
	case Name          = 'name';
	case Views         = 'views';
	case Conversations = 'conversations';
	case Messages      = 'messages';
	case ReplyRate     = 'reply_rate';
	case Median        = 'median';
	case Rating        = 'rating';

	public function label(): string {
		return match ( $this ) {
			self::Name          => __( 'Mentor', 'mentoriai-portal' ),
			self::Views         => __( 'Profile views', 'mentoriai-portal' ),
			self::Conversations => __( 'Conversations', 'mentoriai-portal' ),
			self::Messages      => __( 'Messages sent', 'mentoriai-portal' ),
			self::ReplyRate     => __( 'Requests answered', 'mentoriai-portal' ),
			self::Median        => __( 'Median hours to the first answer', 'mentoriai-portal' ),
			self::Rating        => __( 'Average rating', 'mentoriai-portal' ),
		};
	}

	/** Names read from their beginning, numbers from the largest, waiting from the shortest. */
	public function starts_descending(): bool {
		return ! in_array( $this, array( self::Name, self::Median ), true );
	}
}
