<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\SiteCopy;

/**
 * What must not leave from here (SiteCopy). A copy of the site holds back all but the kinds that people ask for, and these
 * too where they were queued at another address. The site itself sends nothing that a copy queued, whose database came here.
 */
final readonly class HeldMailRepository {

	public function __construct( private Db $db, private MailTypes $types ) {}

	/**
	 * Condition of what leaves.
	 *
	 * @return array{string, list<string>} SQL on columns of `mail_queue`, and its values.
	 */
	public function leaving(): array {
		if ( ! SiteCopy::is_copy() ) {
			return array( "address IN ('', ?, ?)", array( SiteCopy::home(), SiteCopy::here() ) );
		}
		$kinds = array( '', ...$this->types->asked_for() );
		return array( 'address = ? AND type IN (' . implode( ', ', array_fill( 0, count( $kinds ), '?' ) ) . ')', array( SiteCopy::here(), ...$kinds ) );
	}

	public function count(): int {
		[ $leaving, $values ] = $this->leaving();
		return (int) $this->db->value( "SELECT COUNT(*) FROM {mail_queue} WHERE state IN ('due', 'sending') AND NOT ($leaving)", ...$values );
	}

	/** The site moves here: what it has not sent goes with it, what copies queued does not. */
	public function move_here(): void {
		$this->db->execute(
			"UPDATE {mail_queue} SET address = ? WHERE state IN ('due', 'sending', 'failed') AND address IN ('', ?)",
			SiteCopy::here(),
			SiteCopy::home()
		);
	}

	/** The site has not moved here after all (SiteCopy::undo_call_home()): what has not left waits. */
	public function move_back(): void {
		$this->db->execute(
			"UPDATE {mail_queue} SET address = ? WHERE state IN ('due', 'sending', 'failed') AND address = ?",
			SiteCopy::home(),
			SiteCopy::here()
		);
	}

	/** @param int $until Those queued by then. */
	public function drop( int $now, int $until ): void {
		[ $leaving, $values ] = $this->leaving();
		$this->db->execute(
			"UPDATE {mail_queue} SET state = 'dropped', sent_at = ?, data = '', error = ? WHERE state IN ('due', 'sending') AND created_at <= ? AND NOT ($leaving)",
			$now,
			NotSent::Held->value,
			$until,
			...$values
		);
	}
}
