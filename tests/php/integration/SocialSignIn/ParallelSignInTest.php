<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\SocialSignIn;

use MentoriaiPortal\Tests\Parallel;

/**
 * One new person in several tabs at once.
 */
final class ParallelSignInTest extends SocialTestCase {

	public function test_one_new_person_who_comes_back_eight_times_at_once_gets_one_account(): void {
		if ( $this->db()->is_sqlite() ) {
			self::markTestSkipped( 'SQLite has one writer.' );
		}
		$states = array();
		$nonces = array();
		for ( $tab = 0; $tab < 8; $tab++ ) {
			$states[] = $this->begin()['state'];
			$nonces[] = $this->nonce;
		}
		$codes = Parallel::run(
			8,
			function ( int $tab ) use ( $states, $nonces ): array {
				$this->nonce = $nonces[ $tab ];
				$this->google_says();
				return $this->come_back( $states[ $tab ] );
			}
		);
		$ids   = array();
		foreach ( $codes as $back ) {
			self::assertArrayHasKey( 'social', $back, (string) wp_json_encode( $codes ) );
			$ids[] = $this->post( 'social_exchange', array( 'code' => $back['social'] ) )->get_data()['user']['id'];
		}
		self::assertCount( 1, array_unique( $ids ) );
		self::assertSame( '1', $this->db()->value( "SELECT COUNT(*) FROM {$this->db()->users()} WHERE user_email = 'rasa@demo.test'" ) );
		self::assertSame( '1', $this->db()->value( 'SELECT COUNT(*) FROM {social_accounts}' ) );
	}
}
