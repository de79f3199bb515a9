<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Profiles\Rest;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Profiles\ProfileOverview;
use MentoriaiPortal\Profiles\ProfileRepository;
use MentoriaiPortal\Tests\Integration\Profiles\ProfileTestCase;
use MentoriaiPortal\Tests\Parallel;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

#[Group( 'any-database' )]
final class SaveProfileRouteTest extends ProfileTestCase {

	public function test_a_complete_founder_becomes_public(): void {
		$id    = $this->member( Role::Founder );
		$token = $this->token( $id );
		$reply = $this->request( 'POST', 'save_profile/', self::FOUNDER, $token );

		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		$data = $reply->get_data();
		self::assertTrue( $data['status'] );
		self::assertSame( 'public', $data['user']['status'] );
		self::assertSame( 'Lina', $data['user']['first_name'] );
		self::assertSame( 'public', $data['profile']['review']['state'] );
		self::assertTrue( $data['profile']['complete'] );
		self::assertSame( array(), $data['profile']['missing'] );
		self::assertSame( $data['profile'], $this->profile( $id ) );
		self::assertSame( 'public', $this->request( 'GET', 'user/', array(), $token )->get_data()['user']['status'], 'The same session goes on.' );
	}

	public function test_a_founder_without_a_company_becomes_public_and_gets_one_later(): void {
		$id   = $this->member( Role::Founder );
		$none = array( 'be_imones' => true ) + array_diff_key( self::FOUNDER, array( 'pavadinimas' => 1, 'regMetai' => 1 ) );

		self::assertSame( 'public', $this->save( $id, $none )->get_data()['profile']['review']['state'] );
		$profile = $this->profile( $id );
		self::assertSame( array( '', null, true ), array( $profile['imones_pavadinimas'], $profile['imones_veiklosregistracijos_metai'], $profile['be_imones'] ) );
		self::assertContains( __( 'No company yet', 'mentoriai-portal' ), array_column( ( new ProfileOverview( new ProfileRepository( $this->db(), new Clock() ) ) )->rows( $id, Role::Founder ), 'text' ) );

		$this->save( $id, array( 'be_imones' => false ) + self::FOUNDER );
		self::assertFalse( $this->profile( $id )['be_imones'] );
	}

	public function test_what_a_founder_saves_is_kept_exactly(): void {
		$id   = $this->member( Role::Founder );
		$body = array(
			'firstName'     => '2026-1-5',
			'lastName'      => "O'Neil \\ 100%",
			'pavadinimas'   => 'MB „Ąžuolas“ <b>&amp;</b> 🙂',
			'regMetai'      => '1990',
			'veiklosSritis' => "Pirma\n\nAntra \\' {tables} ?",
			'klausimai'     => 'a:1:{i:0;i:5;}',
			'town'          => '2026-1-5',
		);
		$this->save( $id, $body );
		$profile = $this->profile( $id );

		self::assertSame( $body['firstName'], $profile['first_name'] );
		self::assertSame( $body['lastName'], $profile['last_name'] );
		self::assertSame( $body['pavadinimas'], $profile['imones_pavadinimas'] );
		self::assertSame( 1990, $profile['imones_veiklosregistracijos_metai'] );
		self::assertSame( $body['veiklosSritis'], $profile['apibudinkite_imonesveiklos_sriti'] );
		self::assertSame( $body['klausimai'], $profile['klausimaireikalinga_pagalba'] );
		self::assertSame( $body['town'], $profile['town'] );
	}

	public function test_a_town_is_nobodys_duty_and_stays_where_a_client_does_not_know_it(): void {
		foreach ( array( array( Role::Founder, self::FOUNDER ), array( Role::Mentor, self::MENTOR ) ) as [ $role, $body ] ) {
			$id = $this->member( $role );
			self::assertTrue( $this->save( $id, $body )->get_data()['profile']['complete'] );
			self::assertSame( 'Šiauliai', $this->save( $id, array( 'town' => ' Šiauliai ' ) + $body )->get_data()['profile']['town'] );
			$this->save( $id, $body );
			self::assertSame( 'Šiauliai', $this->profile( $id )['town'] );
			self::assertContains( 'Šiauliai', array_column( ( new ProfileOverview( new ProfileRepository( $this->db(), new Clock() ) ) )->rows( $id, $role ), 'text' ) );
			$this->save( $id, array( 'town' => '' ) + $body );
			self::assertSame( '', $this->profile( $id )['town'] );
		}
	}

	public function test_wordpress_knows_the_name(): void {
		$id = $this->member( Role::Founder );
		get_userdata( $id );
		$this->save( $id, self::FOUNDER );

		$user = get_userdata( $id );
		self::assertSame( 'Lina Urbonaitė', $user->display_name );
		self::assertSame( array( 'Lina', 'Urbonaitė' ), array( $user->first_name, $user->last_name ) );
	}

	#[DataProvider( 'required_fields' )]
	public function test_a_profile_with_something_missing_is_refused_and_the_account_stays_a_draft( Role $role, string $name ): void {
		$id     = $this->member( $role );
		$before = $this->rows( $id );
		$body   = Role::Founder === $role ? self::FOUNDER : self::MENTOR;
		foreach ( array( array( $name => '' ) + $body, array( $name => null ) + $body, array_diff_key( $body, array( $name => 1 ) ) ) as $incomplete ) {
			$reply = $this->save( $id, $incomplete );

			self::assertSame( 400, $reply->get_status() );
			self::assertSame( 'invalid_input', $reply->get_data()['code'] );
			self::assertSame( array( $name => 'required' ), $reply->get_data()['data']['fields'] );
		}
		self::assertSame( $before, $this->rows( $id ) );
		self::assertSame( 'draft', $this->profile( $id )['review']['state'] );
	}

	/** @return iterable<string, array{Role, string}> */
	public static function required_fields(): iterable {
		foreach ( array_keys( self::FOUNDER ) as $name ) {
			yield "founder $name" => array( Role::Founder, $name );
		}
		foreach ( array( 'firstName', 'lastName', 'pareigosirimone', 'aprasymaslt' ) as $name ) {
			yield "mentor $name" => array( Role::Mentor, $name );
		}
	}

	/** @return iterable<string, array{Role, string, mixed, string}> */
	public static function wrong_fields(): iterable {
		yield 'year to come' => array( Role::Founder, 'regMetai', 2027, 'invalid' );
		yield 'year before 1900' => array( Role::Founder, 'regMetai', '1899', 'invalid' );
		yield 'name of 61' => array( Role::Founder, 'firstName', str_repeat( 'ž', 61 ), 'too_long' );
		foreach ( array( 'https://evil.example', 'Eikite į WWW.evil', 'ona@demo.test' ) as $name ) {
			yield "name $name" => array( Role::Founder, 'lastName', $name, 'invalid' );
			yield "mentor's name $name" => array( Role::Mentor, 'firstName', $name, 'invalid' );
		}
		yield 'name as a list' => array( Role::Founder, 'lastName', array( 'a' ), 'invalid' );
		yield 'name as a number' => array( Role::Founder, 'lastName', 5, 'invalid' );
		yield 'company of 161' => array( Role::Founder, 'pavadinimas', str_repeat( 'ž', 161 ), 'too_long' );
		yield 'activity of 1501' => array( Role::Founder, 'veiklosSritis', str_repeat( 'ž', 1501 ), 'too_long' );
		yield 'questions of 1501' => array( Role::Founder, 'klausimai', str_repeat( 'ž', 1501 ), 'too_long' );
		yield 'position of 161' => array( Role::Mentor, 'pareigosirimone', str_repeat( 'ž', 161 ), 'too_long' );
		yield 'description of 1501' => array( Role::Mentor, 'aprasymaslt', str_repeat( 'ž', 1501 ), 'too_long' );
		yield 'English description of 1501' => array( Role::Mentor, 'aprasymasen', str_repeat( 'ž', 1501 ), 'too_long' );
		yield 'phone' => array( Role::Mentor, 'phoneNumber', '+37061', 'user.invalidPhoneNumber' );
		yield 'linkedin elsewhere' => array( Role::Mentor, 'linkedin', 'https://linkedin.com.evil.example/', 'invalid' );
		yield 'unknown field' => array( Role::Mentor, 'sritis', array( 999999 ), 'invalid' );
		yield 'busy in words' => array( Role::Mentor, 'paskyrosUzimtumas', 'taip', 'invalid' );
		yield 'capacity below nought' => array( Role::Mentor, 'capacity', -1, 'invalid' );
	}

	#[DataProvider( 'wrong_fields' )]
	public function test_a_wrong_field_is_refused_and_nothing_is_written( Role $role, string $name, mixed $value, string $key ): void {
		$id     = $this->member( $role );
		$before = $this->rows( $id );
		$reply  = $this->save( $id, array( $name => $value ) + ( Role::Founder === $role ? self::FOUNDER : self::MENTOR ) );

		self::assertSame( 400, $reply->get_status() );
		self::assertSame( array( $name => $key ), $reply->get_data()['data']['fields'] );
		self::assertSame( $before, $this->rows( $id ) );
	}

	public function test_a_tag_of_another_taxonomy_is_no_field(): void {
		$tag   = wp_insert_term( 'Naujienos', 'post_tag' );
		$reply = $this->save( $this->member( Role::Mentor ), array( 'sritis' => array( $tag['term_id'] ) ) + self::MENTOR );

		self::assertSame( array( 'sritis' => 'invalid' ), $reply->get_data()['data']['fields'] );
	}

	public function test_a_complete_mentor_is_submitted_and_stays_so_while_editing(): void {
		$id     = $this->member( Role::Mentor );
		$fields = array( wp_insert_term( 'Rinkodara', 'mentoriai_field' )['term_id'], wp_insert_term( 'Teisė', 'mentoriai_field' )['term_id'] );
		$reply  = $this->save( $id, array( 'sritis' => $fields ) + self::MENTOR );

		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		$profile = $reply->get_data()['profile'];
		self::assertSame( 'submitted', $profile['review']['state'] );
		self::assertSame( 'draft', $reply->get_data()['user']['status'] );
		self::assertSame( $fields, $profile['sritis2'] );
		self::assertSame( array( '0', 5, '+37060000000' ), array( $profile['paskyros_uzimtumas'], $profile['capacity'], $profile['phone_number'] ) );
		self::assertSame( array_map( 'intval', $fields ), get_user_meta( $id, UserMeta::FIELDS, true ) );

		$again = $this->save( $id, array( 'aprasymaslt' => 'Kitaip.' ) + self::MENTOR )->get_data();
		self::assertSame( 'submitted', $again['profile']['review']['state'] );
		self::assertSame( 'Kitaip.', $again['profile']['aprasymas_lt'] );
	}

	public function test_a_public_mentor_who_edits_stays_public(): void {
		$id = $this->member( Role::Mentor, AccountStatus::Public );

		self::assertSame( 'public', $this->save( $id, self::MENTOR )->get_data()['user']['status'] );
	}

	public function test_changed_texts_wait_for_staff_where_the_setting_says_so(): void {
		add_filter( 'mentoriai_setting', static fn ( mixed $value, string $name ): mixed => 'approve_edits' === $name ? true : $value, 10, 2 );
		$token = $this->token( $this->member( Role::Mentor, AccountStatus::Public ) );
		$saved = $this->request( 'POST', 'save_profile/', self::MENTOR, $token )->get_data();

		self::assertSame( 'submitted', $saved['profile']['review']['state'] );
		self::assertSame( 200, $this->request( 'GET', 'user/', array(), $token )->get_status(), 'The own save ends no session.' );
	}

	public function test_a_founder_waits_for_staff_where_the_setting_says_so(): void {
		add_filter( 'mentoriai_setting', static fn ( mixed $value, string $name ): mixed => 'approve_founders' === $name ? true : $value, 10, 2 );

		$data = $this->save( $this->member( Role::Founder ), self::FOUNDER )->get_data();
		self::assertSame( 'submitted', $data['profile']['review']['state'] );
		self::assertSame( 'draft', $data['user']['status'] );
	}

	public function test_a_returned_mentor_submits_again_and_the_reason_is_gone(): void {
		$id = $this->member( Role::Mentor, AccountStatus::Returned );
		update_user_meta( $id, UserMeta::REVIEW_REASON, 'Aprašykite patirtį.' );

		self::assertSame(
			array(
				'state'  => 'submitted',
				'reason' => '',
			),
			$this->save( $id, self::MENTOR )->get_data()['profile']['review']
		);
	}

	#[DataProvider( 'members' )]
	public function test_nobody_gives_themselves_more_than_a_profile( Role $role ): void {
		$other  = $this->member( Role::Founder );
		$others = $this->rows( $other );
		$id     = $this->member( $role, AccountStatus::Paused );
		$more   = array(
			'role'                 => 'administrator',
			'status'               => 'public',
			'user_id'              => $other,
			'userId'               => $other,
			'id'                   => $other,
			'ID'                   => $other,
			'email'                => 'taken@demo.test',
			'user_email'           => 'taken@demo.test',
			'user_pass'            => 'x',
			'slug'                 => 'kitas',
			'wp_capabilities'      => array( 'administrator' => true ),
			'meta'                 => array( 'wp_capabilities' => array( 'administrator' => true ) ),
			'mentoriai_status'     => 'public',
			UserMeta::CONFIRMED_AT => '',
			'review'               => array( 'state' => 'public' ),
		);
		$body   = Role::Founder === $role ? self::FOUNDER : self::MENTOR;
		$email  = get_userdata( $id )->user_email;

		$reply = $this->save( $id, $more + $body );

		self::assertSame( 200, $reply->get_status() );
		self::assertSame( array( $role->value ), array_values( get_userdata( $id )->roles ) );
		self::assertSame( $email, get_userdata( $id )->user_email );
		self::assertTrue( wp_check_password( 'demo12345', get_userdata( $id )->user_pass ) );
		self::assertSame( 'paused', get_user_meta( $id, UserMeta::STATUS, true ) );
		self::assertSame( '2026-01-01 00:00:00', get_user_meta( $id, UserMeta::CONFIRMED_AT, true ) );
		self::assertSame( '', get_user_meta( $id, 'meta', true ) );
		self::assertSame( $others, $this->rows( $other ) );
	}

	/** @return iterable<string, array{Role}> */
	public static function members(): iterable {
		yield 'founder' => array( Role::Founder );
		yield 'mentor' => array( Role::Mentor );
	}

	public function test_the_fields_of_the_other_role_are_not_kept(): void {
		$founder = $this->member( Role::Founder );
		$this->save( $founder, array( 'phoneNumber' => 'x', 'sritis' => array( 999999 ), 'aprasymaslt' => 'Apie' ) + self::FOUNDER );

		self::assertSame( 'public', $this->profile( $founder )['review']['state'] );
		self::assertSame( '', get_user_meta( $founder, UserMeta::ABOUT, true ) );
	}

	public function test_order_of_refusals(): void {
		self::assertSame( 401, $this->request( 'POST', 'save_profile/', '{broken', null, array( 'Content-Type' => 'application/json' ) )->get_status() );
		$undecided = $this->token( $this->member( Role::Undecided ) );
		$reply     = $this->request( 'POST', 'save_profile/', array( 'firstName' => array() ), $undecided );
		self::assertSame( array( 403, 'forbidden' ), array( $reply->get_status(), $reply->get_data()['code'] ) );
		self::assertSame( 405, $this->request( 'GET', 'save_profile/' )->get_status() );
	}

	public function test_the_mentor_index_is_told_once_all_is_written(): void {
		$id   = $this->member( Role::Founder );
		$seen = array();
		add_action(
			'mentoriai_profile_saved',
			static function ( int $user_id ) use ( &$seen ): void {
				$seen[] = array( $user_id, get_user_meta( $user_id, UserMeta::COMPANY, true ), get_user_meta( $user_id, UserMeta::STATUS, true ) );
			}
		);
		$this->save( $id, self::FOUNDER );

		self::assertSame( array( array( $id, self::FOUNDER['pavadinimas'], 'public' ) ), $seen );
	}

	public function test_saving_the_same_again_writes_no_second_row(): void {
		$id = $this->member( Role::Mentor );
		$this->save( $id, self::MENTOR );
		$before = $this->rows( $id );
		$this->save( $id, self::MENTOR );

		self::assertSame( $before, $this->rows( $id ) );
		$keys = array_column( $before[1], 'meta_key' );
		self::assertSame( array_unique( $keys ), $keys );
	}

	public function test_a_public_founder_may_write_to_a_mentor(): void {
		$mentor  = $this->member( Role::Mentor );
		$founder = $this->member( Role::Founder );
		$this->save( $mentor, self::MENTOR );
		do_action( 'mentoriai_set_user_status', $mentor, 'public' );
		$message = array(
			'id'      => $mentor,
			'subject' => 'Eksportas',
			'message' => 'Laba diena',
		);
		$token   = $this->token( $founder );

		$draft = $this->request( 'POST', 'message_send', $message, $token );
		self::assertSame( array( 403, 'account_draft' ), array( $draft->get_status(), $draft->get_data()['code'] ) );

		$this->request( 'POST', 'save_profile/', self::FOUNDER, $token );
		$sent = $this->request( 'POST', 'message_send', $message, $token );
		self::assertSame( 200, $sent->get_status(), (string) wp_json_encode( $sent->get_data() ) );
	}

	public function test_a_save_begins_with_what_the_one_before_it_left(): void {
		if ( $this->is_sqlite() ) {
			self::markTestSkipped( 'One writer at a time.' );
		}
		$id    = $this->member( Role::Mentor );
		$token = $this->token( $id );
		$this->save( $id, self::MENTOR );
		$codes = Parallel::run(
			2,
			function ( int $number ) use ( $id, $token ): int {
				if ( 1 === $number ) {
					Parallel::await_lock( $this->db(), "SELECT ID FROM {$this->db()->users()} WHERE ID = ?", $id );
					return $this->request( 'POST', 'save_profile', array_diff_key( self::MENTOR, array( 'capacity' => true ) ), $token )->get_status();
				}
				return $this->db()->transaction(
					function () use ( $id ): int {
						$this->db()->execute( "UPDATE {$this->db()->users()} SET user_status = user_status WHERE ID = ?", $id );
						Parallel::await_waiting( $this->db() );
						return $this->db()->execute( "UPDATE {$this->db()->usermeta()} SET meta_value = '77' WHERE user_id = ? AND meta_key = ?", $id, UserMeta::CAPACITY );
					}
				);
			}
		);

		self::assertSame( array( 1, 200 ), $codes );
		self::assertSame( 77, $this->profile( $id )['capacity'] );
	}

	public function test_wordpress_tells_other_plugins_once_a_save(): void {
		$id    = $this->member( Role::Founder );
		$login = (string) get_userdata( $id )?->display_name;
		$told  = array();
		add_action( 'profile_update', static function ( int $user_id, \WP_User $before, array $data ) use ( &$told ): void {
			$told[] = array( $user_id, $before->display_name, $data['first_name'], get_userdata( $user_id )->first_name ?? '' );
		}, 10, 3 );
		$this->save( $id, self::FOUNDER );
		self::assertSame( array( array( $id, $login, 'Lina', 'Lina' ) ), $told );
	}
}
