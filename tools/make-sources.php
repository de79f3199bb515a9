<?php
/**
 * Writes what PHP reads of other sources, as code that OPcache keeps: includes/Content/blocks-manifest.php of
 * src/blocks/<name>/block.json, includes/Core/Tokens.php of src/styles/tokens.css. With --check, says whether the files
 * are current. Needs no WordPress.
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

/** PHP code, one entry a line. */
function mentoriai_data( mixed $value, int $depth = 0 ): string {
	if ( ! is_array( $value ) ) {
		return null === $value || is_bool( $value ) ? strtolower( var_export( $value, true ) ) : var_export( $value, true );
	}
	if ( array() === $value ) {
		return 'array()';
	}
	$items = array();
	foreach ( $value as $key => $item ) {
		$items[] = ( array_is_list( $value ) ? '' : var_export( $key, true ) . ' => ' ) . mentoriai_data( $item, $depth + 1 );
	}
	$deep = array() !== array_filter( $value, static fn ( mixed $item ): bool => is_array( $item ) && ! ( array_is_list( $item ) && 2 === count( $item ) ) );
	$line = "\n" . str_repeat( "\t", $depth );
	return $deep || 0 === $depth || 1 === $depth ? "array($line\t" . implode( ",$line\t", $items ) . ",$line)" : 'array( ' . implode( ', ', $items ) . ' )';
}

/** @return array<string, mixed> As wp_register_block_metadata_collection() takes it. */
function mentoriai_blocks(): array {
	$blocks = array();
	foreach ( (array) glob( __DIR__ . '/../src/blocks/*/block.json' ) as $file ) {
		$blocks[ basename( dirname( (string) $file ) ) ] = json_decode( (string) file_get_contents( (string) $file ), true, 16, JSON_THROW_ON_ERROR );
	}
	return $blocks;
}

/** @return array<string, string> The colours of the light look as #rrggbb, by the name of their token. */
function mentoriai_colors(): array {
	$light = strstr( (string) file_get_contents( __DIR__ . '/../src/styles/tokens.css' ), '}', true );
	preg_match_all( '~--mp-color-([\w-]+): #([0-9a-f]{3}|[0-9a-f]{6});~', (string) $light, $found );
	return array_combine( $found[1], array_map( static fn ( string $hex ): string => '#' . ( 3 === strlen( $hex ) ? $hex[0] . $hex[0] . $hex[1] . $hex[1] . $hex[2] . $hex[2] : $hex ), $found[2] ) );
}

/** @param string $of What the file is made of. */
function mentoriai_file( string $of, string $code ): string {
	return "<?php\n/**\n * Made by tools/make-sources.php of $of; do not edit.\n *\n * @package MentoriaiPortal\n */\n\ndeclare( strict_types=1 );\n\n$code\n";
}

$mentoriai_files = array(
	'Content/blocks-manifest.php' => mentoriai_file( 'the block.json of src/blocks', 'return ' . mentoriai_data( mentoriai_blocks() ) . ';' ),
	'Core/Tokens.php'             => mentoriai_file( 'src/styles/tokens.css', "namespace MentoriaiPortal\\Core;\n\nfinal class Tokens {\n\n\tpublic const COLORS = " . mentoriai_data( mentoriai_colors(), 1 ) . ";\n}" ),
);
$mentoriai_stale = array();
foreach ( $mentoriai_files as $mentoriai_name => $mentoriai_code ) {
	$mentoriai_path = __DIR__ . "/../includes/$mentoriai_name";
	if ( ! is_file( $mentoriai_path ) || file_get_contents( $mentoriai_path ) !== $mentoriai_code ) {
		$mentoriai_stale[] = "includes/$mentoriai_name is not what it is made of: run npm run map:make\n";
		in_array( '--check', $argv, true ) || file_put_contents( $mentoriai_path, $mentoriai_code );
	}
}
if ( in_array( '--check', $argv, true ) ) {
	fwrite( STDERR, implode( '', $mentoriai_stale ) );
	exit( array() === $mentoriai_stale ? 0 : 1 );
}
