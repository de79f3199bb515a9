<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Programme\Admin;

use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Programme\ProgrammeFilter;
use MentoriaiPortal\Results\Admin\StatisticsPage;

/**
 * Addresses of the programme's tab, and what a request asks for.
 */
final class Asked {

	public const NONCE = 'mentoriai_programme';

	/** @param array<string, string> $query */
	public static function url( array $query = array() ): string {
		return StaffMenu::url( StatisticsPage::SLUG, array( 'tab' => 'programme' ) + $query );
	}

	/** @param array<string, string> $query */
	public static function report( int $id, array $query = array() ): string {
		return StaffMenu::url( StatisticsPage::SLUG, array( 'report' => (string) $id ) + $query );
	}

	/** A parameter of the address; '' where it is missing. */
	public static function of( string $name ): string {
		$value = $_GET[ $name ] ?? ''; // phpcs:ignore WordPress.Security -- says what to show; compared with known values.
		return is_string( $value ) ? trim( (string) wp_unslash( $value ) ) : '';
	}

	/** @return array<string, string> By ProgrammeFilter::NAMES. */
	public static function filter(): array {
		return array_combine( ProgrammeFilter::NAMES, array_map( self::of( ... ), ProgrammeFilter::NAMES ) );
	}

	/** A text that was sent. */
	public static function sent( string $name ): string {
		$value = $_POST[ $name ] ?? ''; // phpcs:ignore WordPress.Security -- the nonce is checked before anything is done; cleaned here, shown escaped.
		return is_string( $value ) ? Text::clean( mb_scrub( (string) wp_unslash( $value ), 'UTF-8' ), true ) : '';
	}
}
