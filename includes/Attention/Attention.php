<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Attention;

use Closure;
use MentoriaiPortal\Core\Attention\AttentionKind;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\ListPage;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\StaffMenu;

/**
 * What waits for staff: the kinds of all modules, without what was put off. One source for the tiles, the list, the bubble in the
 * menu, the Dashboard's widget and `mentoriai/v1/attention`.
 */
final class Attention {

	public const PER_PAGE = 20;

	public const NOTE_MAX = 500;

	/** Days for which a row can be put off. */
	public const SNOOZE = array( 3, 7, 14 );

	/** Of the tiles; kinds of others come last. */
	private const ORDER = array( 'applications', 'changes', 'reviews', 'unanswered', 'silent_mentors', 'overdue_plans', 'low_checkins', 'reports', 'data_requests', 'failed_mails', 'refused_imports' );

	/** @var array<string, AttentionKind>|null */
	private ?array $kinds = null;

	/** @var array<string, int>|null */
	private ?array $counts = null;

	/** @param Closure(): list<AttentionKind> $all Of all modules that are on. */
	public function __construct( private readonly Closure $all, private readonly AttentionRepository $rows, private readonly Db $db, private readonly Clock $clock ) {}

	/** Whether the person in wp-admin sees any of it. */
	public static function is_open(): bool {
		return current_user_can( StaffMenu::CAPABILITY );
	}

	/** @param string $kind '' for all. */
	public static function url( string $kind = '' ): string {
		return StaffMenu::url( StaffMenu::SLUG, '' === $kind ? array() : array( 'kind' => $kind ) );
	}

	/** @return array<string, AttentionKind> By key, in the order of the tiles. */
	public function kinds(): array {
		if ( null === $this->kinds ) {
			$place = array_flip( self::ORDER );
			$kinds = array();
			foreach ( ( $this->all )() as $kind ) {
				$kinds[ $kind::key() ] = $kind;
			}
			uksort( $kinds, static fn ( string $one, string $other ): int => ( $place[ $one ] ?? PHP_INT_MAX ) <=> ( $place[ $other ] ?? PHP_INT_MAX ) );
			$this->kinds = $kinds;
		}
		return $this->kinds;
	}

	/** One row; null where it does not wait, or was put off. */
	public function find( string $kind, int $id ): ?AttentionRow {
		$of   = $this->kinds()[ $kind ] ?? null;
		$data = null === $of ? null : $this->rows->find( $of, $id, $this->clock->now() );
		return null === $of || null === $data ? null : $this->row( $of, $data );
	}

	/** A request begins: its numbers are read anew. */
	public function begin(): void {
		$this->counts = null;
	}

	/** @return array<string, int> How many wait, by kind; one query a request. */
	public function counts(): array {
		$kinds = $this->kinds();
		return $this->counts ??= array() === $kinds ? array() : $this->rows->counts( $kinds, $this->clock->now() );
	}

	public function total(): int {
		return (int) array_sum( $this->counts() );
	}

	/**
	 * Oldest first.
	 *
	 * @param string $kind '' for all in one list.
	 * @return list<AttentionRow>
	 */
	public function page( string $kind, ListPage $page ): array {
		$kinds = '' === $kind ? $this->kinds() : array_intersect_key( $this->kinds(), array( $kind => true ) );
		if ( array() === $kinds ) {
			return array();
		}
		$found = '' === $kind
			? $this->rows->rows( $kinds, $this->clock->now(), $page->offset + $page->limit, 0 )
			: $this->rows->rows( $kinds, $this->clock->now(), $page->limit, $page->offset );
		$rows  = array();
		foreach ( $found as $key => $of_kind ) {
			array_push( $rows, ...array_map( static fn ( array $row ): array => array( $kinds[ $key ], $row ), $of_kind ) );
		}
		// UNION keeps no order; of what has waited equally long, that of the tiles stays.
		usort( $rows, static fn ( array $one, array $other ): int => array( (int) $one[1]['since'], $one[0]::key() === $other[0]::key() ? (int) $one[1]['id'] : 0 ) <=> array( (int) $other[1]['since'], $one[0]::key() === $other[0]::key() ? (int) $other[1]['id'] : 0 ) );
		$rows = array_slice( $rows, '' === $kind ? $page->offset : 0, $page->limit );
		// Kinds look at the people when they describe a row.
		cache_users( array_filter( array_merge( ...array_map( static fn ( array $of ): array => array( (int) $of[1]['who_id'], (int) $of[1]['taken_by'] ), $rows ) ) ) );
		return array_map( fn ( array $of ): AttentionRow => $this->row( $of[0], $of[1] ), $rows );
	}

	/**
	 * One act of staff on one row.
	 *
	 * @param string   $action `take`, `give_back`, `snooze`, `dismiss`, or one of the row's.
	 * @param int|null $mark   AttentionRow::$mark as it was seen; null takes the one of now.
	 * @throws ApiError 400, 403, 404; 409 with `taken_by` or, where the text has changed, with `row`.
	 */
	public function act( string $kind, int $id, string $action, int $days = 0, string $note = '', ?int $mark = null ): void {
		$of   = $this->kinds()[ $kind ] ?? throw self::gone();
		$now  = $this->clock->now();
		$data = $this->rows->find( $of, $id, $now ) ?? throw self::gone();
		$row  = $this->row( $of, $data );
		match ( true ) {
			// One of a colleague who may no longer act is free.
			'take' === $action => $this->take( $row, null === $row->taken_by ? (int) $data['taken_by'] : 0 ),
			'give_back' === $action && get_current_user_id() === $row->taken_by?->id => $this->rows->give_back( $kind, $id, get_current_user_id() ),
			'snooze' === $action && $row->may_be_snoozed && in_array( $days, self::SNOOZE, true ) => $this->hide( $row, min( $now + $days * 86400, $of->latest( $row->since ) ?? PHP_INT_MAX ), $note, $mark ),
			'dismiss' === $action && $row->may_be_dismissed => $this->hide( $row, AttentionRepository::FOR_EVER, $note, $mark ),
			isset( $row->actions[ $action ] ) => $this->act_in_place( $of, $row, $action, $mark ),
			isset( $of->actions()[ $action ] ) && ! current_user_can( $of->capability() ) => throw new ApiError( 'forbidden', 403, __( 'Sorry, you are not allowed to do this.', 'mentoriai-portal' ) ),
			default => throw new ApiError( 'invalid_input', 400, __( 'This action is not possible here.', 'mentoriai-portal' ) ),
		};
		$this->counts = null;
	}

	/** Part of `mentoriai_run_due`: forgets what staff made of things that wait no more. */
	public function purge(): void {
		foreach ( $this->rows->kinds() as $key ) {
			$kind = $this->kinds()[ $key ] ?? null;
			null === $kind || $this->rows->purge( $kind );
		}
	}

	/** @param int $from Who has it, 0 for nobody. */
	private function take( AttentionRow $row, int $from ): void {
		$owner = $this->rows->take( $row->kind, $row->id, (int) $row->who?->id, get_current_user_id(), $from );
		if ( get_current_user_id() !== $owner ) {
			$by = new Participant( $owner, get_userdata( $owner )->display_name ?? null );
			/* translators: %s: name of a colleague. */
			throw new ApiError( 'conflict', 409, sprintf( __( '%s has already taken this.', 'mentoriai-portal' ), $by->name() ), data: array( 'taken_by' => array( 'id' => $by->id, 'name' => $by->name() ) ) );
		}
	}

	/** @param int|null $seen What came after it was not seen, and is news. */
	private function hide( AttentionRow $row, int $until, string $note, ?int $seen = null ): void {
		$this->rows->hide( $row->kind, $row->id, (int) $row->who?->id, $until, min( $row->mark, $seen ?? $row->mark ), $note, get_current_user_id() );
	}

	private function act_in_place( AttentionKind $kind, AttentionRow $row, string $action, ?int $mark ): void {
		$seen = $kind->has_version() && null !== $mark ? $mark : $row->mark;
		$done = $seen === $row->mark && $this->db->transaction(
			function () use ( $kind, $row, $action, $seen ): bool {
				$done = $kind->act( $action, $row->id, $seen );
				if ( $done && $kind->ends_with( $action ) ) {
					$this->hide( $row, AttentionRepository::FOR_EVER, '' );
				} elseif ( $done && $kind->has_version() ) {
					$this->rows->forget( $row->kind, $row->id );
				}
				return $done;
			}
		);
		if ( ! $done ) {
			$fresh = $this->rows->find( $kind, $row->id, $this->clock->now() ) ?? throw self::gone();
			throw new ApiError( 'conflict', 409, __( 'This has changed since you opened the page. Look at it again.', 'mentoriai-portal' ), data: array( 'row' => self::present( $this->row( $kind, $fresh ) ) ) );
		}
	}

	/** @return array<string, mixed> As `mentoriai/v1` gives it. */
	public static function present( AttentionRow $row ): array {
		$person = static fn ( ?Participant $person ): ?array => null === $person ? null : array( 'id' => $person->id, 'name' => $person->name() );
		return array(
			'kind'      => $row->kind,
			'id'        => $row->id,
			'what'      => $row->text->what,
			'who'       => $person( $row->who ),
			'since'     => Clock::sql_to_wire( Clock::to_sql( $row->since ) ),
			'url'       => $row->text->url,
			'actions'   => array_keys( $row->actions ),
			'taken_by'  => $person( $row->taken_by ),
			'note'      => $row->note,
			'days_left' => $row->text->days_left,
		) + ( $row->has_version ? array( 'version' => $row->mark ) : array() );
	}

	/** @param array<string, string|null> $data */
	private function row( AttentionKind $kind, array $data ): AttentionRow {
		$now = $this->clock->now();
		return new AttentionRow(
			$kind::key(),
			(int) $data['id'],
			$kind->describe( $data ),
			(int) $data['who_id'] > 0 ? new Participant( (int) $data['who_id'], $data['who_name'] ) : null,
			(int) $data['since'],
			(int) $data['mark'],
			$kind->has_version(),
			current_user_can( $kind->capability() ) ? $kind->actions_of( $data ) : array(),
			$kind->may_be_dismissed(),
			( $kind->latest( (int) $data['since'] ) ?? PHP_INT_MAX ) > $now,
			(int) $data['taken_by'] > 0 && user_can( (int) $data['taken_by'], StaffMenu::CAPABILITY ) ? new Participant( (int) $data['taken_by'], $data['taken_name'] ) : null,
			(string) $data['note']
		);
	}

	private static function gone(): ApiError {
		return new ApiError( 'not_found', 404, __( 'This no longer waits: a colleague may have dealt with it.', 'mentoriai-portal' ) );
	}
}
