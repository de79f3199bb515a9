<?php
/**
 * Writes DIR/stack.json: what stands where, for tests and measurements.
 *
 * Usage: php describe.php DIR PORT NODES MARIADB_SOCKET REDIS_SOCKET
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

if ( 'cli' !== PHP_SAPI || 6 !== count( $argv ) ) {
	exit( 1 );
}

[ , $mentoriai_dir, $mentoriai_port, $mentoriai_nodes, $mentoriai_database, $mentoriai_redis ] = $argv;

$mentoriai_server = static fn ( string $name ): array => [
	'pid'  => (int) file_get_contents( "$mentoriai_dir/run/$name.pid" ),
	'kept' => "$mentoriai_dir/run/$name",
	'log'  => "$mentoriai_dir/run/$name.log",
];
$mentoriai_node   = static fn ( int $node ): array => [
	...$mentoriai_server( "fpm-$node" ),
	'socket' => "$mentoriai_dir/run/fpm-$node.sock",
	'root'   => 1 === $node ? "$mentoriai_dir/wordpress" : "$mentoriai_dir/node-$node/wordpress",
];

$mentoriai_stack = [
	'url'      => "http://127.0.0.1:$mentoriai_port",
	'dir'      => $mentoriai_dir,
	'wp_dir'   => "$mentoriai_dir/wordpress",
	'mail_dir' => "$mentoriai_dir/mail",
	'database' => [
		...$mentoriai_server( 'mariadb' ),
		'log'    => "$mentoriai_dir/mariadb.log",
		'socket' => $mentoriai_database,
		'name'   => 'mentoriai',
		'user'   => 'root',
	],
	'redis'    => '' === $mentoriai_redis ? null : [ ...$mentoriai_server( 'redis' ), 'socket' => $mentoriai_redis ],
	'nginx'    => $mentoriai_server( 'nginx' ),
	'nodes'    => array_map( $mentoriai_node, range( 1, (int) $mentoriai_nodes ) ),
];

file_put_contents( "$mentoriai_dir/stack.json", json_encode( $mentoriai_stack, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES ) . "\n" );
