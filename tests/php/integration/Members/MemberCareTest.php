<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Members;

use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Tests\Parallel;
use WP_REST_Request;

/**
 * Notes, tags and the colleague responsible: who writes them, and who reads them.
 */
final class MemberCareTest extends MembersTestCase {

	public function test_a_note_is_added_tags_replace_and_what_is_not_named_stays(): void {
		$first = $this->care( $this->mentor, array( 'note' => " Skambino\r\n=antradienį ", 'tags' => array( 'VIP', 'vip', 'Žalia  ', 'zalia', '' ), 'responsible' => $this->colleague ) )->get_data();
		self::assertSame( array( 'VIP', 'Žalia' ), $first['tags'] );
		self::assertSame( array( 'id' => $this->colleague, 'name' => 'Jonas' ), $first['responsible'] );
		self::assertSame( "Skambino\n=antradienį", $first['notes'][0]['text'] );
		self::assertSame( array( 'id' => $this->manager, 'name' => 'Rūta' ), $first['notes'][0]['author'] );
		self::assertSame( '2026-11-21T08:15:00Z', $first['notes'][0]['created_at'] );

		$second = $this->care( $this->mentor, array( 'note' => '2026-1-5', 'tags' => array( 'nauja' ) ) )->get_data();
		self::assertSame( array( array( 'nauja' ), 2, '2026-1-5', $this->colleague ), array( $second['tags'], $second['notes_total'], $second['notes'][0]['text'], $second['responsible']['id'] ) );
		$third = $this->care( $this->mentor, array( 'tags' => array(), 'responsible' => null ) )->get_data();
		self::assertSame( array( array(), null, 2 ), array( $third['tags'], $third['responsible'], $third['notes_total'] ) );
		self::assertSame( $third, $this->care( $this->mentor, array() )->get_data() );
	}

	public function test_what_is_wrong_is_named_and_nothing_is_written(): void {
		$wrong = array(
			array( array( 'note' => str_repeat( 'ą', 5001 ) ), 'note' ),
			array( array( 'note' => 7 ), 'note' ),
			array( array( 'tags' => 'VIP' ), 'tags' ),
			array( array( 'note' => 'x', 'tags' => array( 'gera', 'a,b' ) ), 'tags.1' ),
			array( array( 'tags' => array( str_repeat( 'ą', 51 ) ) ), 'tags.0' ),
			array( array( 'tags' => array_map( 'strval', range( 1, 31 ) ) ), 'tags' ),
			array( array( 'note' => 'x', 'responsible' => $this->founder ), 'responsible' ),
			array( array( 'responsible' => (string) $this->colleague ), 'responsible' ),
			array( array( 'responsible' => $this->staff( 'subscriber', 'Ne' ) ), 'responsible' ),
		);
		foreach ( $wrong as [ $body, $name ] ) {
			$reply = $this->care( $this->mentor, $body );
			self::assertSame( array( 400, array( $name ) ), array( $reply->get_status(), array_keys( (array) $reply->get_data()['data']['fields'] ) ), $name );
		}
		self::assertSame( 200, $this->care( $this->mentor, array( 'note' => str_repeat( 'ą', 5000 ) ) )->get_status() );
		self::assertSame( 1, $this->care( $this->mentor, array() )->get_data()['notes_total'] );
		foreach ( array( 0, 999999, $this->colleague, 1 ) as $nobody ) {
			self::assertSame( 404, $this->care( $nobody, array( 'note' => 'x' ) )->get_status() );
		}
	}

	public function test_only_staff_write_and_nobody_else_reads(): void {
		$this->care( $this->mentor, array( 'note' => self::SECRET, 'tags' => array( self::SECRET ), 'responsible' => $this->colleague ) );
		foreach ( array( 'subscriber', 'author', 'editor' ) as $role ) {
			wp_set_current_user( $this->staff( $role, $role ) );
			self::assertSame( 403, $this->care( $this->mentor, array( 'note' => 'x' ) )->get_status(), $role );
		}
		wp_set_current_user( $this->mentor );
		self::assertSame( 403, $this->care( $this->mentor, array( 'note' => 'x' ) )->get_status() );
		wp_set_current_user( 0 );
		self::assertSame( 401, $this->care( $this->mentor, array( 'note' => 'x' ) )->get_status() );
		foreach ( array( 'user/', 'user-profile/', "mentoriai_dynamic/?id={$this->mentor}" ) as $path ) {
			self::assertStringNotContainsString( '7f3a', (string) wp_json_encode( $this->request( 'GET', $path, array(), $this->token( $this->mentor ) )->get_data() ) );
		}
		wp_set_current_user( 1 );
		$request = new WP_REST_Request( 'POST', "/wp/v2/users/{$this->mentor}" );
		$request->set_body_params( array( 'meta' => array( UserMeta::RESPONSIBLE => '1' ), UserMeta::RESPONSIBLE => '1' ) );
		$reply = rest_do_request( $request );
		self::assertStringNotContainsString( 'responsible', (string) wp_json_encode( $reply->get_data() ) );
		self::assertSame( (string) $this->colleague, get_user_meta( $this->mentor, UserMeta::RESPONSIBLE, true ) );
	}

	public function test_the_address_names_the_member_and_who_is_none_gets_no_note(): void {
		self::assertSame( 200, $this->care( $this->mentor, array( 'id' => $this->founder, 'note' => 'Apie mentorę' ) )->get_status() );
		self::assertSame( array( (string) $this->mentor ), array_column( $this->db()->rows( 'SELECT user_id FROM {member_notes}' ), 'user_id' ) );
		self::assertSame( 404, $this->care( $this->colleague, array( 'note' => 'Apie kolegą' ) )->get_status() );
		self::assertSame( 404, $this->care( 999999, array( 'note' => 'Apie nieką' ) )->get_status() );
		self::assertSame( 1, $this->rows_of( 'member_notes' ) );
	}

	public function test_a_colleague_who_may_not_act_any_more_is_responsible_for_no_one(): void {
		$this->care( $this->mentor, array( 'responsible' => $this->colleague ) );
		get_userdata( $this->colleague )->set_role( 'author' );
		self::assertNull( $this->care( $this->mentor, array( 'tags' => array() ) )->get_data()['responsible'] );
		self::assertStringContainsString( "data-id=\"{$this->mentor}\"", $this->screen( array( 'responsible' => '0' ) ) );
	}

	public function test_they_are_in_the_export_without_staff_and_gone_with_the_person(): void {
		$this->care( $this->mentor, array( 'note' => 'Paskambinti', 'tags' => array( 'VIP' ), 'responsible' => $this->colleague ) );
		do_action( 'mentoriai_set_user_status', $this->mentor, 'paused', 'Prašė pertraukos' );
		$export = (string) wp_json_encode( $this->exported( $this->mentor ), JSON_UNESCAPED_UNICODE );
		foreach ( array( 'Paskambinti', 'VIP', 'Prašė pertraukos' ) as $text ) {
			self::assertStringContainsString( $text, $export );
		}
		self::assertStringNotContainsString( 'Rūta', $export );
		self::assertStringNotContainsString( 'Paskambinti', (string) wp_json_encode( $this->exported( $this->founder ), JSON_UNESCAPED_UNICODE ) );

		// Of a colleague who goes the notes stay, without the name.
		wp_set_current_user( 1 );
		wp_delete_user( $this->manager );
		wp_delete_user( $this->colleague );
		$left = $this->care( $this->mentor, array() )->get_data();
		self::assertSame( array( 'Paskambinti', null, null ), array( $left['notes'][0]['text'], $left['notes'][0]['author'], $left['responsible'] ) );
		wp_delete_user( $this->mentor );
		foreach ( array( 'member_notes', 'member_tags', 'status_changes', 'last_seen' ) as $table ) {
			self::assertSame( '0', $this->db()->value( "SELECT COUNT(*) FROM {{$table}} WHERE user_id = ?", $this->mentor ), $table );
		}
	}

	public function test_of_eight_at_once_every_note_stays_and_the_tags_of_one_whole(): void {
		if ( $this->is_sqlite() ) {
			self::markTestSkipped( 'SQLite has one writer at a time.' );
		}
		$codes = Parallel::run( 8, fn ( int $number ): int => $this->care( $this->mentor, array( 'note' => "Nr. $number", 'tags' => array( "$number a", "$number b", "$number c" ), 'responsible' => $number % 2 ? $this->manager : $this->colleague ) )->get_status() );
		self::assertSame( array_fill( 0, 8, 200 ), $codes );
		wp_cache_flush();
		$left = $this->care( $this->mentor, array() )->get_data();
		self::assertSame( 8, $left['notes_total'] );
		self::assertCount( 1, array_unique( array_map( static fn ( string $tag ): string => $tag[0], $left['tags'] ) ) );
		self::assertCount( 3, $left['tags'] );
		self::assertCount( 1, $this->db()->rows( "SELECT umeta_id FROM {$this->db()->usermeta()} WHERE user_id = ? AND meta_key = ?", $this->mentor, UserMeta::RESPONSIBLE ) );
	}

	/** @return list<mixed> */
	private function exported( int $user_id ): array {
		$found = array();
		foreach ( apply_filters( 'wp_privacy_personal_data_exporters', array() ) as $exporter ) {
			$found[] = $exporter['callback']( get_userdata( $user_id )->user_email ?? '', 1 );
		}
		return $found;
	}
}
