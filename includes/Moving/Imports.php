<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving;

use Closure;
use Generator;
use MentoriaiPortal\ActivityLog\Act;
use MentoriaiPortal\ActivityLog\ActivityLog;
use MentoriaiPortal\ActivityLog\ActObject;
use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\DueWork;
use MentoriaiPortal\Core\FaultLog;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Core\Uploads\PrivateFiles;
use MentoriaiPortal\Moving\Schema\Column;
use Throwable;
use WP_User;

/**
 * Imports, for the screen, REST and commands: take() a file or begin() with another source, check(), start(), and work() in the
 * background. Each record and the place after it are one transaction, so one that was cut off goes on exactly where it stood.
 */
final readonly class Imports {

	public const CSV   = 'csv';
	public const USERS = 'users';

	public const ULTIMATE_MEMBER = 'ultimate-member';
	public const BUDDYPRESS      = 'buddypress';

	/** Characters of a file's name that are kept. */
	private const MOST_NAME = 191;

	/** Refusals that a report carries; `refused` says how many there are, and refused.csv has all. */
	public const MOST_ERRORS = 1000;

	/** New rows that a check lists, and as many changed ones. */
	public const MOST_PREVIEWS = 1000;

	/** Refusals that are read at once. */
	private const PART = 500;

	private const ENDED_KEPT   = 30 * 86400;
	private const CHECKED_KEPT = 86400;

	/** Seconds after which a process says that it still works. */
	private const HOLD = 15;

	/** @param array<string, Closure(): Source> $sources Besides files, by name. */
	public function __construct(
		private ImportRepository $imports,
		private Judge $judge,
		private Arrivals $arrivals,
		private ActivityLog $log,
		private Db $db,
		private Clock $clock,
		private PrivateFiles $files,
		private Background $background,
		private array $sources
	) {}

	/** @return array<string, int> Sources besides files that have people, and how many. */
	public function offered(): array {
		return array_filter( array_map( static fn ( Closure $source ): int => $source()->count(), $this->sources ) );
	}

	/** @throws ApiError 404. */
	public function find( int $id ): Import {
		return $this->imports->find( $id ) ?? throw ApiError::not_found();
	}

	/** @return list<Import> */
	public function newest( int $limit, int $offset = 0 ): array {
		return $this->imports->newest( $limit, $offset );
	}

	public function count(): int {
		return $this->imports->count();
	}

	/**
	 * @param list<Import> $imports
	 * @return list<int> Ids of those that have a refused.csv.
	 */
	public function with_refusals( array $imports ): array {
		return $this->imports->with_refusals( array_column( $imports, 'id' ) );
	}

	/**
	 * Keeps a file; check() reads it.
	 *
	 * @param string $name As it was chosen.
	 * @throws ApiError 400 where nobody is in it or it has too many columns, 415 for what is no table.
	 */
	public function take( string $path, Options $options, string $name = '' ): Import {
		[ $encoding, $text ] = $this->text( $path );
		$heads               = $this->heads( new CsvFile( $text ) );
		$file                = PrivateFiles::new_name();
		// The row comes first: whatever ends the process, no file stays that no import names.
		$id = $this->imports->add( self::CSV, $file, self::name( $name ), $encoding, $heads, $options, get_current_user_id(), $this->clock->now() );
		try {
			$this->files->keep( (string) ( stream_get_meta_data( $text )['uri'] ?? '' ), $file );
		} catch ( Throwable $error ) {
			$this->imports->remove( $id );
			throw $error;
		}
		return $this->find( $id );
	}

	/** @throws ApiError 400 for a source that is not there. */
	public function begin( string $source, Options $options ): Import {
		if ( ! isset( $this->sources[ $source ] ) ) {
			throw ApiError::invalid( array( 'from' => 'invalid' ) );
		}
		return $this->find( $this->imports->add( $source, '', '', '', array(), $options, get_current_user_id(), $this->clock->now() ) );
	}

	/**
	 * The dry run. It writes nothing but its result.
	 *
	 * @param list<string|null>|null $columns Keys for the heads of the file; null leaves those that are chosen.
	 * @throws ApiError 400 where the columns do not do, 404, 409 where the import has begun.
	 */
	public function check( int $id, Options $options, ?array $columns = null ): Import {
		$import = $this->find( $id );
		if ( ImportState::Checked !== $import->state ) {
			throw ApiError::conflict();
		}
		$heads = $import->heads;
		foreach ( $columns ?? array() as $at => $key ) {
			if ( isset( $heads[ $at ] ) ) {
				$heads[ $at ]['field'] = Column::tryFrom( (string) $key )?->value;
			}
		}
		$this->imports->choose( $id, $heads, $options );
		$tally = $this->tally( $this->source( $this->find( $id ) ), $options );
		$this->db->repeatable( fn () => $this->imports->keep_check( $id, $tally, $this->clock->now() ) );
		return $this->find( $id );
	}

	/**
	 * Takes back what was never started; what is paused ends, and its file and refusals go. Who has come stays.
	 *
	 * @throws ApiError 404, 409 where it runs or is over.
	 */
	public function discard( int $id ): void {
		$import = $this->find( $id );
		if ( ! $this->imports->remove( $id ) ) {
			$this->move( $id, array( ImportState::Paused ), ImportState::Stopped );
			$this->imports->drop_file( $id );
		}
		$this->files->remove( $import->file );
	}

	/**
	 * A dry run that leaves nothing at all, not even itself; for commands.
	 *
	 * @param array<string, string> $map Heads to keys of columns.
	 * @return array<string, mixed> As ImportReport presents it; `id` is null.
	 * @throws ApiError
	 */
	public function try_file( string $path, Options $options, array $map = array() ): array {
		[ $encoding, $text ] = $this->text( $path );
		$file                = new CsvFile( $text );
		$heads               = self::mapped( $this->heads( $file ), $map );
		$columns             = array_map( static fn ( array $head ): ?Column => Column::tryFrom( (string) $head['field'] ), $heads );
		return $this->tried( new CsvSource( $file, $columns ), $options, $encoding, $file->delimiter, $heads );
	}

	/**
	 * The same of another source.
	 *
	 * @return array<string, mixed>
	 */
	public function try_source( string $source, Options $options ): array {
		return $this->tried( ( $this->sources[ $source ] ?? throw ApiError::invalid( array( 'from' => 'invalid' ) ) )(), $options, '', '', array() );
	}

	/**
	 * @throws InvalidInput
	 * @throws ApiError 404, 409 where it has begun, or another one runs (`import_running`).
	 */
	public function start( int $id, Options $options ): Import {
		$import = $this->find( $id );
		$now    = $this->clock->now();
		$staff  = get_current_user_id();
		if ( $this->imports->is_other_running( $id, $now ) ) {
			throw new ApiError( 'import_running', 409, __( 'Another import is running. Start this one when it has finished.', 'mentoriai-portal' ) );
		}
		$this->db->transaction(
			function () use ( $import, $options, $staff, $now ): void {
				if ( ! $this->imports->start( $import->id, $options, $staff, $now ) ) {
					throw ApiError::conflict();
				}
				$this->log->write( Act::Import, ActObject::Import, $import->id, array( 'source' => $import->source, 'total' => $import->total ), $staff );
			}
		);
		$this->background->run_after_answer();
		return $this->find( $id );
	}

	/** @throws ApiError 404, 409. */
	public function pause( int $id ): Import {
		return $this->move( $id, array( ImportState::Running ), ImportState::Paused );
	}

	/** @throws ApiError 404, 409. */
	public function resume( int $id ): Import {
		$import = $this->move( $id, array( ImportState::Paused ), ImportState::Running );
		$this->background->run_after_answer();
		return $import;
	}

	/**
	 * For good; who has come stays.
	 *
	 * @throws ApiError 404, 409.
	 */
	public function stop( int $id ): Import {
		return $this->move( $id, array( ImportState::Running, ImportState::Paused ), ImportState::Stopped );
	}

	/** Someone looks at it: what nobody works at goes on. */
	public function nudge( Import $import ): void {
		if ( ImportState::Running === $import->state && Clock::to_sql( $this->clock->now() - self::HOLD ) > (string) $import->worked_at ) {
			$this->background->run_after_answer();
		}
	}

	/** The job: all that run, one after the other. */
	public function work_all( float $seconds = INF ): void {
		$this->drop_old_files();
		$end = microtime( true ) + $seconds;
		foreach ( $this->imports->running() as $import ) {
			if ( microtime( true ) < $end ) {
				// One that fails holds up no other.
				FaultLog::part( 'import', fn (): bool => $this->work( $import->id, $end - microtime( true ) ), false );
			}
		}
	}

	/**
	 * Works at a running import until it is over, paused or time is up. Nobody works at another one meanwhile.
	 *
	 * @param float $seconds After which it stops between two records.
	 * @return bool False where somebody else has the turn.
	 */
	public function work( int $id, float $seconds = INF ): bool {
		$who = $this->imports->claim( $id, $this->clock->now() );
		if ( null === $who ) {
			return false;
		}
		try {
			$this->go_on( $id, $who, microtime( true ) + $seconds );
		} finally {
			$this->imports->release( $who );
		}
		return true;
	}

	/** Files and refusals go 30 days after the end, or after a pause, which ends then; what was never started goes whole after a day. */
	public function drop_old_files(): void {
		$now = $this->clock->now();
		foreach ( $this->imports->old( Clock::to_sql( $now - self::ENDED_KEPT ), Clock::to_sql( $now - self::CHECKED_KEPT ) ) as $import ) {
			if ( ImportState::Paused === $import->state && ! $this->imports->move( $import->id, array( ImportState::Paused ), ImportState::Stopped, $now ) ) {
				continue;
			}
			$this->files->remove( $import->file );
			$this->imports->drop_file( $import->id );
			$this->imports->remove( $import->id );
		}
	}

	/**
	 * @param int $errors How many refusals it carries.
	 * @return array<string, mixed> As ImportReport presents it.
	 */
	public function report( Import $import, int $errors = self::MOST_ERRORS ): array {
		$delimiter = $import->has_file() ? $this->file( $import )?->delimiter : null;
		return ImportReport::of( $import, (string) $delimiter, 0 === $errors ? array() : $this->refusals( $import->id, $errors ) );
	}

	/** @return array<int, array{string, string}> The first; see ImportRepository::refusals(). */
	public function refusals( int $id, int $limit = self::MOST_ERRORS ): array {
		return $this->imports->refusals( $id, 0, $limit );
	}

	/** @return Generator<int, array{string, string}> All, of which a part is in memory. */
	public function each_refusal( int $id ): Generator {
		for ( $after = 0; array() !== $part = $this->imports->refusals( $id, $after, self::PART ); $after = (int) array_key_last( $part ) ) {
			yield from $part;
		}
	}

	/**
	 * What an import that was checked would do now, row by row: the first that are new, and the first that change. A page costs a constant number
	 * of queries.
	 *
	 * @param Outcome|null $outcome Only these.
	 * @return list<Verdict>
	 * @throws ApiError 404 where the file or source is gone.
	 */
	public function preview( Import $import, ?Outcome $outcome, int $limit, int $offset ): array {
		$cursors = $this->imports->previews( $import->id, $outcome, $limit, $offset );
		return array() === $cursors ? array() : $this->judge->of( $this->source( $import )->at( $cursors ), $import->options );
	}

	/** The file of an import; null when it is gone, or there was none. */
	public function file( Import $import ): ?CsvFile {
		$stream = $import->has_file() ? $this->files->open( $import->file ) : null;
		return null === $stream ? null : new CsvFile( $stream );
	}

	/** @throws ApiError 400, 404 where the file is gone. */
	public function source( Import $import ): Source {
		if ( self::CSV === $import->source ) {
			return new CsvSource( $this->file( $import ) ?? throw ApiError::not_found(), $import->columns() );
		}
		return ( $this->sources[ $import->source ] ?? throw ApiError::not_found() )();
	}

	private function go_on( int $id, string $who, float $end ): void {
		$import = $this->imports->find( $id );
		if ( null === $import || ImportState::Running !== $import->state ) {
			return;
		}
		try {
			$source = $this->source( $import );
		} catch ( ApiError ) {
			// Its file is gone.
			$this->imports->move( $id, array( ImportState::Running ), ImportState::Stopped, $this->clock->now() );
			return;
		}
		$place = $import->place;
		$held   = microtime( true );
		while ( array() !== $records = $source->records( $place, DueWork::BATCH ) ) {
			foreach ( $this->judge->of( $records, $import->options ) as $verdict ) {
				if ( ! $this->write( $import, $who, $verdict ) || microtime( true ) >= $end ) {
					return;
				}
				$place = $verdict->record->cursor;
				if ( microtime( true ) - $held > self::HOLD ) {
					$this->imports->hold( $id, $who, $this->clock->now() );
					$held = microtime( true );
				}
			}
			self::forget_cache();
		}
		$this->imports->move( $id, array( ImportState::Running ), ImportState::Done, $this->clock->now() );
	}

	/** A person and the place after them, or neither. */
	private function write( Import $import, string $who, Verdict $verdict ): bool {
		try {
			return $this->db->repeatable(
				function () use ( $import, $who, $verdict ): bool {
					$verdict = $this->as_of_now( $verdict, $import->options );
					if ( null !== $verdict->arrival ) {
						$this->arrivals->write( $verdict->arrival, $import->id, $import->started_by );
					}
					return $this->imports->advance( $import->id, $who, $verdict ) ? true : throw new Interrupted();
				}
			);
		} catch ( Interrupted ) {
			self::forget_person( $verdict );
			return false;
		} catch ( ApiError $error ) {
			self::forget_person( $verdict );
			if ( 'email_exists' !== $error->error ) {
				throw $error;
			}
			$refused = Verdict::refused( $verdict->record, Column::Email->value, $error->error );
			return $this->db->repeatable( fn (): bool => $this->imports->advance( $import->id, $who, $refused ) );
		} catch ( Throwable $error ) {
			self::forget_person( $verdict );
			throw $error;
		}
	}

	/**
	 * What is said of an account that is there already, said again while its row is locked: since its part of the records was judged it
	 * may have become staff's or been closed. Part of the caller's transaction.
	 */
	private function as_of_now( Verdict $verdict, Options $options ): Verdict {
		$user_id = $verdict->arrival?->user_id;
		if ( null === $user_id ) {
			return $verdict;
		}
		$this->db->lock_user( $user_id );
		clean_user_cache( $user_id );
		$now = $this->judge->of( array( $verdict->record ), $options )[0];
		// The address may be another one's by now, or nobody's.
		$is_same = null === $now->arrival || in_array( $now->arrival->user_id, array( $user_id, $verdict->record->user_id ), true );
		return $is_same ? $now : Verdict::refused( $verdict->record, Column::Email->value, 'email_exists' );
	}

	/** WordPress's cache may hold an account that was taken back. */
	private static function forget_person( Verdict $verdict ): void {
		$kept = null === $verdict->arrival ? false : get_user_by( 'email', $verdict->arrival->email );
		if ( $kept instanceof WP_User ) {
			clean_user_cache( $kept );
		}
	}

	private static function forget_cache(): void {
		if ( wp_cache_supports( 'flush_runtime' ) ) {
			wp_cache_flush_runtime();
		}
	}

	private function tally( Source $source, Options $options ): Tally {
		$tally = new Tally();
		$place = '';
		while ( array() !== $records = $source->records( $place, DueWork::BATCH ) ) {
			foreach ( $this->judge->of( $records, $options ) as $verdict ) {
				$tally->add( $verdict );
				$place = $verdict->record->cursor;
			}
			self::forget_cache();
		}
		return $tally;
	}

	/**
	 * @param list<array{head: string, field: string|null}> $heads
	 * @return array<string, mixed>
	 */
	private function tried( Source $source, Options $options, string $encoding, string $delimiter, array $heads ): array {
		return ImportReport::of_tally( $this->tally( $source, $options ), $encoding, $delimiter, $heads );
	}

	/** @param non-empty-list<ImportState> $from */
	private function move( int $id, array $from, ImportState $to ): Import {
		$this->find( $id );
		return $this->imports->move( $id, $from, $to, $this->clock->now() ) ? $this->find( $id ) : throw ApiError::conflict();
	}

	/** A name as one line that the table holds. */
	private static function name( string $name ): string {
		return mb_substr( Text::clean( wp_check_invalid_utf8( $name, true ), false ), 0, self::MOST_NAME );
	}

	/**
	 * A file as UTF-8, which goes when the last who holds it does.
	 *
	 * @return array{string, resource} What it was written in, and its text.
	 */
	private function text( string $path ): array {
		$from = is_file( $path ) ? fopen( $path, 'rb' ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file, streamed.
		$to   = tmpfile();
		if ( false === $from || false === $to ) {
			throw ApiError::invalid( array( 'file' => 'invalid' ) );
		}
		return array( CsvFile::convert( $from, $to ), $to );
	}

	/**
	 * What was chosen for the same heads before, else what they name.
	 *
	 * @return list<array{head: string, field: string|null}>
	 * @throws ApiError 400 where nobody is in the file.
	 */
	private function heads( CsvFile $file ): array {
		if ( ! $file->has_records() ) {
			throw new ApiError( 'invalid_input', 400, __( 'This file has no people: there is no row below the head.', 'mentoriai-portal' ), array( 'file' => 'invalid' ) );
		}
		$named  = array_map( static fn ( ?Column $column ): ?string => $column?->value, $file->named_columns() );
		$fields = $this->imports->chosen_columns( $file->heads ) ?? $named;
		return array_map( static fn ( string $head, ?string $field ): array => array( 'head' => $head, 'field' => $field ), $file->heads, $fields );
	}

	/**
	 * @param list<array{head: string, field: string|null}> $heads
	 * @param array<mixed>                                  $map Head to key; '' or null for none.
	 * @return list<array{head: string, field: string|null}>
	 * @throws ApiError 400 for a head or a key that there is not.
	 */
	public static function mapped( array $heads, array $map ): array {
		foreach ( $map as $head => $key ) {
			$at     = array_search( trim( (string) $head ), array_column( $heads, 'head' ), true );
			$column = is_string( $key ) ? Column::tryFrom( $key ) : null;
			if ( false === $at || ( null === $column && '' !== (string) ( is_scalar( $key ?? '' ) ? $key : 'x' ) ) ) {
				throw new ApiError( 'invalid_input', 400, __( 'The choice of columns names a head or a column that does not exist.', 'mentoriai-portal' ), array( 'map' => 'invalid' ) );
			}
			$heads[ $at ] = array( 'head' => $heads[ $at ]['head'], 'field' => $column?->value );
		}
		return $heads;
	}
}
