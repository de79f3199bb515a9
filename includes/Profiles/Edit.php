<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles;

/**
 * One changed text of a mentor: what staff saw last and what visitors read now.
 */
final readonly class Edit {

	public function __construct(
		public int $id,
		public int $user_id,
		/** A key of MentorProfile::public_texts(). */
		public string $field,
		public string $before,
		public string $after,
		/** Unix seconds. */
		public int $changed_at,
		public bool $seen
	) {}

	public function label(): string {
		return match ( $this->field ) {
			'name'        => __( 'Name', 'mentoriai-portal' ),
			'position'    => __( 'Position and company (Lithuanian)', 'mentoriai-portal' ),
			'position_en' => __( 'Position and company (English)', 'mentoriai-portal' ),
			'about'       => __( 'Description (Lithuanian)', 'mentoriai-portal' ),
			'about_en'    => __( 'Description (English)', 'mentoriai-portal' ),
			'town'        => __( 'City', 'mentoriai-portal' ),
			default       => __( 'LinkedIn', 'mentoriai-portal' ),
		};
	}
}
