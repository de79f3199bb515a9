<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail\Admin;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Mail\EditedTexts;
use MentoriaiPortal\Mail\MailComposer;
use MentoriaiPortal\Mail\MailContent;
use MentoriaiPortal\Mail\MailTextRule;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Mail\MailType;

/**
 * The words of one email.
 */
final readonly class EditableMail implements Editable {

	public function __construct( private MailComposer $composer, private EditedTexts $edited, private MailType $type, private Lang $lang ) {}

	public function key(): string {
		return $this->type->key();
	}

	public function title(): string {
		return $this->type->title();
	}

	public function is_edited(): bool {
		return null !== $this->composer->edited_texts( $this->type, $this->lang );
	}

	public function fields( ?array $typed ): array {
		$texts  = null === $typed ? $this->composer->texts( $this->type, $this->lang ) : self::texts( $typed );
		$fields = array(
			new TextField( 'subject', __( 'Subject', 'mentoriai-portal' ), $texts->subject, MailTextRule::SUBJECT_MAX ),
			new TextField( 'body', __( 'Text', 'mentoriai-portal' ), $texts->body(), MailTextRule::BODY_MAX, __( 'Plain text. An empty line starts a new paragraph.', 'mentoriai-portal' ), 12 ),
		);
		if ( '' !== $this->composer->own_texts( $this->type, $this->lang )->button ) {
			$fields[] = new TextField( 'button', __( 'Button', 'mentoriai-portal' ), $texts->button, MailTextRule::BUTTON_MAX, __( 'The link can’t be changed; its address is also shown below the button.', 'mentoriai-portal' ) );
		}
		return $fields;
	}

	public function placeholders(): array {
		$rows = array(
			'greeting' => __( 'Greeting, with the reader’s first name where it is known', 'mentoriai-portal' ),
			'name'     => __( 'First name of the reader', 'mentoriai-portal' ),
			'site'     => __( 'Name of the site', 'mentoriai-portal' ),
		);
		foreach ( $this->type->placeholders() as $placeholder ) {
			/* translators: %s: what a word stands for. */
			$rows[ $placeholder->name ] = $placeholder->required ? sprintf( __( '%s (required in the text)', 'mentoriai-portal' ), $placeholder->label ) : $placeholder->label;
		}
		return $rows;
	}

	public function check( array $typed ): array {
		return MailTextRule::check( $this->type, $this->composer->own_texts( $this->type, $this->lang ), self::texts( $typed ) );
	}

	public function is_saved( array $typed ): bool {
		return $this->composer->texts( $this->type, $this->lang ) == self::texts( $typed ); // phpcs:ignore Universal.Operators.StrictComparisons -- two objects with the same words.
	}

	public function keep( array $typed ): void {
		$this->edited->keep( $this->type->key(), $this->lang, self::texts( $typed ) );
	}

	public function restore(): void {
		$this->composer->restore( $this->type, $this->lang );
	}

	public function preview( ?array $typed ): MailContent {
		return $this->composer->preview( $this->type, $this->lang, null === $typed ? null : self::texts( $typed ) );
	}

	/** @param array<string, string> $typed */
	private static function texts( array $typed ): MailTexts {
		return MailTexts::of_form( $typed['subject'] ?? '', $typed['body'] ?? '', $typed['button'] ?? '' );
	}
}
