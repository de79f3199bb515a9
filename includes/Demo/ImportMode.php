<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

/**
 * What an import is for.
 */
enum ImportMode {
	/** bin/demo: everything, with the known page ids and the accounts. */
	case Demo;
	/** A real site: pages, menus and settings, no people. */
	case SetUp;
	/** A real site that is to look alive: as SetUp, and people as whom no one can log in. */
	case Sample;

	/** Public knowledge: only ever on a demo site. */
	public const DEMO_PASSWORD = 'demo12345';

	public function has_people(): bool {
		return self::SetUp !== $this;
	}

	/** The address of an account; that of a sample person takes no email (example.org is reserved, RFC 2606). */
	public function address( string $email ): string {
		return self::Demo === $this ? $email : strstr( $email, '@', true ) . '@example.org';
	}

	public function password(): string {
		return self::Demo === $this ? self::DEMO_PASSWORD : wp_generate_password( 40 );
	}
}
