<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reports;

use MentoriaiPortal\Core\Clock;

/**
 * What guests reported, for Tools → Export / Erase Personal Data: they have no account, and WordPress has had their address confirmed.
 */
final readonly class GuestReports {

	private const KEY = 'guest-mentoriai-reports';

	public function __construct( private ReportRepository $reports, private Clock $clock ) {}

	/** Filter `wp_privacy_personal_data_exporters`. */
	public function add_exporter( mixed $exporters ): mixed {
		return ! is_array( $exporters ) ? $exporters : $exporters + array(
			self::KEY => array(
				'exporter_friendly_name' => self::label(),
				'callback'               => fn ( string $email ): array => array( 'data' => array_map( $this->item( ... ), $this->reports->of_guest( strtolower( trim( $email ) ) ) ), 'done' => true ),
			),
		);
	}

	/** Filter `wp_privacy_personal_data_erasers`. */
	public function add_eraser( mixed $erasers ): mixed {
		return ! is_array( $erasers ) ? $erasers : $erasers + array(
			self::KEY => array(
				'eraser_friendly_name' => self::label(),
				'callback'             => fn ( string $email ): array => array( 'items_removed' => $this->reports->forget_guest( strtolower( trim( $email ) ) ) > 0, 'items_retained' => false, 'messages' => array(), 'done' => true ),
			),
		);
	}

	private static function label(): string {
		return __( 'Reports', 'mentoriai-portal' );
	}

	/**
	 * @param array<string, string|null> $row
	 * @return array<string, mixed> As WordPress takes it.
	 */
	private function item( array $row ): array {
		$fields = array();
		foreach ( ReportData::fields( $row, $this->clock ) + array( __( 'Name', 'mentoriai-portal' ) => (string) $row['name'] ) as $name => $value ) {
			$fields[] = array(
				'name'  => $name,
				'value' => nl2br( esc_html( $value ) ),
			);
		}
		return array(
			'group_id'    => self::KEY,
			'group_label' => self::label(),
			'item_id'     => self::KEY . '-' . $row['id'],
			'data'        => $fields,
		);
	}
}
