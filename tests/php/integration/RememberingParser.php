<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests;

use Closure;
use ReflectionProperty;
use WP_MySQL_Parser;
use WP_Parser_Node;
use wpdb;

/**
 * The SQLite driver's parser, which takes most of the time of a query, for a process that sends the same kinds of query
 * thousands of times. It looks at the ids of tokens alone, so the tree for the same ids is the same but for its tokens.
 */
final class RememberingParser extends WP_MySQL_Parser {

	/** Tokens in all trees that are remembered: a bound on memory. */
	private const MOST = 200000;

	private int $tokens_known = 0;

	/**
	 * By ids of tokens: the tree, the position after it, and where its tokens hang (node, child, number of the token);
	 * null when they were met once, as most long lists of values are.
	 *
	 * @var array<string, array{WP_Parser_Node, int, list<array{WP_Parser_Node, int, int}>}|null>
	 */
	private array $known = array();

	private ?WP_Parser_Node $tree = null;

	/** Puts it in the place of the driver's own. */
	public static function install( wpdb $db ): void {
		$driver = $db->__get( 'dbh' );
		$place  = new ReflectionProperty( $driver, 'mysql_parser' );
		$place->setValue( $driver, new self( $place->getValue( $driver )->grammar, array() ) );
	}

	public function next_query(): bool {
		if ( $this->position >= count( $this->tokens ) ) {
			return false;
		}
		if ( $this->position > 0 ) {
			$this->tree = $this->parse();
			return true;
		}
		$key = hash( 'xxh128', implode( ' ', array_column( $this->tokens, 'id' ) ) );
		if ( isset( $this->known[ $key ] ) ) {
			[ $this->tree, $this->position, $places ] = $this->known[ $key ];
			self::hang( $places, $this->tokens );
			return true;
		}
		$this->tree = $this->parse();
		if ( ! array_key_exists( $key, $this->known ) ) {
			$this->known[ $key ] = null;
		} elseif ( null !== $this->tree && $this->tokens_known < self::MOST ) {
			$this->tokens_known += count( $this->tokens );
			$this->known[ $key ] = array( $this->tree, $this->position, self::places( $this->tree, $this->tokens ) );
		}
		return true;
	}

	public function get_query_ast(): ?WP_Parser_Node {
		return $this->tree;
	}

	/**
	 * @param list<array{WP_Parser_Node, int, int}> $places
	 * @param list<\WP_Parser_Token>                $tokens
	 */
	private static function hang( array $places, array $tokens ): void {
		static $hang = null;
		$hang      ??= Closure::bind(
			static function ( array $places, array $tokens ): void {
				foreach ( $places as [ $node, $child, $number ] ) {
					$node->children[ $child ] = $tokens[ $number ];
				}
			},
			null,
			WP_Parser_Node::class
		);
		$hang( $places, $tokens );
	}

	/**
	 * @param list<\WP_Parser_Token> $tokens
	 * @return list<array{WP_Parser_Node, int, int}>
	 */
	private static function places( WP_Parser_Node $tree, array $tokens ): array {
		$numbers = array_flip( array_map( 'spl_object_id', $tokens ) );
		$places  = array();
		$nodes   = array( $tree );
		while ( array() !== $nodes ) {
			$node = array_pop( $nodes );
			foreach ( $node->get_children() as $child => $what ) {
				if ( $what instanceof WP_Parser_Node ) {
					$nodes[] = $what;
				} else {
					$places[] = array( $node, $child, $numbers[ spl_object_id( $what ) ] );
				}
			}
		}
		return $places;
	}
}
