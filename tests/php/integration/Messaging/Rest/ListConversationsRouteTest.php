<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Messaging\Rest;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Media\Photo;
use MentoriaiPortal\Tests\Integration\Messaging\MessagingTestCase;

final class ListConversationsRouteTest extends MessagingTestCase {

	public function test_newest_activity_comes_first_and_each_sees_only_their_own(): void {
		$other  = $this->member( Role::Founder, 'Kita', 'Įkūrėja' );
		$first  = $this->convo();
		$second = $this->convo();
		$theirs = $this->convo( $other );
		$this->replied( $this->mentor, $first );

		self::assertSame( array( $first, $second ), array_column( $this->inbox( $this->founder )->get_data(), 'id' ) );
		self::assertSame( array( $first, $theirs, $second ), array_column( $this->inbox( $this->mentor )->get_data(), 'id' ) );
		self::assertSame( array( $theirs ), array_column( $this->inbox( $other )->get_data(), 'id' ) );
	}

	public function test_pages_are_clamped_and_the_total_is_in_the_header(): void {
		$ids = array( $this->convo(), $this->convo(), $this->convo() );

		$page = $this->inbox( $this->founder, 'page=1&per_page=2' );
		self::assertSame( array( $ids[0] ), array_column( $page->get_data(), 'id' ) );
		self::assertSame( '3', $page->get_headers()['X-WP-Total'] );
		self::assertCount( 3, $this->inbox( $this->founder, 'per_page=1000' )->get_data() );
		self::assertCount( 1, $this->inbox( $this->founder, 'per_page=0' )->get_data() );
		self::assertCount( 3, $this->inbox( $this->founder, 'page=-5' )->get_data() );
		self::assertSame( 400, $this->inbox( $this->founder, 'page=x' )->get_status() );
		self::assertSame( array(), $this->inbox( $this->founder, 'page=9' )->get_data() );
	}

	public function test_one_conversation_by_its_id(): void {
		$convo = $this->convo();

		self::assertSame( array( $convo ), array_column( $this->inbox( $this->founder, "convo_id=$convo" )->get_data(), 'id' ) );
		self::assertSame( array(), $this->inbox( $this->member( Role::Founder, 'Kita', 'A' ), "convo_id=$convo" )->get_data() );
		self::assertSame( array(), $this->inbox( $this->member( Role::Mentor, 'Kitas', 'B' ), "convo_id=$convo" )->get_data() );
	}

	public function test_drafts_read_their_empty_list_and_undecided_people_nothing(): void {
		self::assertSame( array(), $this->inbox( $this->member( Role::Founder, 'A', 'A', AccountStatus::Draft ) )->get_data() );
		self::assertSame( array( 403, 'forbidden' ), self::refusal( $this->inbox( $this->member( Role::Undecided, 'B', 'B' ) ) ) );
		self::assertSame( 401, $this->request( 'GET', 'get_conversations' )->get_status() );
	}

	public function test_a_deleted_person_keeps_no_name(): void {
		$convo = $this->convo();
		$this->replied( $this->mentor, $convo, 'Sveiki' );
		global $wpdb;
		$wpdb->delete( $wpdb->users, array( 'ID' => $this->mentor ) );
		clean_user_cache( $this->mentor );

		$row = $this->request( 'GET', 'get_conversations/?lang=en', array(), $this->token( $this->founder ) )->get_data()[0];
		self::assertSame( 'Deleted user', $row['mentor_name'] );
		$messages = $this->request( 'GET', "get_conversation_meta/?lang=en&convo_id=$convo", array(), $this->token( $this->founder ) )->get_data();
		self::assertSame( array( 'Lina Urbonaitė', 'Deleted user' ), array_column( $messages, 'author_name' ) );
		self::assertSame( 'Sveiki', $messages[1]['content'] );
	}

	public function test_each_sees_the_photo_of_the_other_while_that_account_is_public(): void {
		$convo = $this->convo();
		foreach ( array( $this->founder => 'a', $this->mentor => 'b' ) as $id => $letter ) {
			$file = array( 'file' => str_repeat( $letter, 32 ) . '.jpg', 'w' => 480, 'h' => 480 );
			update_user_meta( $id, UserMeta::AVATAR, ( new Photo( $file, $file, 'data:,' ) )->stored() );
		}

		self::assertStringEndsWith( str_repeat( 'b', 32 ) . '.jpg', $this->inbox( $this->founder )->get_data()[0]['img']['resized']['src'] );
		self::assertStringEndsWith( str_repeat( 'a', 32 ) . '.jpg', $this->inbox( $this->mentor, "convo_id=$convo" )->get_data()[0]['img']['resized']['src'] );
		update_user_meta( $this->mentor, UserMeta::STATUS, AccountStatus::Paused->value );
		self::assertNull( $this->inbox( $this->founder )->get_data()[0]['img'] );
	}

	public function test_a_row_names_the_other_side_and_the_last_line_and_who_wrote_it(): void {
		$convo = $this->convo();
		$this->replied( $this->mentor, $convo, "Sveiki,\n\n <b>Lina</b>!\t Ačiū" );

		$row = $this->inbox( $this->founder )->get_data()[0];
		self::assertSame( array( 'name' => 'Rasa Kazlauskienė', 'img' => null ), $row['person'] );
		self::assertSame( array( 'text' => 'Sveiki, <b>Lina</b>! Ačiū', 'mine' => false ), $row['last_message'] );
		self::assertSame( 'Lina Urbonaitė', $this->inbox( $this->mentor )->get_data()[0]['person']['name'] );
		self::assertTrue( $this->inbox( $this->mentor, "convo_id=$convo" )->get_data()[0]['last_message']['mine'] );

		$this->replied( $this->founder, $convo, str_repeat( 'žodis ', 60 ) );
		$last = $this->inbox( $this->founder )->get_data()[0]['last_message'];
		self::assertTrue( $last['mine'] );
		self::assertSame( str_repeat( 'žodis ', 23 ) . 'ž…', $last['text'] );
	}

	public function test_a_row_says_whether_the_other_side_can_be_written_to(): void {
		$convo = $this->convo();

		self::assertTrue( $this->inbox( $this->founder )->get_data()[0]['can_reply'] );
		update_user_meta( $this->mentor, UserMeta::STATUS, AccountStatus::Closed->value );
		self::assertFalse( $this->inbox( $this->founder, "convo_id=$convo" )->get_data()[0]['can_reply'] );
	}

	public function test_an_address_is_never_a_name(): void {
		wp_update_user( array( 'ID' => $this->founder, 'display_name' => 'lina@demo.test' ) );
		$this->convo();

		self::assertSame( '', $this->inbox( $this->mentor )->get_data()[0]['author_name'] );
	}
}
