<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Bench\Seed;

use Random\Engine\Mt19937;
use Random\Randomizer;

/**
 * Names and texts: the n-th is the same in every run.
 */
final class Texts {

	private const SEED = 20261121;

	/** Stands in the text of five mentors, however many there are. */
	public const RARE = 'kriptografija';

	/** Stands in the text of every mentor. */
	public const COMMON = 'verslo';

	private const RARE_MENTORS = array( 117, 277, 477, 677, 877 );

	private const FIRST = array( 'Jonas', 'Ona', 'Žygimantas', 'Rūta', 'Šarūnas', 'Aušrinė', 'Tomas', 'Eglė', 'Mindaugas', 'Giedrė', 'Ąžuolas', 'Ieva', 'Česlovas', 'Ūla', 'Paulius', 'Jurgita', 'Vytautas', 'Milda', 'Andrius', 'Živilė' );

	private const LAST = array( 'Petraitis', 'Kazlauskas', 'Jankauskienė', 'Stankevičius', 'Šimkus', 'Žukauskaitė', 'Balčiūnas', 'Urbonas', 'Navickas', 'Paulauskaitė', 'Rimkus', 'Vaitkus', 'Čepulis', 'Adomaitis', 'Mažeika', 'Girdauskas', 'Sakalas', 'Ūselis' );

	private const WORDS = array( 'rinkodara', 'pardavimai', 'strategija', 'eksportas', 'finansai', 'investicijos', 'komanda', 'vadyba', 'gamyba', 'prekyba', 'technologijos', 'inovacijos', 'žmonės', 'mokymai', 'pokyčiai', 'procesai', 'klientai', 'paslaugos', 'produktas', 'prekės', 'ženklas', 'dizainas', 'teisė', 'mokesčiai', 'apskaita', 'derybos', 'partneriai', 'tinklas', 'augimas', 'kokybė', 'tvarumas', 'energetika', 'statyba', 'logistika', 'turizmas', 'maistas', 'žemės', 'ūkis', 'sveikata', 'švietimas', 'kultūra', 'dirbtinis', 'intelektas', 'duomenys', 'saugumas', 'programos', 'įranga', 'įmonė', 'patirtis', 'metai', 'tarptautinė', 'rinka', 'plėtra', 'konsultacijos', 'planavimas', 'biudžetas', 'paraiška', 'parama', 'bendruomenė', 'socialinis' );

	/** @return array{first: string, last: string, position: string, about: string} */
	public static function person( int $number ): array {
		$random = new Randomizer( new Mt19937( self::SEED + $number ) );
		$rare   = in_array( $number, self::RARE_MENTORS, true ) ? ' ' . self::RARE : '';
		return array(
			'first'    => self::pick( self::FIRST, $random ),
			'last'     => self::pick( self::LAST, $random ),
			'position' => ucfirst( self::words( 2, $random ) ) . ', UAB „' . self::pick( self::LAST, $random ) . '“',
			'about'    => ucfirst( self::COMMON ) . ' patirtis: ' . self::words( 40, $random ) . $rare . '.',
		);
	}

	/** A long text of which messages are cut. */
	public static function prose(): string {
		return self::words( 120, new Randomizer( new Mt19937( self::SEED ) ) );
	}

	private static function words( int $count, Randomizer $random ): string {
		$words = array();
		while ( count( $words ) < $count ) {
			$words[] = self::pick( self::WORDS, $random );
		}
		return implode( ' ', $words );
	}

	/** @param non-empty-list<string> $list */
	private static function pick( array $list, Randomizer $random ): string {
		return $list[ $random->getInt( 0, count( $list ) - 1 ) ];
	}
}
