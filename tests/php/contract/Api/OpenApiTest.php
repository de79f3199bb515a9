<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Contract\Api;

/**
 * The document by which programs call us. That every reply has its shapes is seen by assert_shape() in the other tests.
 */
final class OpenApiTest extends ApiTestCase {

	public function test_it_is_valid(): void {
		$schema = (string) file_get_contents( dirname( __DIR__, 4 ) . '/node_modules/@seriousme/openapi-schema-validator/schemas/v3.1/schema.json' );

		self::assert_valid( $this->api( 'GET', 'openapi.json' )->body, json_decode( $schema, false, 128, JSON_THROW_ON_ERROR ), 'openapi.json' );
	}

	public function test_it_lists_exactly_the_routes(): void {
		$listed = array();
		foreach ( $this->operations() as $operation ) {
			$listed[] = strtoupper( $operation->method ) . ' ' . $operation->path;
		}
		$index = array();
		foreach ( json_decode( $this->api( 'GET', '' )->body, true, 128, JSON_THROW_ON_ERROR )['routes'] as $pattern => $route ) {
			$path = (string) preg_replace( '~\(\?P<(\w+)>[^)]*\)~', '{$1}', substr( $pattern, strlen( '/data/v1' ) ) );
			foreach ( '' === $path ? array() : array_merge( ...array_column( $route['endpoints'], 'methods' ) ) as $method ) {
				$index[] = "$method $path";
			}
		}
		sort( $listed );
		sort( $index );

		self::assertSame( $index, $listed );
	}

	public function test_every_path_works_below_the_server_and_asks_for_a_token_where_a_guest_is_refused(): void {
		$server = $this->openapi()->servers[0]->url;
		self::assertSame( self::url( '/wp-json/data/v1' ), $server );

		foreach ( $this->operations() as $id => $operation ) {
			$reply = $this->api( strtoupper( $operation->method ), ltrim( (string) preg_replace( '~\{\w+\}~', '1', $operation->path ), '/' ), 'post' === $operation->method ? array() : null );

			self::assertSame( isset( $operation->operation->security ), 401 === $reply->status, "$id: {$reply->status}" );
			self::assertNotSame( '', $operation->operation->summary );
			self::assertNotSame( $operation->operation->summary, $id, "$id has no docblock" );
			if ( 400 <= $reply->status ) {
				self::assert_valid( $reply->body, (object) array( 'components' => $this->openapi()->components, '$ref' => '#/components/schemas/Failure' ), $id );
			}
		}
	}

	/** Generated clients refuse lists within an object, and PHP reads them all the same. */
	public function test_each_value_of_a_query_is_a_parameter_that_works(): void {
		$names = array();
		foreach ( $this->operations() as $id => $operation ) {
			foreach ( $operation->operation->parameters as $parameter ) {
				self::assertNotSame( 'object', $parameter->schema->type ?? '', $id );
				$names[] = $parameter->name ?? '';
			}
		}
		self::assertContains( 'filter[tax][]', $names );

		$found = fn ( string $query ): int => $this->api( 'GET', "mentoriai_dynamic?$query" )->data()['total'];
		self::assertSame( $found( 'tax[]=eksportas' ), $found( 'filter[tax][]=eksportas' ) );
		self::assertLessThan( $found( '' ), $found( 'filter[tax][]=eksportas' ) );
	}
}
