<?php
/**
 * Prints the translatable strings of the plugin's PHP as JSON: what make.mjs puts into the .pot.
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

/** Function name to the places of single, plural and context among its arguments. */
const FUNCTIONS = array(
	'__'          => array( 0 ),
	'_e'          => array( 0 ),
	'esc_html__'  => array( 0 ),
	'esc_html_e'  => array( 0 ),
	'esc_attr__'  => array( 0 ),
	'esc_attr_e'  => array( 0 ),
	'_x'          => array( 0, null, 1 ),
	'esc_html_x'  => array( 0, null, 1 ),
	'esc_attr_x'  => array( 0, null, 1 ),
	'_n'          => array( 0, 1 ),
	'_n_noop'     => array( 0, 1 ),
	'_nx'         => array( 0, 1, 3 ),
	'_nx_noop'    => array( 0, 1, 2 ),
);

$root  = dirname( __DIR__, 2 );
$files = array( $root . '/mentoriai-portal.php', $root . '/uninstall.php' );
foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $root . '/includes', FilesystemIterator::SKIP_DOTS ) ) as $file ) {
	if ( $file instanceof SplFileInfo && 'php' === $file->getExtension() ) {
		$files[] = $file->getPathname();
	}
}
sort( $files );

$found = array();
foreach ( array_filter( $files, 'is_file' ) as $file ) {
	foreach ( strings_of( (string) file_get_contents( $file ) ) as $string ) {
		$found[] = $string + array( 'file' => substr( $file, strlen( $root ) + 1 ) );
	}
}
echo json_encode( $found, JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR ), "\n";

/** @return list<array{id: string, plural: ?string, context: ?string, comment: ?string}> */
function strings_of( string $code ): array {
	$tokens  = array_values( array_filter( PhpToken::tokenize( $code ), static fn ( PhpToken $token ): bool => ! $token->is( T_WHITESPACE ) ) );
	$strings = array();
	$comment = null;
	foreach ( $tokens as $at => $token ) {
		if ( $token->is( array( T_COMMENT, T_DOC_COMMENT ) ) && 1 === preg_match( '~translators:.*~si', $token->text, $match ) ) {
			$comment = trim( preg_replace( '~\s*\*/$|\s+\*?\s*~', ' ', $match[0] ) ?? '' );
			continue;
		}
		if ( $token->is( ';' ) ) {
			$comment = null;
		}
		$places = $token->is( array( T_STRING, T_NAME_FULLY_QUALIFIED ) ) ? FUNCTIONS[ ltrim( $token->text, '\\' ) ] ?? null : null;
		if ( null === $places || '(' !== ( $tokens[ $at + 1 ] ?? null )?->text || in_array( $tokens[ $at - 1 ]->id, array( T_FUNCTION, T_OBJECT_OPERATOR, T_DOUBLE_COLON ), true ) ) {
			continue;
		}
		$arguments = arguments( $tokens, $at + 2 );
		if ( 'mentoriai-portal' !== end( $arguments ) || ! isset( $arguments[ $places[0] ] ) ) {
			continue;
		}
		$strings[] = array(
			'id'      => $arguments[ $places[0] ],
			'plural'  => isset( $places[1] ) ? $arguments[ $places[1] ] : null,
			'context' => isset( $places[2] ) ? $arguments[ $places[2] ] : null,
			'comment' => $comment,
		);
	}
	return $strings;
}

/**
 * The arguments of a call that are plain strings (joined ones too); null for others.
 *
 * @param list<PhpToken> $tokens Of the file.
 * @return list<?string>
 */
function arguments( array $tokens, int $at ): array {
	$arguments = array();
	$text      = '';
	$plain     = true;
	$depth     = 0;
	for ( ; isset( $tokens[ $at ] ); $at++ ) {
		$token = $tokens[ $at ];
		if ( 0 === $depth && ( $token->is( ',' ) || $token->is( ')' ) ) ) {
			$arguments[] = $plain ? $text : null;
			$text        = '';
			$plain       = true;
			if ( $token->is( ')' ) ) {
				break;
			}
			continue;
		}
		$depth += $token->is( array( '(', '[', '{' ) ) ? 1 : ( $token->is( array( ')', ']', '}' ) ) ? -1 : 0 );
		if ( $token->is( T_CONSTANT_ENCAPSED_STRING ) ) {
			$text .= unquote( $token->text );
		} elseif ( ! $token->is( array( '.', T_COMMENT, T_DOC_COMMENT ) ) ) {
			$plain = false;
		}
	}
	return '' === end( $arguments ) ? array_slice( $arguments, 0, -1 ) : $arguments;
}

function unquote( string $literal ): string {
	$inner = substr( $literal, 1, -1 );
	return "'" === $literal[0]
		? str_replace( array( "\\'", '\\\\' ), array( "'", '\\' ), $inner )
		: stripcslashes( $inner );
}
