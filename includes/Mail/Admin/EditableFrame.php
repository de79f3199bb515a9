<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail\Admin;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Mail\EditedTexts;
use MentoriaiPortal\Mail\FrameTexts;
use MentoriaiPortal\Mail\MailComposer;
use MentoriaiPortal\Mail\MailContent;
use MentoriaiPortal\Mail\MailTextRule;
use MentoriaiPortal\Mail\MailType;

/**
 * The words around all emails: greeting, signature, footer.
 */
final readonly class EditableFrame implements Editable {

	/** @param MailType $sample The email that shows them. */
	public function __construct( private MailComposer $composer, private EditedTexts $edited, private Locale $locale, private MailType $sample, private Lang $lang ) {}

	public function key(): string {
		return FrameTexts::KEY;
	}

	public function title(): string {
		return __( 'In every email: greeting, signature, footer', 'mentoriai-portal' );
	}

	public function is_edited(): bool {
		return array() !== $this->edited->frame( $this->lang );
	}

	public function fields( ?array $typed ): array {
		$words = $typed ?? $this->composer->frame_texts( $this->lang )->words;
		$own   = __( 'Leave it empty for the portal’s own words.', 'mentoriai-portal' );
		$rows  = array(
			'greeting'    => array( __( 'Greeting', 'mentoriai-portal' ), __( 'Shown where a text has {greeting}. {name} is the first name, in Lithuanian in the vocative.', 'mentoriai-portal' ) . ' ' . $own ),
			'nameless'    => array( __( 'Greeting where the name is not known', 'mentoriai-portal' ), $own ),
			'signature'   => array( __( 'Signature', 'mentoriai-portal' ), __( 'After the text and its button. Leave it empty for none.', 'mentoriai-portal' ) ),
			'button_help' => array( __( 'Above the button’s address', 'mentoriai-portal' ), $own ),
			'contact'     => array( __( 'Who writes, while the settings name no agency', 'mentoriai-portal' ), __( 'With one, its name and contacts are shown instead (Settings → Mentoriai portal → Agency). {contacts} is the address of the Contacts page.', 'mentoriai-portal' ) . ' ' . $own ),
			'why'         => array( __( 'Why the reader gets the email', 'mentoriai-portal' ), $own ),
			'unsubscribe' => array( __( 'Link that ends emails of this kind', 'mentoriai-portal' ), __( 'The link itself is always there in emails that can be switched off.', 'mentoriai-portal' ) . ' ' . $own ),
		);
		$fields = array();
		foreach ( $rows as $name => [ $label, $help ] ) {
			$fields[] = new TextField( $name, $label, $words[ $name ] ?? '', FrameTexts::MAX, $help, 'signature' === $name ? 4 : 1 );
		}
		return $fields;
	}

	public function placeholders(): array {
		return array(
			'name'     => __( 'First name of the reader', 'mentoriai-portal' ),
			'site'     => __( 'Name of the site', 'mentoriai-portal' ),
			'contacts' => __( 'Address of the Contacts page', 'mentoriai-portal' ),
		);
	}

	public function check( array $typed ): array {
		return MailTextRule::check_frame( $this->trimmed( $typed ) );
	}

	public function is_saved( array $typed ): bool {
		return $this->own()->with( $this->trimmed( $typed ) )->words === $this->composer->frame_texts( $this->lang )->words;
	}

	/** What is blank or the portal's own word for word is not kept, so it follows the portal. */
	public function keep( array $typed ): void {
		$edited = array_diff_assoc( array_filter( $this->trimmed( $typed ), static fn ( string $text ): bool => '' !== $text ), $this->own()->words );
		array() === $edited ? $this->restore() : $this->edited->keep_frame( $this->lang, $edited );
	}

	public function restore(): void {
		$this->edited->restore( FrameTexts::KEY, $this->lang );
	}

	public function preview( ?array $typed ): MailContent {
		return $this->composer->preview( $this->sample, $this->lang, frame: null === $typed ? null : $this->own()->with( $this->trimmed( $typed ) ) );
	}

	private function own(): FrameTexts {
		return $this->locale->within( $this->lang, FrameTexts::own( ... ) );
	}

	/**
	 * @param array<string, string> $typed
	 * @return array<string, string>
	 */
	private function trimmed( array $typed ): array {
		return array_map( static fn ( string $text ): string => trim( str_replace( array( "\r\n", "\r" ), "\n", $text ) ), array_intersect_key( $typed, FrameTexts::FIELDS ) );
	}
}
