<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Contract\Api;

/**
 * Surveys over HTTP, with the links that demo.json tells (docs/contract.md#surveys-and-profiles).
 */
final class SurveysTest extends ApiTestCase {

	/** @return list<array{id: int, hash: string, url: string}> Of the first survey, or of the other. */
	private static function links( bool $first ): array {
		$all = self::demo()['surveys'];
		return array_values( array_filter( $all, static fn ( array $link ): bool => ( $link['id'] === $all[0]['id'] ) === $first ) );
	}

	/**
	 * @param array<string, mixed> $survey As GET gave it.
	 * @return list<array{klausimas: int, answer: int|string}>
	 */
	private static function answers( array $survey ): array {
		return array_map(
			static fn ( array $question ): array => array(
				'klausimas' => $question['id'],
				'answer'    => match ( $question['tipas'] ) {
					'scale'  => 4,
					'choice' => $question['atsakymu_variantai'][0]['variantas'],
					default  => 'Pradėjome eksportuoti.',
				},
			),
			$survey['klausimai']
		);
	}

	public function test_two_surveys_with_enough_links(): void {
		self::assertGreaterThanOrEqual( 12, count( self::links( true ) ) );
		self::assertGreaterThanOrEqual( 12, count( self::links( false ) ) );
		self::assertCount( 1, array_unique( array_column( self::links( false ), 'id' ) ) );
		foreach ( self::demo()['surveys'] as $link ) {
			self::assertMatchesRegularExpression( '~^[0-9a-f]{64}$~', $link['hash'] );
			self::assertSame( self::url() . "/apklausa/{$link['id']}/{$link['hash']}", $link['url'] );
		}
	}

	public function test_a_survey_is_read_answered_and_spent(): void {
		$links = self::links( true );
		$link  = $links[ count( $links ) - 1 ];
		foreach ( array( 'lt', 'en' ) as $lang ) {
			$survey = $this->api( 'GET', "apklausa/{$link['id']}/{$link['hash']}?lang=$lang" );
			$this->assert_shape( 'apklausa', $survey );
			self::assertEqualsCanonicalizing( array( 'scale', 'choice', 'text' ), array_values( array_unique( array_column( $survey->data()['klausimai'], 'tipas' ) ) ) );
		}
		$body = array(
			'apklausaId'         => $link['id'],
			'userHash'           => $link['hash'],
			'klausimaiAtsakymai' => self::answers( $survey->data() ),
			'client_id'          => '1b4e28ba-2fa1-11d2-883f-0016d3cca427',
		);
		self::assert_refused( 404, 'apklausa.neegzistuoja', $this->api( 'POST', 'submit_apklausa/', array( 'apklausaId' => self::links( false )[0]['id'] ) + $body ) );
		$this->assert_shape( 'submit_apklausa', $this->api( 'POST', 'submit_apklausa/', $body ) );
		$this->assert_shape( 'submit_apklausa', $this->api( 'POST', 'submit_apklausa/', $body ) );
		unset( $body['client_id'] );
		self::assert_refused( 410, 'apklausa.atsakyta', $this->api( 'POST', 'submit_apklausa/', $body ) );
		self::assert_refused( 410, 'apklausa.atsakyta', $this->api( 'GET', "apklausa/{$link['id']}/{$link['hash']}" ) );
	}

	public function test_the_page_of_a_link_is_private_and_empty(): void {
		$link = self::links( true )[0];
		foreach ( array( '', '/en' ) as $prefix ) {
			$page = $this->send( 'GET', "$prefix/apklausa/{$link['id']}/{$link['hash']}" );
			self::assertSame( 200, $page->status );
			self::assertMatchesRegularExpression( '~<meta name="robots" content="[^"]*noindex~', $page->body );
			self::assertStringNotContainsString( 'Kaip sekėsi', $page->body );
		}
		self::assertSame( 404, $this->send( 'GET', "/apklausa/{$link['id']}" )->status );
		self::assertSame( 404, $this->send( 'GET', "/apklausa/x/{$link['hash']}" )->status );
		self::assertSame( 404, $this->send( 'GET', "/?p={$link['id']}" )->status );
	}
}
