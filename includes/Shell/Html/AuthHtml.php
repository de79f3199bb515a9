<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell\Html;

use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Shell\Data;
use MentoriaiPortal\Shell\PortalPage;

/**
 * Head of log-in and registration, in the boxes of src/features/session/components/auth-layout.tsx; the form is the app's.
 */
final readonly class AuthHtml {

	public function __construct( private PortalPage $page ) {}

	public function html(): string {
		$data = $this->page->data( 'get_default' );
		$html = Data::text( $data, 'text_full' );
		return sprintf(
			'<div class="mp-auth"><div class="mp-auth__form"><div class="mp-auth__column"><header class="mp-auth__head"><h1>%s</h1><p class="mp-lead">%s</p></header>%s<div class="mp-auth__place"></div></div></div><div class="mp-auth__side mp-on-band"></div></div>',
			esc_html( $this->page->title ),
			esc_html( Data::text( $data, 'text' ) ?: $this->lead() ),
			'' === $html ? '' : ContentHtml::prose( $html )
		);
	}

	/** Where the editors wrote none. */
	private function lead(): string {
		return Screen::Login === $this->page->resolved->screen
			? __( 'Log in and continue where you left off.', 'mentoriai-portal' )
			: __( 'Registering takes about two minutes.', 'mentoriai-portal' );
	}
}
