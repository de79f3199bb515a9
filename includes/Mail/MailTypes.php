<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use Closure;

/**
 * All kinds of mail that the modules send.
 */
final readonly class MailTypes {

	/** @param Closure(): list<MailType> $types Asked for when needed. */
	public function __construct( private Closure $types ) {}

	public function find( string $key ): ?MailType {
		foreach ( ( $this->types )() as $type ) {
			if ( $type->key() === $key ) {
				return $type;
			}
		}
		return null;
	}

	/** @return array<string, EditableMail> Key to mail. */
	public function editable(): array {
		$found = array();
		foreach ( ( $this->types )() as $type ) {
			if ( $type instanceof EditableMail ) {
				$found[ $type->key() ] = $type;
			}
		}
		return $found;
	}

	/** What staff call a kind; its key where it has no name. */
	public function title( string $key ): string {
		$type = $this->find( $key );
		return $type instanceof EditableMail ? $type->title() : $key;
	}

	/** @return array<string, string> Key to name, of all kinds. */
	public function titles(): array {
		$titles = array();
		foreach ( ( $this->types )() as $type ) {
			$titles[ $type->key() ] = $type instanceof EditableMail ? $type->title() : $type->key();
		}
		return $titles;
	}
}
