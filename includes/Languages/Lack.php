<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Languages;

/**
 * What the other language of a text lacks.
 */
enum Lack: string {
	case Missing     = 'missing';
	case Unpublished = 'unpublished';
	case Outdated    = 'outdated';
	case Menu        = 'menu';

	public function label(): string {
		return match ( $this ) {
			self::Missing     => __( 'Without a translation', 'mentoriai-portal' ),
			self::Unpublished => __( 'Translation not published yet', 'mentoriai-portal' ),
			self::Outdated    => __( 'Perhaps outdated', 'mentoriai-portal' ),
			self::Menu        => __( 'In one menu only', 'mentoriai-portal' ),
		};
	}
}
