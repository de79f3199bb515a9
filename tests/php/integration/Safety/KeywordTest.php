<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Safety;

use PHPUnit\Framework\Attributes\DataProvider;

/**
 * `%`, `_` and `\` in a keyword mean themselves, in every search of the portal.
 */
final class KeywordTest extends SafetyTestCase {

	private const PLANS = array( 'Augti 50% greičiau', 'Failas a_b.txt', 'Kelias C:\\temp', 'Augti 50 kartų', 'Failas axb.txt', 'Kelias C:temp', 'Be ženklų' );

	/** @return iterable<string, array{string, list<string>}> */
	public static function keywords(): iterable {
		yield '%' => array( '%', array( 'Augti 50% greičiau' ) );
		yield '50%' => array( '50%', array( 'Augti 50% greičiau' ) );
		yield '_' => array( '_', array( 'Failas a_b.txt' ) );
		yield 'a_b' => array( 'a_b', array( 'Failas a_b.txt' ) );
		yield '\\' => array( '\\', array( 'Kelias C:\\temp' ) );
		yield 'C:\\temp' => array( 'C:\\temp', array( 'Kelias C:\\temp' ) );
		yield '%%' => array( '%%', array() );
		yield '%50' => array( '%50', array() );
		yield '\\%' => array( '\\%', array() );
		yield '__' => array( '__', array() );
		yield '*' => array( '*', array() );
		yield '.' => array( '.', array( 'Failas a_b.txt', 'Failas axb.txt' ) );
		yield 'be ženklų' => array( 'BE ZENKLU', array( 'Be ženklų' ) );
	}

	/** @param list<string> $goals */
	#[DataProvider( 'keywords' )]
	public function test_plans( string $keyword, array $goals ): void {
		$this->world->value( 'convo' );
		$new = $this->world->fields( Calls::of( 'POST save_new_plan' ) );
		foreach ( self::PLANS as $number => $goal ) {
			$this->good( $this->ask( 'POST save_new_plan', array( 'pagrindinisTikslas' => $goal, 'client_id' => sprintf( '00000000-0000-4000-8000-%012d', $number ) ) + $new, $this->world->token( 'founder' ) ) );
		}
		$found = $this->good( $this->ask( 'POST get_plans/{page}', array( 'page' => 0, 'keyword' => $keyword ), $this->world->token( 'founder' ) ) );
		$shown = array_map( fn ( array $plan ): string => $this->good( $this->ask( 'GET veiksmu-planai/{id}', array( 'id' => $plan['id'] ), $this->world->token( 'founder' ) ) )['data']['pagrindinis_tikslas'], $found['list'] );
		self::assertEqualsCanonicalizing( $goals, $shown );
		self::assertSame( count( $goals ), $found['total'] );
	}
}
