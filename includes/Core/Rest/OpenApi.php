<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Rest;

/**
 * data/v1 as an OpenAPI 3.1 document, of the schemas by which the routes read and answer.
 */
final readonly class OpenApi {

	private const SCHEME = 'session';

	/**
	 * @param list<array{string, class-string<Route>, list<string>}> $routes As RouteTable::all() lists them.
	 * @param array<string, string>                                  $words  What each route does, by class: made of their docblocks.
	 */
	public function __construct( private array $routes, private array $words ) {}

	/**
	 * @param string $server The address of data/v1.
	 * @return array<string, mixed>
	 */
	public function document( string $title, string $version, string $server ): array {
		$paths = array();
		foreach ( $this->routes as [ $path, $route, $methods ] ) {
			foreach ( $methods as $method ) {
				$paths[ "/$path" ][ strtolower( $method ) ] = $this->operation( $route, $method, count( $methods ) > 1 );
			}
		}
		return array(
			'openapi'    => '3.1.0',
			'info'       => array(
				'title'   => $title,
				'version' => $version,
			),
			'servers'    => array( array( 'url' => $server ) ),
			'paths'      => $paths,
			'components' => array(
				'securitySchemes' => array(
					self::SCHEME => array(
						'type'        => 'http',
						'scheme'      => 'bearer',
						'description' => 'The token that login answers with.',
					),
				),
				'schemas'         => array( 'Failure' => self::failure() ),
				'parameters'      => array(
					'lang' => array(
						'name'        => 'lang',
						'in'          => 'query',
						'description' => 'The language of the reply.',
						'schema'      => array(
							'enum'    => array( 'lt', 'en' ),
							'default' => 'lt',
						),
					),
				),
			),
		);
	}

	/** The name of a route as generated clients call it: `user/cv` is `userCv`. */
	public static function operation_id( string $name ): string {
		return lcfirst( str_replace( ' ', '', ucwords( (string) preg_replace( '~[^A-Za-z0-9]+~', ' ', $name ) ) ) );
	}

	/**
	 * @param class-string<Route> $route
	 * @param bool                $of_many Whether the route answers other methods too.
	 * @return array<string, mixed>
	 */
	private function operation( string $route, string $method, bool $of_many ): array {
		$description = $this->words[ $route ] ?? $route::name();
		$summary     = (string) preg_replace( '~(?<=[^.]{3})[.] .*$~s', '.', $description, 1 );
		$operation   = array(
			'operationId' => self::operation_id( $route::name() ) . ( $of_many ? ucfirst( strtolower( $method ) ) : '' ),
			'summary'     => $summary,
		);
		if ( $description !== $summary ) {
			$operation['description'] = $description;
		}
		if ( $route::access()->needs_identity() ) {
			$operation['security'] = array( array( self::SCHEME => array() ) );
		}
		$output = $route::output();
		$type   = is_string( $output['contentMediaType'] ?? null ) ? $output['contentMediaType'] : 'application/json';
		return $operation + self::takes( $route, $method ) + array(
			'responses' => array(
				'200'     => self::response( 'Success.', $type, $output ),
				'default' => self::response( 'A refusal.', 'application/json', array( '$ref' => '#/components/schemas/Failure' ) ),
			),
		);
	}

	/**
	 * @param class-string<Route> $route
	 * @return array<string, mixed> `parameters`, and `requestBody` of what is posted.
	 */
	private static function takes( string $route, string $method ): array {
		$input    = $route::input()->json_schema();
		$fields   = (array) ( $input['properties'] ?? array() );
		$required = is_array( $input['required'] ?? null ) ? $input['required'] : array();
		preg_match_all( '~\{(\w+)\}~', $route::path(), $found );
		$takes = array( 'parameters' => array( array( '$ref' => '#/components/parameters/lang' ) ) );
		foreach ( $found[1] as $name ) {
			$takes['parameters'][] = array(
				'name'     => $name,
				'in'       => 'path',
				'required' => true,
				'schema'   => $fields[ $name ] ?? array( 'type' => 'string' ),
			);
		}
		$rest = array_diff_key( $fields, array_flip( $found[1] ) );
		if ( 'GET' === $method ) {
			foreach ( $rest as $name => $schema ) {
				array_push( $takes['parameters'], ...self::of_query( (string) $name, (array) $schema, in_array( $name, $required, true ) ) );
			}
			return $takes;
		}
		$file = $route::upload_field();
		if ( null !== $file ) {
			$rest[ $file ] = array( 'contentMediaType' => 'application/octet-stream' );
			$required[]    = $file;
		}
		if ( array() !== $rest ) {
			$type                 = null === $file ? 'application/json' : 'multipart/form-data';
			$needed               = array_values( array_intersect( $required, array_keys( $rest ) ) );
			$takes['requestBody'] = array(
				'required' => array() !== $needed,
				'content'  => array(
					$type => array(
						'schema' => array(
							'type'       => 'object',
							'properties' => $rest,
						) + ( array() === $needed ? array() : array( 'required' => $needed ) ),
					),
				),
			);
		}
		return $takes;
	}

	/**
	 * As PHP reads a query, a parameter a value: `tax[]`, `filter[tax][]`, `filter[keyword]`. OpenAPI's own style for objects
	 * leaves lists in them open, and clients refuse them.
	 *
	 * @param array<mixed> $schema
	 * @return list<array<string, mixed>>
	 */
	private static function of_query( string $name, array $schema, bool $required ): array {
		$type = $schema['type'] ?? '';
		if ( 'object' === $type ) {
			$parts = array();
			foreach ( (array) ( $schema['properties'] ?? array() ) as $key => $part ) {
				array_push( $parts, ...self::of_query( "{$name}[{$key}]", (array) $part, false ) );
			}
			return $parts;
		}
		return array(
			array(
				'name'   => 'array' === $type ? $name . '[]' : $name,
				'in'     => 'query',
				'schema' => $schema,
			) + ( $required ? array( 'required' => true ) : array() ),
		);
	}

	/**
	 * @param array<string, mixed> $schema
	 * @return array<string, mixed>
	 */
	private static function response( string $description, string $type, array $schema ): array {
		return array(
			'description' => $description,
			'content'     => array( $type => array( 'schema' => $schema ) ),
		);
	}

	/** @return array<string, mixed> docs/contract.md#conventions */
	private static function failure(): array {
		$text = array( 'type' => 'string' );
		return array(
			'type'       => 'object',
			'properties' => array(
				'status'    => array( 'const' => false ),
				'code'      => $text,
				'errorCode' => $text,
				'message'   => $text,
				'msg'       => $text,
				'data'      => array(
					'type'       => 'object',
					'properties' => array(
						'status' => array( 'type' => 'integer' ),
						'fields' => array(
							'type'                 => 'object',
							'additionalProperties' => $text,
						),
					),
					'required'   => array( 'status' ),
				),
			),
			'required'   => array( 'status', 'code', 'errorCode', 'message', 'msg', 'data' ),
		);
	}
}
