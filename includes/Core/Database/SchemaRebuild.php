<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Database;

use MentoriaiPortal\Core\FaultLog;
use Throwable;

/**
 * "Check and rebuild" of Site Health: makes missing tables, fills derived ones, and says what came back.
 */
final readonly class SchemaRebuild {

	public const ACTION = 'mentoriai_rebuild';

	public const CAPABILITY = 'mentoriai_manage_settings';

	public function __construct( private SchemaCheck $check ) {}

	public static function url(): string {
		return wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ACTION ), self::ACTION );
	}

	public static function label(): string {
		return __( 'Check and rebuild', 'mentoriai-portal' );
	}

	/** Action `admin_post_mentoriai_rebuild`. */
	public function handle(): never {
		if ( ! current_user_can( self::CAPABILITY ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do this.', 'mentoriai-portal' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( self::ACTION );
		wp_die(
			wp_kses_post( $this->result() ),
			esc_html( self::label() ),
			array(
				'response'  => 200,
				'link_url'  => esc_url( admin_url( 'site-health.php' ) ),
				'link_text' => esc_html__( 'Back to Site Health', 'mentoriai-portal' ),
			)
		);
	}

	private function result(): string {
		try {
			$back = $this->check->rebuild();
		} catch ( NewerData ) {
			return self::page( NewerData::advice(), array() );
		} catch ( Throwable $error ) {
			FaultLog::write( $error, 'rebuild' );
			$refused = SchemaRefused::of( $error );
			return self::page( __( 'Not everything could be rebuilt.', 'mentoriai-portal' ) . ' ' . SchemaRefused::advice(), array( ...$refused->missing, ...$refused->errors ) );
		}
		return array() === $back
			? self::page( __( 'Nothing was missing. The lists of mentors and stories have been rebuilt.', 'mentoriai-portal' ), array() )
			: self::page( __( 'These have been restored, and the lists of mentors and stories rebuilt. With many mentors this takes a few more minutes in the background.', 'mentoriai-portal' ), $back );
	}

	/** @param list<string> $items */
	private static function page( string $text, array $items ): string {
		$items = implode( '', array_map( static fn ( string $item ): string => '<li><code>' . esc_html( $item ) . '</code></li>', $items ) );
		return '<p>' . esc_html( $text ) . '</p>' . ( '' === $items ? '' : "<ul>$items</ul>" );
	}
}
