<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Programme;

use MentoriaiPortal\Core\Identity\Role;

/**
 * Puts in what happened elsewhere or is invented for a demo: people at their own times, some of whom have no account any more. finish() counts it.
 */
final readonly class ProgrammeHistory {

	/** Ids of things that are in no table of ours; beyond those of any table. */
	private const ELSEWHERE = 4_000_000_000_000;

	public function __construct( private PersonRepository $people, private FactRepository $facts, private Rebuild $rebuild, private Reports $reports ) {}

	/** Null for who is not counted. */
	public function person( int $user_id ): ?Person {
		return $this->people->find( $user_id );
	}

	/** @param array<string, int> $moments Stage key to unix seconds, the registration among them. */
	public function set( Person $person, array $moments ): void {
		$this->people->put_history( $person->user_id, $person->role, $moments, null );
	}

	/**
	 * Somebody who is not there any more.
	 *
	 * @param array<string, int> $moments See set().
	 * @param list<int>|null     $fields  Of the first mentor; null before the first request.
	 */
	public function add( Role $role, array $moments, ?array $fields ): void {
		$this->people->put_history( null, $role->value, $moments, $fields );
	}

	/**
	 * @param int       $number Of the thing, from 1.
	 * @param list<int> $fields
	 */
	public function add_fact( FactKind $kind, int $number, string $month, array $fields, int $amount = 0 ): void {
		$this->facts->put( new Fact( $kind, self::ELSEWHERE + $number, $month, $fields, $amount ) );
	}

	public function finish(): void {
		$this->rebuild->run();
	}

	public function has_reports(): bool {
		return 0 < $this->reports->count();
	}

	/** @param array<mixed> $sent See Reports::create(). */
	public function approve( array $sent, int $by ): void {
		$this->reports->approve( $this->reports->create( $sent )->id, $by );
	}
}
