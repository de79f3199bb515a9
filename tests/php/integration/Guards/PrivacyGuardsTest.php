<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Guards;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Tests\Integration\Messaging\MessagingTestCase;

/**
 * WordPress's tools for personal data, as staff run them.
 */
final class PrivacyGuardsTest extends MessagingTestCase {

	public function test_an_export_shows_texts_as_text(): void {
		$this->send( $this->founder, $this->mentor, array( 'subject' => 'x', 'message' => '<img src=x onerror=alert(1)>' ) );
		$text = $this->export( $this->founder );
		self::assertStringContainsString( '&lt;img src=x', $text );
		self::assertStringNotContainsString( '<img', $text );
	}

	public function test_an_export_holds_nothing_of_people_one_has_not_met(): void {
		$this->send( $this->founder, $this->mentor, array( 'subject' => 'Slaptas', 'message' => 'Paslaptis' ) );
		$other = $this->member( Role::Founder, 'Ona', 'Kita' );
		self::assertStringContainsString( 'Paslaptis', $this->export( $this->founder ) );
		self::assertStringNotContainsString( 'Paslaptis', $this->export( $other ) );
	}

	public function test_an_erased_profile_is_empty(): void {
		update_user_meta( $this->mentor, UserMeta::ABOUT, 'Apie mane' );
		update_user_meta( $this->mentor, UserMeta::PHONE, '+37060000000' );
		$eraser = apply_filters( 'wp_privacy_personal_data_erasers', array() )['mentoriai-profile']['callback'];
		$eraser( $this->address( $this->mentor ), 1 );
		self::assertSame( array( '', '', '' ), array( get_user_meta( $this->mentor, UserMeta::ABOUT, true ), get_user_meta( $this->mentor, UserMeta::PHONE, true ), get_user_meta( $this->mentor, 'first_name', true ) ) );
	}

	private function export( int $user_id ): string {
		$text = '';
		foreach ( apply_filters( 'wp_privacy_personal_data_exporters', array() ) as $key => $exporter ) {
			if ( str_starts_with( (string) $key, 'mentoriai-' ) ) {
				$text .= (string) wp_json_encode( $exporter['callback']( $this->address( $user_id ), 1 ), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
			}
		}
		return $text;
	}
}
