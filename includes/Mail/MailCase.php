<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use MentoriaiPortal\Core\Lang;

/**
 * One case of a mail, for which staff edit words as for a mail of its own.
 */
final readonly class MailCase implements MailType {

	public function __construct( public CasedMail $type, public string $name ) {}

	/**
	 * What staff edit: mails, and those with cases once a case.
	 *
	 * @param array<string, MailType> $types
	 * @return array<string, MailType>
	 */
	public static function each( array $types ): array {
		$all = array();
		foreach ( $types as $key => $type ) {
			if ( ! $type instanceof CasedMail || array() === $type->cases() ) {
				$all[ $key ] = $type;
				continue;
			}
			foreach ( array_keys( $type->cases() ) as $name ) {
				$case                = new self( $type, $name );
				$all[ $case->key() ] = $case;
			}
		}
		return $all;
	}

	public function key(): string {
		return $this->type->key() . '-' . $this->name;
	}

	public function title(): string {
		return $this->type->title() . ': ' . ( $this->type->cases()[ $this->name ] ?? '' );
	}

	public function texts(): MailTexts {
		return $this->type->texts_of( $this->name );
	}

	public function placeholders(): array {
		return $this->type->placeholders();
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailFacts {
		return $this->type->compose( $user_id, $lang, $data );
	}
}
