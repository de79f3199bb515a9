<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Cli;

use Closure;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Moving\Import;
use MentoriaiPortal\Moving\Imports;
use MentoriaiPortal\Moving\ImportState;
use MentoriaiPortal\Moving\Options;
use MentoriaiPortal\Moving\RefusedFile;
use Throwable;
use WP_CLI;

/**
 * `wp mentoriai import`: members from a file or another source.
 */
final readonly class ImportCommand {

	private const REFUSED_SOME = 2;

	/** @param Closure(): Imports $imports */
	public function __construct( private Closure $imports ) {}

	/** @return list<array<string, mixed>> */
	public static function synopsis(): array {
		$options = array(
			'from'    => 'A source instead of a file: users, ultimate-member or buddypress.',
			'type'    => 'mentor or founder, where the file does not say it.',
			'map'     => 'JSON: head of the file to the key of a column, \'\' for none.',
			'status'  => 'draft (without it), submitted or public.',
			'lang'    => 'Language of emails: lt (without it) or en.',
			'tags'    => 'Tags for all, with commas.',
			'invite'  => 'now, later or none (without it).',
			'refused' => 'A file that gets the refused rows and why; not in a dry run.',
		);
		$flags   = array(
			'consent' => 'You state that everyone has given consent: public people are public at once.',
			'dry-run' => 'Only tell what would happen; nothing is written.',
		);
		return array(
			array(
				'type'        => 'positional',
				'name'        => 'file',
				'description' => 'A CSV file.',
				'optional'    => true,
			),
			...Output::options( $options ),
			...Output::options( $flags, 'flag' ),
			Output::FORMAT,
		);
	}

	/**
	 * Exit code 2 where rows were refused, 1 where it could not run or was stopped.
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $options
	 */
	public function __invoke( array $args, array $options ): void {
		$file   = $args[0] ?? '';
		$source = self::text( $options, 'from' );
		$is_dry = Output::is_set( $options, 'dry-run' );
		if ( ( '' === $file ) === ( '' === $source ) ) {
			WP_CLI::error( 'Name a file, or a source by --from.' );
		}
		if ( '' !== $file && ! is_readable( $file ) ) {
			WP_CLI::error( "This file cannot be read: $file" );
		}
		try {
			$choice = Options::of_sent( array_intersect_key( $options, array_flip( Options::NAMES ) ) );
			$map    = self::map( self::text( $options, 'map' ) );
			$report = $is_dry ? $this->tried( $file, $source, $choice, $map ) : $this->done( $file, $source, $choice, $map, self::text( $options, 'refused' ) );
		} catch ( InvalidInput $wrong ) {
			Output::refuse( $wrong );
		} catch ( ApiError $error ) {
			Output::fail( $error );
		}
		Output::one( array( 'id' => $report['id'], 'dry_run' => $is_dry ) + $report, $options );
		if ( ! $is_dry && ImportState::Done->value !== $report['state'] ) {
			WP_CLI::halt( 1 );
		}
		WP_CLI::halt( $report['refused'] > 0 ? self::REFUSED_SOME : 0 );
	}

	/**
	 * @param array<string, string> $map
	 * @return array<string, mixed>
	 */
	private function tried( string $file, string $source, Options $choice, array $map ): array {
		return '' === $file ? ( $this->imports )()->try_source( $source, $choice ) : ( $this->imports )()->try_file( $file, $choice, $map );
	}

	/**
	 * @param array<string, string> $map
	 * @return array<string, mixed>
	 */
	private function done( string $file, string $source, Options $choice, array $map, string $refused ): array {
		// Before anybody is imported.
		$to = '' === $refused ? null : fopen( $refused, 'wb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- streams, where the command was told to.
		if ( false === $to ) {
			WP_CLI::error( "This file cannot be written: $refused" );
		}
		$imports = ( $this->imports )();
		$import  = $this->checked( '' === $file ? $imports->begin( $source, $choice ) : $imports->take( $file, $choice, wp_basename( $file ) ), $choice, $map );
		$imports->start( $import->id, $choice );
		if ( ! $imports->work( $import->id ) ) {
			WP_CLI::error( "Another import is running. This one (no. $import->id) goes on when that has finished." );
		}
		$import = $imports->find( $import->id );
		if ( is_resource( $to ) ) {
			( new RefusedFile( $imports ) )->write( $to, $import );
		}
		return $imports->report( $import );
	}

	/**
	 * What cannot be read leaves nothing.
	 *
	 * @param array<string, string> $map
	 */
	private function checked( Import $import, Options $choice, array $map ): Import {
		try {
			return ( $this->imports )()->check( $import->id, $choice, array_column( Imports::mapped( $import->heads, $map ), 'field' ) );
		} catch ( Throwable $error ) {
			( $this->imports )()->discard( $import->id );
			throw $error;
		}
	}

	/**
	 * @return array<string, string>
	 * @throws InvalidInput
	 */
	private static function map( string $json ): array {
		$map = '' === $json ? array() : json_decode( $json, true );
		if ( ! is_array( $map ) || array_filter( $map, 'is_string' ) !== $map ) {
			throw new InvalidInput( array( 'map' => 'invalid' ) );
		}
		$read = array();
		foreach ( $map as $head => $key ) {
			$read[ (string) $head ] = $key;
		}
		return $read;
	}

	/** @param array<string, mixed> $options */
	private static function text( array $options, string $name ): string {
		return is_string( $options[ $name ] ?? null ) ? $options[ $name ] : '';
	}
}
