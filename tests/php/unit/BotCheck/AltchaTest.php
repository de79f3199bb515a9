<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\BotCheck;

use MentoriaiPortal\BotCheck\Altcha;
use PHPUnit\Framework\TestCase;

/**
 * Our side of the ALTCHA protocol against npm altcha-lib, which solves, makes and judges.
 */
final class AltchaTest extends TestCase {

	private const SECRETS = array(
		'signature' => 'signing-secret',
		'key'       => 'key-secret',
	);

	private Altcha $altcha;

	protected function setUp(): void {
		$this->altcha = new Altcha( self::SECRETS['signature'], self::SECRETS['key'] );
	}

	public function test_a_solution_of_the_reference_passes_and_every_change_to_it_fails_on_both_sides(): void {
		$until  = time() + 300;
		$answer = $this->reference( array( 'challenge' => $this->altcha->challenge( $until ) ) );
		$good   = (string) $answer['solved'];

		self::assertSame( $until, $this->altcha->verify( $good, time() )['expires_at'] ?? null );
		self::assertNotNull( $this->altcha->verify( (string) $answer['made'], time() ), 'A challenge of the reference, with the same secrets.' );

		$payloads = array( 'good' => $good ) + $this->tampered( $good );
		$verdicts = $this->reference( array( 'payloads' => array_values( $payloads ) ) )['verdicts'];
		foreach ( array_keys( $payloads ) as $index => $name ) {
			$ours = null !== $this->altcha->verify( $payloads[ $name ], time() );
			self::assertSame( 'good' === $name, $ours, $name );
			self::assertSame( $verdicts[ $index ], $ours, "The reference about: $name" );
		}
	}

	public function test_a_solution_is_good_until_its_time_and_its_id_is_the_challenge(): void {
		$until  = time() + 300;
		$answer = $this->reference( array( 'challenge' => $this->altcha->challenge( $until ) ) );
		$good   = (string) $answer['solved'];

		self::assertNotNull( $this->altcha->verify( $good, $until ) );
		self::assertNull( $this->altcha->verify( $good, $until + 1 ) );
		$again = self::change( $good, static function ( array $payload ): array {
			$payload['solution']['time']    = 1;
			$payload['solution']['counter'] = 5;
			return $payload;
		} );
		self::assertSame( $this->altcha->verify( $good, $until ), $this->altcha->verify( $again, $until ), 'Another wrapping is the same solution.' );
	}

	public function test_rubbish_is_refused(): void {
		foreach ( array( '', '0', 'null', 'W10=', base64_encode( '"text"' ), base64_encode( '{"challenge":1,"solution":2}' ), str_repeat( 'A', 4000 ), base64_encode( str_repeat( '[', 50 ) ) ) as $rubbish ) {
			self::assertNull( $this->altcha->verify( $rubbish, 0 ), $rubbish );
		}
	}

	/** @return array<string, string> */
	private function tampered( string $good ): array {
		$with  = static fn ( string $part, string $name, mixed $value ): callable => static function ( array $payload ) use ( $part, $name, $value ): array {
			if ( 'parameters' === $part ) {
				$payload['challenge']['parameters'][ $name ] = $value;
			} else {
				$payload[ $part ][ $name ] = $value;
			}
			return $payload;
		};
		$cases = array(
			'cheaper'          => $with( 'parameters', 'cost', 1 ),
			'longer life'      => $with( 'parameters', 'expiresAt', time() + 9999 ),
			'expired'          => $with( 'parameters', 'expiresAt', time() - 9999 ),
			'shorter prefix'   => $with( 'parameters', 'keyPrefix', '' ),
			'other nonce'      => $with( 'parameters', 'nonce', str_repeat( '0', 32 ) ),
			'other salt'       => $with( 'parameters', 'salt', str_repeat( '0', 32 ) ),
			'own key'          => $with( 'parameters', 'keySignature', hash_hmac( 'sha256', 'x', 'x' ) ),
			'more parameters'  => $with( 'parameters', 'data', array( 'a' => 1 ) ),
			'other algorithm'  => $with( 'parameters', 'algorithm', 'SHA-256' ),
			'no signature'     => $with( 'challenge', 'signature', '' ),
			'other signature'  => $with( 'challenge', 'signature', str_repeat( 'a', 64 ) ),
			'other key'        => $with( 'solution', 'derivedKey', str_repeat( 'a', 64 ) ),
			'upper-case key'   => $with( 'solution', 'derivedKey', 'AB' ),
			'empty key'        => $with( 'solution', 'derivedKey', '' ),
			'negative counter' => $with( 'solution', 'counter', -1 ),
			'counter as text'  => $with( 'solution', 'counter', '7' ),
			'huge counter'     => $with( 'solution', 'counter', 4294967296 ),
			'no counter'       => $with( 'solution', 'counter', null ),
		);
		return array_map( static fn ( callable $change ): string => self::change( $good, $change ), $cases );
	}

	private static function change( string $payload, callable $change ): string {
		return base64_encode( (string) json_encode( $change( json_decode( (string) base64_decode( $payload, true ), true ) ) ) );
	}

	/**
	 * @param array<string, mixed> $question
	 * @return array<string, mixed>
	 */
	private function reference( array $question ): array {
		$root = dirname( __DIR__, 4 );
		if ( ! is_dir( $root . '/node_modules/altcha-lib' ) ) {
			self::markTestSkipped( 'npm ci has not been run.' );
		}
		$process = proc_open( array( 'node', $root . '/tests/fixtures/session/altcha-reference.mjs' ), array( array( 'pipe', 'r' ), array( 'pipe', 'w' ) ), $pipes );
		self::assertIsResource( $process );
		fwrite( $pipes[0], (string) json_encode( array( 'secrets' => self::SECRETS ) + $question ) );
		fclose( $pipes[0] );
		$answer = json_decode( (string) stream_get_contents( $pipes[1] ), true );
		proc_close( $process );
		self::assertIsArray( $answer );
		return $answer;
	}
}
