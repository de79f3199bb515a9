<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use MentoriaiPortal\Core\Lang;

/**
 * The words around the text of every email: as the portal has them, or as staff edited them. Staff write words only: the
 * links, who writes and where the unsubscribe link leads are added here, whatever was typed.
 */
final readonly class FrameTexts {

	/** Among the kinds of email that staff edit. */
	public const KEY = 'frame';

	public const MAX = 300;

	/** Field to the placeholders it may have. */
	public const FIELDS = array(
		'greeting'    => array( 'name', 'site' ),
		'nameless'    => array( 'site' ),
		'signature'   => array( 'site' ),
		'button_help' => array( 'site' ),
		'contact'     => array( 'contacts', 'site' ),
		'why'         => array( 'site' ),
		'unsubscribe' => array( 'site' ),
	);

	/** @param array<string, string> $words Field to words, of all fields. */
	private function __construct( public array $words ) {}

	/** The portal's own. Runs inside Locale::within(). */
	public static function own(): self {
		return new self(
			array(
				/* translators: %s: first name. */
				'greeting'    => sprintf( __( 'Hello %s!', 'mentoriai-portal' ), '{name}' ),
				'nameless'    => __( 'Hello!', 'mentoriai-portal' ),
				'signature'   => '',
				'button_help' => __( 'If the button does not work, copy this link into your browser:', 'mentoriai-portal' ),
				'contact'     => __( 'Write to us', 'mentoriai-portal' ) . ': {contacts}',
				/* translators: %s: name of the portal. */
				'why'         => sprintf( __( 'You are receiving this email because your address was registered on the portal “%s”.', 'mentoriai-portal' ), '{site}' ),
				'unsubscribe' => __( 'Unsubscribe from these emails', 'mentoriai-portal' ),
			)
		);
	}

	/**
	 * With what staff wrote; where that is blank, the words stay.
	 *
	 * @param array<string, string> $edited
	 */
	public function with( array $edited ): self {
		return new self( array_merge( $this->words, array_filter( array_intersect_key( $edited, $this->words ), static fn ( string $text ): bool => '' !== trim( $text ) ) ) );
	}

	/** @param string $name As Greeting makes it; '' where it is not known. */
	public function greeting( string $name, string $site ): string {
		return $this->fill( '' === $name ? 'nameless' : 'greeting', array( '{name}' => $name, '{site}' => $site ) );
	}

	/**
	 * @param string $agency      Who runs the portal, '' where nobody has said so.
	 * @param string $contacts    Address of the page with contacts.
	 * @param string $unsubscribe See MailFrame.
	 * @param bool   $has_account Whether the reader has one: the line that says so is left out for guests.
	 */
	public function frame( string $site, string $agency, string $contacts, string $unsubscribe, bool $has_account = true ): MailFrame {
		$values = array( '{site}' => $site, '{contacts}' => $contacts );
		$words  = array_map( fn ( string $field ): string => $this->fill( $field, $values ), array_combine( array_keys( self::FIELDS ), array_keys( self::FIELDS ) ) );
		return new MailFrame( array( '' === $agency ? $words['contact'] : $agency, ...( $has_account ? array( $words['why'] ) : array() ) ), $words['signature'], $words['button_help'], $words['unsubscribe'], $unsubscribe );
	}

	/** @param array<string, string> $values */
	private function fill( string $field, array $values ): string {
		return strtr( $this->words[ $field ] ?? '', $values );
	}
}
