<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Cli;

use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Rest\ErrorTexts;
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

	/**
	 * Options of a synopsis that take a value, or flags, which may be left out.
	 *
	 * @param array<string, string> $descriptions By name.
	 * @param 'assoc'|'flag'        $type
	 * @return list<array<string, mixed>>
	 */
	public static function options( array $descriptions, string $type = 'assoc' ): array {
		return array_map(
			static fn ( string $name, string $description ): array => array(
				'type'        => $type,
				'name'        => $name,
				'description' => $description,
				'optional'    => true,
			),
			array_keys( $descriptions ),
			$descriptions
		);
	}

	/** Says why something could not be done and ends with exit code 1. */
	public static function fail( ApiError $error ): never {
		WP_CLI::error( trim( ErrorTexts::of( $error ) . ' ' . implode( ' ', array_map( static fn ( string $field, string $what ): string => "($field: $what)", array_keys( $error->fields ), $error->fields ) ) ), false );
		WP_CLI::halt( 1 );
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
