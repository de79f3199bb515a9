<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Cli;

use MentoriaiPortal\Core\Schema\InvalidInput;
use WP_CLI;
use WP_CLI\Formatter;

/**
 * How commands answer: as WP-CLI's own do, in the format that `--format` names.
 */
final class Output {

	/** Of the synopsis of every command that answers. */
	public const FORMAT = array(
		'type'        => 'assoc',
		'name'        => 'format',
		'description' => 'How to answer.',
		'optional'    => true,
		'default'     => 'table',
		'options'     => array( 'table', 'json', 'csv', 'yaml' ),
	);

	/**
	 * One answer; a table and CSV have a row a field.
	 *
	 * @param array<string, mixed> $answer
	 * @param array<string, mixed> $options Of the command.
	 */
	public static function one( array $answer, array $options ): void {
		$chosen = array( 'format' => $options['format'] ?? 'table' );
		( new Formatter( $chosen, array_keys( $answer ) ) )->display_item( $answer );
	}

	/**
	 * @param list<array<string, mixed>> $rows
	 * @param list<string>               $fields  Of each row.
	 * @param array<string, mixed>       $options Of the command.
	 */
	public static function rows( array $rows, array $fields, array $options ): void {
		$chosen = array( 'format' => $options['format'] ?? 'table' );
		( new Formatter( $chosen, $fields ) )->display_items( $rows );
	}

	/** Names the options that are wrong and ends with exit code 1. */
	public static function refuse( InvalidInput $wrong ): never {
		WP_CLI::error( 'These options are not valid: ' . implode( ', ', array_map( static fn ( string $name ): string => "--$name", array_keys( $wrong->fields ) ) ) . '.', false );
		WP_CLI::halt( 1 );
	}

	/**
	 * @param array<string, mixed> $options Of the command.
	 * @param non-empty-string     $name    Without `--`.
	 */
	public static function is_set( array $options, string $name ): bool {
		return true === ( $options[ $name ] ?? false );
	}
}
