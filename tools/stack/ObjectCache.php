<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

namespace MentoriaiPortal\Tools\Stack;

/** See object-cache.php. Values read or written in a request are kept in its memory, as WordPress expects. */
final class ObjectCache {

	/** Adds to a number only where there is one, never below zero, and keeps its life. */
	private const ADD_TO = <<<'LUA'
		local old = redis.call( 'GET', KEYS[1] )
		if not old then return false end
		local number = tonumber( old ) or tonumber( string.match( old, '^s:%d+:"(%-?%d+)";$' ) or 0 ) or 0
		local new = math.max( 0, number + tonumber( ARGV[1] ) )
		redis.call( 'SET', KEYS[1], string.format( '%d', new ), 'KEEPTTL' )
		return new
		LUA;

	private const DELETE_BEGINNING = <<<'LUA'
		for _, key in ipairs( redis.call( 'KEYS', '*' ) ) do
			if string.sub( key, 1, #ARGV[1] ) == ARGV[1] then redis.call( 'DEL', key ) end
		end
		return 1
		LUA;

	/** WordPress and plugins read these. */
	public int $cache_hits   = 0;
	public int $cache_misses = 0;

	private ?\Redis $redis = null;

	private int $blog_id = 1;

	/** @var array<string, mixed> By Redis's key; a missing value is not kept. */
	private array $memory = [];

	/** @var array<string, true> */
	private array $global_groups = [];

	/** @var array<string, true> */
	private array $own_groups = [];

	public function __construct( string $socket, private readonly bool $multisite ) {
		$this->blog_id = $multisite && function_exists( 'get_current_blog_id' ) ? get_current_blog_id() : 1;
		$redis         = new \Redis();
		try {
			$this->redis = $redis->pconnect( $socket, 0, 0.5, null, 0, 1.0 ) ? $redis : null;
		} catch ( \RedisException ) {
			$this->redis = null;
		}
	}

	public function add( string $key, mixed $data, string $group, int $expire ): bool {
		if ( function_exists( 'wp_suspend_cache_addition' ) && wp_suspend_cache_addition() ) {
			return false;
		}
		$name = $this->name( $key, $group );
		if ( ! $this->shared( $group ) ) {
			return ! array_key_exists( $name, $this->memory ) && $this->keep( $name, $data );
		}
		$done = $this->ask( fn ( \Redis $redis ): mixed => $redis->set( $name, $this->pack( $data ), $this->options( 'nx', $expire ) ) );
		if ( null === $this->redis ) {
			return ! array_key_exists( $name, $this->memory ) && $this->keep( $name, $data );
		}
		return true === $done && $this->keep( $name, $data );
	}

	public function replace( string $key, mixed $data, string $group, int $expire ): bool {
		$this->get( $key, $group, true, $found );
		return $found && $this->set( $key, $data, $group, $expire );
	}

	public function set( string $key, mixed $data, string $group, int $expire ): bool {
		$name = $this->name( $key, $group );
		if ( $this->shared( $group ) ) {
			$this->ask( fn ( \Redis $redis ): mixed => $redis->set( $name, $this->pack( $data ), $this->options( '', $expire ) ) );
		}
		return $this->keep( $name, $data );
	}

	public function get( string $key, string $group, bool $force, ?bool &$found = null ): mixed {
		$name = $this->name( $key, $group );
		if ( array_key_exists( $name, $this->memory ) && ( ! $force || ! $this->shared( $group ) ) ) {
			$found = true;
			++$this->cache_hits;
			return $this->copy( $this->memory[ $name ] );
		}
		$packed = $this->shared( $group ) ? $this->ask( static fn ( \Redis $redis ): mixed => $redis->get( $name ) ) : false;
		return $this->unpack( $name, $packed, $found );
	}

	/**
	 * @param array<string> $keys
	 *
	 * @return array<mixed>
	 */
	public function get_multiple( array $keys, string $group, bool $force ): array {
		$names   = array_map( fn ( string $key ): string => $this->name( $key, $group ), $keys );
		$wanted  = array_values( array_filter( $names, fn ( string $name ): bool => $force || ! array_key_exists( $name, $this->memory ) ) );
		$packed  = [] !== $wanted && $this->shared( $group ) ? $this->ask( static fn ( \Redis $redis ): mixed => $redis->mGet( $wanted ) ) : [];
		$fetched = is_array( $packed ) && count( $packed ) === count( $wanted ) ? array_combine( $wanted, $packed ) : [];
		$values  = [];
		foreach ( $names as $index => $name ) {
			$values[ $keys[ $index ] ] = array_key_exists( $name, $fetched )
				? $this->unpack( $name, $fetched[ $name ] )
				: $this->copy( $this->memory[ $name ] ?? false );
		}
		return $values;
	}

	public function delete( string $key, string $group ): bool {
		$name = $this->name( $key, $group );
		$had  = array_key_exists( $name, $this->memory );
		unset( $this->memory[ $name ] );
		$deleted = $this->shared( $group ) ? $this->ask( static fn ( \Redis $redis ): mixed => $redis->del( $name ) ) : 0;
		return null === $this->redis || ! $this->shared( $group ) ? $had : 0 < (int) $deleted;
	}

	public function increment( string $key, int $offset, string $group ): int|false {
		$name = $this->name( $key, $group );
		if ( $this->shared( $group ) ) {
			$sum = $this->ask( static fn ( \Redis $redis ): mixed => $redis->eval( self::ADD_TO, [ $name, $offset ], 1 ) );
			if ( null !== $this->redis ) {
				return is_int( $sum ) ? $this->remember( $name, $sum ) : false;
			}
		}
		if ( ! array_key_exists( $name, $this->memory ) ) {
			return false;
		}
		$old = $this->memory[ $name ];
		return $this->remember( $name, max( 0, ( is_numeric( $old ) ? (int) $old : 0 ) + $offset ) );
	}

	public function flush(): bool {
		$this->memory = [];
		$this->ask( static fn ( \Redis $redis ): mixed => $redis->flushDB() );
		return true;
	}

	public function flush_group( string $group ): bool {
		$beginning    = $this->name( '', $group );
		$this->memory = array_filter( $this->memory, static fn ( string $name ): bool => ! str_starts_with( $name, $beginning ), ARRAY_FILTER_USE_KEY );
		if ( $this->shared( $group ) ) {
			$this->ask( static fn ( \Redis $redis ): mixed => $redis->eval( self::DELETE_BEGINNING, [ $beginning ], 0 ) );
		}
		return true;
	}

	public function forget(): void {
		$this->memory = [];
	}

	/** @param array<string> $groups */
	public function add_global_groups( array $groups ): void {
		$this->global_groups += array_fill_keys( $groups, true );
	}

	/** @param array<string> $groups */
	public function add_non_persistent_groups( array $groups ): void {
		$this->own_groups += array_fill_keys( $groups, true );
	}

	public function switch_to_blog( int $blog_id ): void {
		$this->blog_id = $this->multisite ? $blog_id : 1;
	}

	private function shared( string $group ): bool {
		return null !== $this->redis && ! isset( $this->own_groups[ $group ] );
	}

	private function name( string $key, string $group ): string {
		$group = '' === $group ? 'default' : $group;
		return ( isset( $this->global_groups[ $group ] ) ? 'all' : (string) $this->blog_id ) . ':' . $group . ':' . $key;
	}

	/** @return array<int|string, mixed> */
	private function options( string $condition, int $expire ): array {
		$life = 0 < $expire ? [ 'ex' => $expire ] : [];
		return '' === $condition ? $life : [ $condition, ...$life ];
	}

	/** Redis gone: the rest of the request lives without it. */
	private function ask( callable $question ): mixed {
		if ( null === $this->redis ) {
			return false;
		}
		try {
			return $question( $this->redis );
		} catch ( \RedisException ) {
			$this->redis = null;
			return false;
		}
	}

	/** A number stays bare, so that Redis itself can add to it. */
	private function pack( mixed $data ): string {
		return is_int( $data ) ? (string) $data : serialize( $data );
	}

	/** @param-out bool $found */
	private function unpack( string $name, mixed $packed, ?bool &$found = null ): mixed {
		$found = is_string( $packed );
		if ( null === $this->redis && array_key_exists( $name, $this->memory ) ) {
			$found = true;
			return $this->copy( $this->memory[ $name ] );
		}
		if ( ! is_string( $packed ) ) {
			unset( $this->memory[ $name ] );
			++$this->cache_misses;
			return false;
		}
		++$this->cache_hits;
		$data = preg_match( '/^-?\d+$/', $packed ) ? (int) $packed : unserialize( $packed, [ 'allowed_classes' => true ] );
		$this->keep( $name, $data );
		return $data;
	}

	private function remember( string $name, int $number ): int {
		$this->memory[ $name ] = $number;
		return $number;
	}

	private function keep( string $name, mixed $data ): bool {
		$this->memory[ $name ] = $this->copy( $data );
		return true;
	}

	private function copy( mixed $data ): mixed {
		return is_object( $data ) ? clone $data : $data;
	}
}
