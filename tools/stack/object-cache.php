<?php
/**
 * A Redis object cache for the sites of tests: what WordPress asks of such a drop-in, and no more. Needs the extension redis.
 *
 * A site's wp-content/object-cache.php defines MENTORIAI_STACK_REDIS (the path of Redis's socket) and requires this file;
 * make_redis_drop_in in stack.sh writes it. One Redis serves one site: a flush empties it.
 * With Redis gone a request continues with its own memory only; Redis keeps nothing on disk, so it comes back empty, never stale.
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

use MentoriaiPortal\Tools\Stack\ObjectCache;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

require_once __DIR__ . '/ObjectCache.php';

function wp_cache_init(): void {
	$GLOBALS['wp_object_cache'] = new ObjectCache( (string) constant( 'MENTORIAI_STACK_REDIS' ), is_multisite() );
}

function mentoriai_stack_cache(): ObjectCache {
	return $GLOBALS['wp_object_cache'];
}

function wp_cache_supports( mixed $feature ): bool {
	return in_array( $feature, [ 'add_multiple', 'set_multiple', 'get_multiple', 'delete_multiple', 'flush_runtime', 'flush_group' ], true );
}

function wp_cache_add( mixed $key, mixed $data, mixed $group = '', mixed $expire = 0 ): bool {
	return mentoriai_stack_cache()->add( (string) $key, $data, (string) $group, (int) $expire );
}

/**
 * @param array<mixed> $data
 *
 * @return array<bool>
 */
function wp_cache_add_multiple( array $data, mixed $group = '', mixed $expire = 0 ): array {
	$done = [];
	foreach ( $data as $key => $value ) {
		$done[ $key ] = wp_cache_add( $key, $value, $group, $expire );
	}
	return $done;
}

function wp_cache_replace( mixed $key, mixed $data, mixed $group = '', mixed $expire = 0 ): bool {
	return mentoriai_stack_cache()->replace( (string) $key, $data, (string) $group, (int) $expire );
}

function wp_cache_set( mixed $key, mixed $data, mixed $group = '', mixed $expire = 0 ): bool {
	return mentoriai_stack_cache()->set( (string) $key, $data, (string) $group, (int) $expire );
}

/**
 * @param array<mixed> $data
 *
 * @return array<bool>
 */
function wp_cache_set_multiple( array $data, mixed $group = '', mixed $expire = 0 ): array {
	$done = [];
	foreach ( $data as $key => $value ) {
		$done[ $key ] = wp_cache_set( $key, $value, $group, $expire );
	}
	return $done;
}

function wp_cache_get( mixed $key, mixed $group = '', mixed $force = false, mixed &$found = null ): mixed {
	return mentoriai_stack_cache()->get( (string) $key, (string) $group, (bool) $force, $found );
}

/**
 * @param array<mixed> $keys
 *
 * @return array<mixed>
 */
function wp_cache_get_multiple( array $keys, mixed $group = '', mixed $force = false ): array {
	return mentoriai_stack_cache()->get_multiple( array_map( strval( ... ), $keys ), (string) $group, (bool) $force );
}

function wp_cache_delete( mixed $key, mixed $group = '' ): bool {
	return mentoriai_stack_cache()->delete( (string) $key, (string) $group );
}

/**
 * @param array<mixed> $keys
 *
 * @return array<bool>
 */
function wp_cache_delete_multiple( array $keys, mixed $group = '' ): array {
	$done = [];
	foreach ( $keys as $key ) {
		$done[ $key ] = wp_cache_delete( $key, $group );
	}
	return $done;
}

function wp_cache_incr( mixed $key, mixed $offset = 1, mixed $group = '' ): int|false {
	return mentoriai_stack_cache()->increment( (string) $key, (int) $offset, (string) $group );
}

function wp_cache_decr( mixed $key, mixed $offset = 1, mixed $group = '' ): int|false {
	return mentoriai_stack_cache()->increment( (string) $key, -1 * (int) $offset, (string) $group );
}

function wp_cache_flush(): bool {
	return mentoriai_stack_cache()->flush();
}

function wp_cache_flush_runtime(): bool {
	mentoriai_stack_cache()->forget();
	return true;
}

function wp_cache_flush_group( mixed $group ): bool {
	return mentoriai_stack_cache()->flush_group( (string) $group );
}

function wp_cache_close(): bool {
	return true;
}

function wp_cache_add_global_groups( mixed $groups ): void {
	mentoriai_stack_cache()->add_global_groups( array_map( 'strval', (array) $groups ) );
}

function wp_cache_add_non_persistent_groups( mixed $groups ): void {
	mentoriai_stack_cache()->add_non_persistent_groups( array_map( 'strval', (array) $groups ) );
}

function wp_cache_switch_to_blog( mixed $blog_id ): void {
	mentoriai_stack_cache()->switch_to_blog( (int) $blog_id );
}

function wp_cache_reset(): void {
	mentoriai_stack_cache()->forget();
}
