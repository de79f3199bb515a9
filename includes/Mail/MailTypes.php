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

	/** @return array<string, MailType> Key to mail. */
	public function all(): array {
		$types = ( $this->types )();
		return array_combine( array_map( static fn ( MailType $type ): string => $type->key(), $types ), $types );
	}

	/** What staff call a kind; its key where it has no name. */
	public function title( string $key ): string {
		return $this->find( $key )?->title() ?? $key;
	}

	/** @return array<string, string> Key to name, of all kinds. */
	public function titles(): array {
		return array_map( static fn ( MailType $type ): string => $type->title(), $this->all() );
	}
}
