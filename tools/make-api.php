<?php
/**
 * Writes includes/route-words.php of the docblocks of routes, which the zip has not, and docs/api.md of the OpenAPI document. With --check,
 * says whether they are current. Needs no WordPress.
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

use MentoriaiPortal\Core\Rest\OpenApi;
use MentoriaiPortal\Core\Version;

define( 'ABSPATH', __DIR__ . '/' );
require __DIR__ . '/../includes/autoload.php';

/** @return list<array{string, class-string<MentoriaiPortal\Core\Rest\Route>, list<string>}> As RouteTable::all() gives them. */
function mentoriai_routes(): array {
	$routes = array();
	foreach ( ( require __DIR__ . '/../includes/map.php' )['routes'] as $path => $by_method ) {
		foreach ( $by_method as $method => [ $route ] ) {
			$routes[ "$path $route" ] ??= array( (string) $path, $route, array() );
			$routes[ "$path $route" ][2][] = (string) $method;
		}
	}
	return array_values( $routes );
}

/**
 * What a route does.
 *
 * @param class-string $route
 */
function mentoriai_words( string $route ): string {
	$comment = trim( (string) ( new ReflectionClass( $route ) )->getDocComment(), "/* \t\n" );
	$text    = (string) preg_replace( array( '~^[ \t]*\*~m', '~\s+~' ), array( '', ' ' ), $comment );
	$text    = (string) preg_replace( array( '~^(?:GET|POST) \S+: ~', '~ \(docs/[^)]*\)~' ), '', $text );
	return '' === $text ? throw new LogicException( "$route has no docblock that says what it does." ) : ucfirst( $text );
}

/** @param array<string, mixed> $schema */
function mentoriai_shape( array $schema, bool $whole = true ): string {
	if ( isset( $schema['anyOf'] ) ) {
		return implode( ' or ', array_unique( array_map( static fn ( array $one ): string => mentoriai_shape( $one, $whole ), $schema['anyOf'] ) ) );
	}
	if ( array_key_exists( 'const', $schema ) ) {
		return (string) json_encode( $schema['const'] );
	}
	if ( isset( $schema['enum'] ) ) {
		return implode( '\|', array_map( static fn ( mixed $value ): string => is_string( $value ) ? $value : (string) json_encode( $value ), $schema['enum'] ) );
	}
	$types = (array) ( $schema['type'] ?? array() );
	if ( array( 'array' ) === $types ) {
		return '[' . mentoriai_shape( (array) ( $schema['items'] ?? array() ), false ) . ']';
	}
	if ( array( 'object' ) === $types && $whole && array() !== (array) ( $schema['properties'] ?? array() ) ) {
		return '{' . implode( ', ', array_keys( (array) $schema['properties'] ) ) . '}';
	}
	$limit = isset( $schema['maxLength'] ) ? ' ≤ ' . $schema['maxLength'] : ( isset( $schema['minimum'], $schema['maximum'] ) ? " {$schema['minimum']}–{$schema['maximum']}" : '' );
	return ( array() === $types ? 'file' : implode( ' or ', $types ) ) . $limit;
}

/** @param array<string, mixed> $operation */
function mentoriai_operation( string $path, string $method, array $operation ): string {
	$lines = array( '### ' . strtoupper( $method ) . ' ' . ltrim( $path, '/' ), '', $operation['description'] ?? $operation['summary'], '' );
	$body  = current( $operation['requestBody']['content'] ?? array() );
	$takes = array();
	foreach ( $operation['parameters'] as $parameter ) {
		if ( isset( $parameter['name'] ) ) {
			$takes[] = "`{$parameter['name']}` " . mentoriai_shape( (array) $parameter['schema'] ) . ( empty( $parameter['required'] ) ? '' : ', required' );
		}
	}
	foreach ( $body['schema']['properties'] ?? array() as $name => $schema ) {
		$takes[] = "`$name` " . mentoriai_shape( (array) $schema ) . ( in_array( $name, $body['schema']['required'] ?? array(), true ) ? ', required' : '' );
	}
	$reply   = $operation['responses']['200']['content'];
	$type    = (string) array_key_first( $reply );
	$lines[] = '- Who: ' . ( isset( $operation['security'] ) ? 'with a token' : 'anyone' );
	$lines[] = '- Takes: ' . ( array() === $takes ? 'nothing' : implode( ' · ', $takes ) );
	$lines[] = '- Answers: ' . ( 'application/json' === $type ? '`' . str_replace( '\|', '|', mentoriai_shape( $reply[ $type ]['schema'] ) ) . '`' : $type );
	return implode( "\n", $lines ) . "\n";
}

$mentoriai_routes = mentoriai_routes();
$mentoriai_words  = array();
foreach ( $mentoriai_routes as [ , $mentoriai_route ] ) {
	$mentoriai_words[ $mentoriai_route ] = mentoriai_words( $mentoriai_route );
}
ksort( $mentoriai_words );
$mentoriai_code = "<?php\n/**\n * Made by tools/make-api.php of the docblocks of routes; do not edit.\n *\n * @package MentoriaiPortal\n */\n\ndeclare( strict_types=1 );\n\nreturn array(\n";
foreach ( $mentoriai_words as $mentoriai_route => $mentoriai_text ) {
	$mentoriai_code .= "\t" . var_export( $mentoriai_route, true ) . ' => ' . var_export( $mentoriai_text, true ) . ",\n";
}
$mentoriai_code .= ");\n";

$mentoriai_document = ( new OpenApi( $mentoriai_routes, $mentoriai_words ) )->document( 'Mentoriai', Version::NUMBER, '' );
$mentoriai_text     = "# The routes of `data/v1`\n\nMade by `npm run types:generate` of the same schemas as `GET data/v1/openapi.json`, which has every field; do not edit. Each route takes `lang` `lt`\nor `en` in the query. What schemas cannot say is in [contract.md](contract.md), how to start in [integrators.md](integrators.md).\n";
ksort( $mentoriai_document['paths'] );
foreach ( $mentoriai_document['paths'] as $mentoriai_path => $mentoriai_operations ) {
	foreach ( $mentoriai_operations as $mentoriai_method => $mentoriai_operation ) {
		$mentoriai_text .= "\n" . mentoriai_operation( $mentoriai_path, $mentoriai_method, $mentoriai_operation );
	}
}

foreach ( array( 'includes/route-words.php' => $mentoriai_code, 'docs/api.md' => $mentoriai_text ) as $mentoriai_name => $mentoriai_made ) {
	$mentoriai_file = __DIR__ . "/../$mentoriai_name";
	if ( is_file( $mentoriai_file ) && file_get_contents( $mentoriai_file ) === $mentoriai_made ) {
		continue;
	}
	if ( in_array( '--check', $argv, true ) ) {
		fwrite( STDERR, "$mentoriai_name is not what it is made of: run npm run types:generate\n" );
		exit( 1 );
	}
	file_put_contents( $mentoriai_file, $mentoriai_made );
}
