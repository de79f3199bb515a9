<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

/**
 * What the portal calls itself: beside the logo, in titles, for search engines, in emails.
 */
final readonly class SiteName {

	public function __construct( private Settings $settings ) {}

	public function text(): string {
		return $this->settings->text( 'site_name' ) ?: 'Mentoriai';
	}

	/** Name and contacts of who runs the portal, for the end of emails; '' where no one has entered them. */
	public function agency( Lang $lang ): string {
		return $this->settings->text( 'agency_' . $lang->value ) ?: implode( ', ', ( new Agency( $this->settings ) )->lines( $lang ) );
	}

	/** As the sender of emails, which may have a name of its own. */
	public function sender(): string {
		return $this->settings->text( 'mail_from_name' ) ?: $this->text();
	}
}
