<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Cli;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Members\MemberFilter;
use MentoriaiPortal\Moving\MembersFile;

/**
 * `wp mentoriai export`: members as an import reads them.
 */
final readonly class ExportCommand {

	public function __construct( private MembersFile $file ) {}

	/** @return list<array<string, mixed>> */
	public static function synopsis(): array {
		$options = array(
			'role'        => 'frontuser or mentorius.',
			'status'      => 'E.g. public.',
			'field'       => 'Number of a field.',
			'tag'         => 'A tag.',
			'responsible' => 'User id of a colleague; 0 for those nobody looks after.',
			'seen'        => 'Not seen for 30, 90 or 365 days.',
			'invite'      => 'later: whom an import left to be invited later.',
			's'           => 'Part of a name or an address.',
		);
		return array(
			...Output::options( $options ),
			array(
				'type'        => 'assoc',
				'name'        => 'lang',
				'description' => 'Language of heads and fields.',
				'optional'    => true,
				'default'     => Lang::Lt->value,
				'options'     => array_column( Lang::cases(), 'value' ),
			),
			array(
				'type'        => 'assoc',
				'name'        => 'format',
				'description' => 'JSON has the cells by the keys of the columns.',
				'optional'    => true,
				'default'     => 'csv',
				'options'     => array( 'csv', 'json' ),
			),
		);
	}

	/**
	 * @param list<string>         $args
	 * @param array<string, mixed> $options
	 */
	public function __invoke( array $args, array $options ): void {
		$lang = Lang::from_query( $options['lang'] ?? '' );
		try {
			$filter = MemberFilter::of_query( $options );
		} catch ( InvalidInput $wrong ) {
			Output::refuse( $wrong );
		}
		$to = fopen( 'php://output', 'wb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- streams.
		if ( false === $to ) {
			return;
		}
		if ( 'json' !== ( $options['format'] ?? '' ) ) {
			$this->file->write( $to, $filter, $lang );
			return;
		}
		$before = '[';
		foreach ( $this->file->rows( $filter, $lang ) as $row ) {
			fwrite( $to, $before . wp_json_encode( $row, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- streams.
			$before = ",\n";
		}
		fwrite( $to, '[' === $before ? "[]\n" : "]\n" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- streams.
	}
}
