<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

namespace MentoriaiPortal\Tools\Guards;

use RuntimeException;

/**
 * Removes guard after guard, as many at a time as there are copies, each copy with a site of its own.
 *
 * @phpstan-type Lane array{copy: string, site: string}
 * @phpstan-type Verdict array{guard: Guard, problem: string, seconds: float}
 */
final class Trial {

	/** A race may go well by chance: so often it may. */
	private const TRIES = 3;

	/** @param list<Lane> $lanes */
	public function __construct( private readonly array $lanes ) {}

	/**
	 * Runs each test once as things are: a test that falls by itself proves nothing.
	 *
	 * @param list<Guard> $guards
	 * @return array<string, string> "File::case" to what is wrong with it.
	 */
	public function before( array $guards ): array {
		$groups = array();
		foreach ( $guards as $guard ) {
			$kind = $guard->is_jest() ? 'jest' : $guard->suite();
			// Files of one kind are shared out among the copies.
			$lane = crc32( $guard->test ) % count( $this->lanes );

			$groups[ $lane ][ $kind ][] = $guard;
		}
		$problems = array();
		$running  = array();
		do {
			foreach ( $this->lanes as $lane => $folders ) {
				if ( isset( $running[ $lane ] ) && $running[ $lane ]['runner']->is_done() ) {
					$problems += self::problems( $running[ $lane ]['group'], $running[ $lane ]['runner']->answer() );
					unset( $running[ $lane ] );
				}
				if ( ! isset( $running[ $lane ] ) && array() !== ( $groups[ $lane ] ?? array() ) ) {
					$group            = array_shift( $groups[ $lane ] );
					$running[ $lane ] = array( 'runner' => new Runner( $folders ), 'group' => $group );
					$running[ $lane ]['runner']->start( $group );
				}
			}
			usleep( 50_000 );
		} while ( array() !== $running );
		return $problems;
	}

	/**
	 * @param list<Guard> $group
	 * @param array{passed: list<string>, fell: list<string>, broke: list<string>, text: string} $answer
	 * @return array<string, string>
	 */
	private static function problems( array $group, array $answer ): array {
		$problems = array();
		foreach ( $group as $guard ) {
			$name = $guard->test . '::' . $guard->case;
			if ( in_array( $name, array( ...$answer['fell'], ...$answer['broke'] ), true ) ) {
				$problems[ $name ] = 'the test falls, breaks or is skipped with the guard in place';
			} elseif ( ! in_array( $name, $answer['passed'], true ) ) {
				$problems[ $name ] = 'there is no such test';
			}
		}
		if ( array() !== $problems ) {
			fwrite( STDERR, substr( $answer['text'], -4000 ) . "\n" );
		}
		return $problems;
	}

	/**
	 * @param list<Guard>              $guards
	 * @param callable(Verdict): void $tell Is told each as it comes.
	 */
	public function run( array $guards, callable $tell ): void {
		$busy = array();
		foreach ( $this->lanes as $lane ) {
			$busy[] = array( 'runner' => new Runner( $lane ), 'removal' => new Removal( $lane['copy'] ), 'guard' => null, 'tries' => 0, 'since' => 0.0 );
		}
		do {
			$working = false;
			foreach ( $busy as $index => $at ) {
				if ( ! $at['runner']->is_done() ) {
					$working = true;
					continue;
				}
				if ( $at['guard'] instanceof Guard ) {
					$problem = self::problem( $at['guard'], $at['runner']->answer() );
					if ( 'passed' === $problem && $at['tries'] < self::TRIES && str_contains( $at['guard']->test, 'Parallel' ) ) {
						$at['runner']->start( array( $at['guard'] ) );
						++$busy[ $index ]['tries'];
						$working = true;
						continue;
					}
					$at['removal']->restore();
					$tell( array( 'guard' => $at['guard'], 'problem' => 'passed' === $problem ? 'the test passes without the guard' : $problem, 'seconds' => microtime( true ) - $at['since'] ) );
				}
				$busy[ $index ]['guard'] = $this->next( $guards, $at, $tell );
				$busy[ $index ]['tries'] = 1;
				$busy[ $index ]['since'] = microtime( true );
				$working                 = $working || null !== $busy[ $index ]['guard'];
			}
			usleep( 20_000 );
		} while ( $working );
	}

	/**
	 * Begins the next removal that applies.
	 *
	 * @param list<Guard>                              $guards Those that wait.
	 * @param array{runner: Runner, removal: Removal} $at
	 * @param callable(Verdict): void                 $tell
	 */
	private function next( array &$guards, array $at, callable $tell ): ?Guard {
		while ( array() !== $guards ) {
			$guard = array_shift( $guards );
			try {
				$at['removal']->remove( $guard );
				$at['runner']->start( array( $guard ) );
				return $guard;
			} catch ( RuntimeException $error ) {
				$at['removal']->restore();
				$tell( array( 'guard' => $guard, 'problem' => $error->getMessage(), 'seconds' => 0.0 ) );
			}
		}
		return null;
	}

	/**
	 * @param array{passed: list<string>, fell: list<string>, broke: list<string>, text: string} $answer
	 * @return string '' where the test fell as it should, 'passed' where it did not fall.
	 */
	private static function problem( Guard $guard, array $answer ): string {
		$name = $guard->test . '::' . $guard->case;
		if ( in_array( $name, $answer['fell'], true ) ) {
			return '';
		}
		if ( in_array( $name, $answer['passed'], true ) ) {
			return 'passed';
		}
		return 'the test broke, it did not fall by an assertion: ' . substr( $answer['text'], -1500 );
	}
}
