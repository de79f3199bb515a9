<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\CheckIns;

/**
 * Who reads what was answered, and what erasing leaves.
 */
final class CheckInPrivacyTest extends CheckInTestCase {

	private const CANARY = 'KANARĖLĖ-KOMENTARAS';

	public function test_a_comment_is_in_the_export_of_its_author_and_nowhere_else(): void {
		$log   = $this->catch_log();
		$mails = $this->sent_mails();
		$token = $this->link();
		$reply = $this->answer( $token, array( 'score' => 1, 'comment' => self::CANARY, 'contact_me' => true ) );
		$this->live( range( 15, 45 ) );

		$id   = $this->mentorship( $this->founder )['id'];
		$read = array( $reply->get_data(), $this->request( 'GET', "checkin/$token" )->get_data(), $this->answer( $token, array( 'comment' => self::CANARY ) )->get_data() );
		foreach ( array( "mentorships/$id", 'mentorships/?state=open', 'get_conversations/', 'today', 'user-profile', 'user-results', 'userinfo' ) as $path ) {
			foreach ( array( $this->founder, $this->mentor ) as $who ) {
				$read[] = $this->request( 'GET', $path, array(), $this->token( $who ) )->get_data();
			}
		}
		$seen = wp_json_encode( array( $read, $mails->getArrayCopy() ), JSON_UNESCAPED_UNICODE ) . file_get_contents( $log );
		self::assertStringNotContainsString( self::CANARY, $seen );
		self::assertSame( array( 'checkins' ), $this->tables_with( self::CANARY ) );

		self::assertStringContainsString( self::CANARY, $this->exported( $this->founder ) );
		self::assertStringContainsString( '1 – ', $this->exported( $this->founder ) );
		self::assertStringNotContainsString( self::CANARY, $this->exported( $this->mentor ) );
	}

	public function test_erasing_ends_the_links_and_takes_the_words_and_the_person_but_not_the_number(): void {
		$mails = $this->sent_mails();
		$this->pair();
		$this->live( array( 14 ), null );
		$this->answer( $this->secrets( $this->founder, $mails )[0], array( 'score' => 2, 'comment' => self::CANARY, 'contact_me' => true ) );
		$this->live( array( 42 ) );
		$later = $this->secrets( $this->founder, $mails )[1];
		$this->erase( $this->founder );

		self::assertSame( array( 404, 'checkin.missing' ), self::refusal( $this->request( 'GET', "checkin/$later" ) ) );
		self::assertSame( array( array( 'user_id' => '0', 'score' => '2', 'comment' => '', 'contact_me' => '0' ) ), $this->db()->rows( "SELECT user_id, score, comment, contact_me FROM {checkins} WHERE side = 'founder'" ) );
		self::assertSame( '0', $this->db()->value( 'SELECT COUNT(*) FROM {asked_people} WHERE user_id = ?', $this->founder ) );
		self::assertStringNotContainsString( self::CANARY, $this->exported( $this->founder ) );
		self::assertSame( 200, $this->request( 'GET', 'checkin/' . $this->secrets( $this->mentor, $mails )[1] )->get_status(), 'The other side may still answer.' );
	}

	private function exported( int $user_id ): string {
		$text = '';
		foreach ( apply_filters( 'wp_privacy_personal_data_exporters', array() ) as $exporter ) {
			$text .= wp_json_encode( ( $exporter['callback'] )( $this->address( $user_id ), 1 ), JSON_UNESCAPED_UNICODE );
		}
		return $text;
	}

	private function erase( int $user_id ): void {
		foreach ( apply_filters( 'wp_privacy_personal_data_erasers', array() ) as $eraser ) {
			( $eraser['callback'] )( $this->address( $user_id ), 1 );
		}
	}

	/** @return list<string> The portal's tables that hold a text. */
	private function tables_with( string $text ): array {
		$found = array();
		foreach ( $this->db()->rows( 'SHOW TABLES' ) as $row ) {
			$table = (string) reset( $row );
			if ( str_contains( (string) wp_json_encode( $this->db()->rows( "SELECT * FROM `$table`" ), JSON_UNESCAPED_UNICODE ), $text ) ) {
				$found[] = (string) preg_replace( '~^.*mentoriai_~', '', $table );
			}
		}
		return $found;
	}
}
