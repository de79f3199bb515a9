<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Settings;

/**
 * How a setting is shown; src/admin/settings has one component each.
 */
enum Control: string {

	case Text   = 'text';
	case Url    = 'url';
	case Number = 'number';
	case Flag   = 'flag';
	case Choice = 'choice';
	/** A picture of the media library. */
	case Image  = 'image';
	/** A list of texts, one a line. */
	case Lines  = 'lines';
	/** The footer of both languages. */
	case Footer = 'footer';
}
