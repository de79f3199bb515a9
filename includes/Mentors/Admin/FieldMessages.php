<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors\Admin;

use MentoriaiPortal\Mentors\Field;

/**
 * What the list of fields says when something was done.
 */
final class FieldMessages {

	public const MERGED     = 21;
	public const NOT_MERGED = 22;
	public const DELETED    = 23;
	public const SAME_NAME  = 24;

	/** Filter `term_updated_messages`; 1 to 6 are WordPress's numbers. */
	public static function add( mixed $messages ): mixed {
		return ! is_array( $messages ) ? $messages : array(
			Field::TAXONOMY => array(
				0                => '',
				1                => __( 'The field is added.', 'mentoriai-portal' ),
				2                => __( 'The field is deleted.', 'mentoriai-portal' ),
				3                => __( 'The field is saved.', 'mentoriai-portal' ),
				4                => __( 'The field was not added.', 'mentoriai-portal' ),
				5                => __( 'The field was not saved.', 'mentoriai-portal' ),
				6                => __( 'The fields are deleted.', 'mentoriai-portal' ),
				self::MERGED     => __( 'The fields are merged.', 'mentoriai-portal' ),
				self::NOT_MERGED => __( 'Nothing was merged: the field to merge into no longer exists.', 'mentoriai-portal' ),
				self::DELETED    => __( 'Deleted. No profile has it any more.', 'mentoriai-portal' ),
				self::SAME_NAME  => __( 'Nothing was saved: another field has this name. Choose another name, or merge the two.', 'mentoriai-portal' ),
			),
		) + $messages;
	}
}
