<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use Closure;

/**
 * All kinds of email that the modules send.
 */
final readonly class MailTypes {

	/** Seconds in which an email must leave, unless it is a ShortLivedMail. */
	public const LIFETIME = 3 * 86400;

	/** @param array<string, Closure(): MailType> $types Key to what makes it. */
	public function __construct( private array $types ) {}

	public function find( string $key ): ?MailType {
		return isset( $this->types[ $key ] ) ? ( $this->types[ $key ] )() : null;
	}

	/** Seconds after which a queued email of this kind is not sent any more. */
	public function lifetime( string $key ): int {
		$type = $this->find( $key );
		return $type instanceof ShortLivedMail ? $type->lifetime() : self::LIFETIME;
	}

	/** @return list<string> Keys of the kinds that leave from a copy of the site. */
	public function asked_for(): array {
		return array_keys( array_filter( $this->all(), static fn ( MailType $type ): bool => $type instanceof AskedForMail ) );
	}

	/** @return list<string> Keys of the kinds that a reader may switch off. */
	public function optional(): array {
		return array_keys( array_filter( $this->all(), static fn ( MailType $type ): bool => $type instanceof OptionalMail ) );
	}

	/** @return array<string, MailType> Key to email. */
	public function all(): array {
		return array_map( static fn ( Closure $make ): MailType => $make(), $this->types );
	}

	/** @return array<string, string> Key to name, of all kinds. */
	public function titles(): array {
		return array_map( static fn ( MailType $type ): string => $type->title(), $this->all() );
	}
}
