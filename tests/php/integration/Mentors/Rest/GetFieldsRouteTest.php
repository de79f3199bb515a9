<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Mentors\Rest;

use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Mentors\Field;
use MentoriaiPortal\Tests\Integration\Mentors\MentorsTestCase;

final class GetFieldsRouteTest extends MentorsTestCase {

	public function test_tags_in_the_order_of_their_names_with_the_visible_mentors_of_the_list(): void {
		$z = $this->field( 'zeme', 'Žemė', 'Land' );
		$c = $this->field( 'cukrus', 'Cukrus & druska' );
		$this->mentor( 'Ana A', array( UserMeta::FIELDS => array( $z ) ) );
		$this->mentor( 'Bena B', array( UserMeta::FIELDS => array( $z ), UserMeta::BUSY => '1' ) );
		$this->mentor( 'Slapta S', array( UserMeta::FIELDS => array( $z ), UserMeta::STATUS => 'paused' ) );
		$this->static_mentor( 'Alma A', 'lt', 'g', array(), array( $c ) );

		self::assertSame(
			array(
				array( 'id' => $c, 'slug' => 'cukrus', 'name' => 'Cukrus & druska', 'description' => '', 'count' => 0 ),
				array( 'id' => $z, 'slug' => 'zeme', 'name' => 'Žemė', 'description' => '', 'count' => 2 ),
			),
			$this->request( 'GET', 'mentoriai_dynamic/tax' )->get_data()
		);
		self::assertSame( array( 1, 0 ), array_column( $this->request( 'GET', 'mentoriai_static/tax/?lang=en' )->get_data(), 'count' ) );
		self::assertSame( array( 'Cukrus & druska', 'Land' ), array_column( $this->request( 'GET', 'mentoriai_dynamic/tax?lang=en' )->get_data(), 'name' ) );
	}

	public function test_a_renamed_tag_shows_at_once_and_a_deleted_one_is_gone(): void {
		$a = $this->field( 'a', 'Senas' );
		$b = $this->field( 'b', 'Bė' );
		$this->mentor( 'Ana A', array( UserMeta::FIELDS => array( $a, $b ) ) );
		wp_update_term( $a, Field::TAXONOMY, array( 'name' => 'Naujas' ) );
		self::assertSame( array( 'Naujas', 'Bė' ), $this->list()['list'][0]['taxs'] );

		wp_delete_term( $a, Field::TAXONOMY );
		self::assertSame( array( 'Bė' ), $this->list()['list'][0]['taxs'] );
		self::assertSame( 0, $this->list( array( 'tax' => array( 'a' ) ) )['total'] );
	}
}
