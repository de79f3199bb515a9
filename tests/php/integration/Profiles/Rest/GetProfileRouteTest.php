<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Profiles\Rest;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Tests\Integration\Profiles\ProfileTestCase;

final class GetProfileRouteTest extends ProfileTestCase {

	public function test_a_guest_is_refused(): void {
		$reply = $this->request( 'GET', 'user-profile/' );

		self::assertSame( 401, $reply->get_status() );
		self::assertSame( 'not_logged_in', $reply->get_data()['code'] );
	}

	public function test_an_undecided_person_reads_role_and_address_only(): void {
		$id = $this->member( Role::Undecided );

		self::assertSame(
			array(
				'role'  => 'neapsisprendes',
				'email' => get_userdata( $id )->user_email,
			),
			$this->profile( $id )
		);
	}

	public function test_a_new_founder_reads_empty_fields_and_what_is_missing(): void {
		$id = $this->member( Role::Founder );

		self::assertSame(
			array(
				'role'                              => 'frontuser',
				'email'                             => get_userdata( $id )->user_email,
				'first_name'                        => '',
				'last_name'                         => '',
				'imones_pavadinimas'                => '',
				'imones_veiklosregistracijos_metai' => null,
				'be_imones'                         => false,
				'apibudinkite_imonesveiklos_sriti'  => '',
				'klausimaireikalinga_pagalba'       => '',
				'town'                              => '',
				'img'                               => null,
				'review'                            => array(
					'state'  => 'draft',
					'reason' => '',
				),
				'complete'                          => false,
				'missing'                           => array( 'firstName', 'lastName', 'pavadinimas', 'regMetai', 'veiklosSritis', 'klausimai' ),
			),
			$this->profile( $id )
		);
	}

	public function test_a_returned_mentor_reads_why(): void {
		$id = $this->member( Role::Mentor, AccountStatus::Returned );
		update_user_meta( $id, UserMeta::REVIEW_REASON, 'Aprašykite patirtį.' );
		update_user_meta( $id, UserMeta::SLUG, 'rasa' );
		update_user_meta( $id, UserMeta::FIELDS, array( 7, 9 ) );

		$profile = $this->profile( $id );

		self::assertSame(
			array(
				'state'  => 'returned',
				'reason' => 'Aprašykite patirtį.',
			),
			$profile['review']
		);
		self::assertSame( 'rasa', $profile['slug'] );
		self::assertSame( array( 7, 9 ), $profile['sritis2'] );
		self::assertSame( array(), $profile['cv'] );
		self::assertSame( '0', $profile['paskyros_uzimtumas'] );
		self::assertSame( array( 'firstName', 'lastName', 'pareigosirimone', 'aprasymaslt' ), $profile['missing'] );
	}

	public function test_an_id_in_the_query_reads_nobody_else(): void {
		$other = $this->member( Role::Founder );
		$reply = $this->request( 'GET', "user-profile/?id=$other&user_id=$other", array(), $this->token( $this->member( Role::Founder ) ) );

		self::assertNotSame( get_userdata( $other )->user_email, $reply->get_data()['profile']['email'] );
	}

	public function test_it_costs_one_query_beside_the_identity(): void {
		$token = $this->token( $this->member( Role::Mentor ) );
		$call  = fn () => $this->request( 'GET', 'user-profile/', array(), $token );
		$call();

		self::assertSame( 2, $this->count_queries( $call ) );
	}
}
