<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Events\Rest;

use LogicException;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\ContentCache;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Events\EventDirectory;
use MentoriaiPortal\Events\EventIndex;
use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Events\EventRepository;
use MentoriaiPortal\Events\Events;
use MentoriaiPortal\Tests\Integration\Events\EventsTestCase;
use PHPUnit\Framework\Attributes\Group;

#[Group( 'any-database' )]
final class ListEventsRouteTest extends EventsTestCase {

	public function test_upcoming_by_time_then_past_newest_first(): void {
		$this->event( 'Užvakar', '2026-11-19' );
		$this->event( 'Vakar vakare', '2026-11-20', array( EventMeta::START_TIME => '19:00' ) );
		$this->event( 'Vakar ryte', '2026-11-20', array( EventMeta::START_TIME => '09:00' ) );
		$this->event( 'Po metų', '2027-11-21' );
		$this->event( 'Šiandien vakare', '2026-11-21', array( EventMeta::START_TIME => '19:00' ) );
		$this->event( 'Šiandien ryte', '2026-11-21', array( EventMeta::START_TIME => '09:00' ) );
		$this->event( 'Šiandien visą dieną', '2026-11-21' );
		$this->event( 'Vyksta nuo vakar', '2026-11-20', array( EventMeta::END_DATE => '2026-11-21' ) );

		self::assertSame( array( 'Vyksta nuo vakar', 'Šiandien visą dieną', 'Šiandien ryte', 'Šiandien vakare', 'Po metų', 'Vakar vakare', 'Vakar ryte', 'Užvakar' ), $this->titles() );
		self::assertSame( array( false, false, false, false, false, true, true, true ), array_column( $this->list(), 'is_past' ) );
	}

	public function test_a_day_ends_at_midnight_in_vilnius(): void {
		$this->event( 'Šventė', '2026-11-21' );

		$this->freeze( '2026-11-21T21:59:59Z' );
		self::assertFalse( $this->list()[0]['is_past'] );
		$this->freeze( '2026-11-21T22:00:00Z' );
		self::assertTrue( $this->list()[0]['is_past'] );
	}

	public function test_a_card(): void {
		[ $id ] = $this->pair( 'Mokymai & „dirbtuvės“', 'Training', '2026-12-01', array( EventMeta::START_TIME => '17:30', EventMeta::LOCATION => 'Kaunas, spiečius', EventMeta::TYPE_LABEL => 'Mokymai', EventMeta::STATUS => 'postponed' ) );
		wp_set_object_terms( $id, array( $this->town( 'Nuotoliu', 'Online' ) ), EventMeta::TOWN );
		set_post_thumbnail( $id, $this->picture() );

		$card = $this->list()[0];

		self::assertSame( 'Nuotoliu', $card['miestas'] );
		self::assertSame( 'Mokymai & „dirbtuvės“', $card['img']['alt'] );
		self::assertStringStartsWith( wp_get_upload_dir()['baseurl'] . '/', $card['img']['resized']['src'] );
		unset( $card['img'], $card['miestas'] );
		$slug = get_post( $id )->post_name ?? '';
		self::assertSame(
			array(
				'id'           => $id,
				'title'        => 'Mokymai & „dirbtuvės“',
				'start_date'   => '2026-12-01',
				'end_date'     => '2026-12-01',
				'start_time'   => '17:30',
				'location'     => 'Kaunas, spiečius',
				'link'         => home_url( "/event/$slug" ),
				'slug'         => $slug,
				'type_label'   => 'Mokymai',
				'is_past'      => false,
				'event_status' => 'postponed',
				'moved_from'   => null,
				'text_lang'    => 'lt',
			),
			$card
		);
	}

	public function test_each_event_once_in_the_language_or_else_in_the_other(): void {
		[ , $english ] = $this->pair( 'Mokymai', 'Training', '2026-12-01' );
		$alone         = $this->event( 'Tik lietuviškai', '2026-12-02', array( PostMeta::GROUP => wp_generate_uuid4() ) );
		wp_set_object_terms( $alone, array( $this->town( 'Nuotoliu', 'Online' ) ), EventMeta::TOWN );
		$this->event( 'Only in English', '2026-12-03', array( PostMeta::LANG => 'en' ) );

		self::assertSame( array( 'Mokymai', 'Tik lietuviškai', 'Only in English' ), $this->titles() );
		self::assertSame( array( 'lt', 'lt', 'en' ), array_column( $this->list(), 'text_lang' ) );
		$list = $this->list( 'en' );
		self::assertSame( array( 'Training', 'Tik lietuviškai', 'Only in English' ), array_column( $list, 'title' ) );
		self::assertSame( array( $english, $alone ), array( $list[0]['id'], $list[1]['id'] ) );
		self::assertSame( array( 'lt', 'Online', home_url( '/en/event/tik-lietuviskai' ) ), array( $list[1]['text_lang'], $list[1]['miestas'], $list[1]['link'] ) );
	}

	public function test_what_is_not_public_or_makes_no_sense_is_not_there(): void {
		$this->event( 'Juodraštis', '2026-12-01', array(), array( 'post_status' => 'draft' ) );
		$this->event( 'Suplanuotas', '2026-12-01', array(), array( 'post_status' => 'future', 'post_date' => '2099-01-01 10:00:00' ) );
		$this->event( 'Slaptas', '2026-12-01', array(), array( 'post_status' => 'private' ) );
		$this->event( 'Su slaptažodžiu', '2026-12-01', array(), array( 'post_password' => 'abc' ) );
		wp_trash_post( $this->event( 'Šiukšlė', '2026-12-01' ) );
		$this->event( 'Be datos', '' );
		$this->event( 'Bloga data', '2026-13-45' );
		$this->event( 'Gera', '2026-12-01', array( EventMeta::END_DATE => 'niekada', EventMeta::START_TIME => '77:00', EventMeta::STATUS => 'kitoks' ) );

		self::assertSame( array( 'Gera' ), $this->titles() );
		self::assertSame( array( 'scheduled', '', '2026-12-01' ), array( $this->list()[0]['event_status'], $this->list()[0]['start_time'], $this->list()[0]['end_date'] ) );
	}

	public function test_two_hundred_past_ones(): void {
		for ( $index = 0; $index < 203; $index++ ) {
			$this->event( "Renginys $index", ( new \DateTimeImmutable( '2026-01-01' ) )->modify( "+$index days" )->format( 'Y-m-d' ) );
		}
		$this->event( 'Būsimas', '2026-12-01' );

		$list = $this->list();

		self::assertCount( 201, $list );
		self::assertSame( array( 'Būsimas', 'Renginys 202', 'Renginys 3' ), array( $list[0]['title'], $list[1]['title'], $list[200]['title'] ) );
	}

	public function test_a_change_is_seen_at_once(): void {
		$id   = $this->event( 'Pirmas', '2026-12-01' );
		$town = $this->town( 'Vilnius' );
		self::assertSame( 'Pirmas', $this->list()[0]['title'] );

		wp_update_post( array( 'ID' => $id, 'post_title' => 'Kitas' ) );
		self::assertSame( 'Kitas', $this->list()[0]['title'] );
		update_post_meta( $id, EventMeta::LOCATION, 'Kaunas' );
		self::assertSame( 'Kaunas', $this->list()[0]['location'] );
		wp_set_object_terms( $id, array( $town ), EventMeta::TOWN );
		self::assertSame( 'Vilnius', $this->list()[0]['miestas'] );
		wp_update_term( $town, EventMeta::TOWN, array( 'name' => 'Alytus' ) );
		self::assertSame( 'Alytus', $this->list()[0]['miestas'] );
		update_term_meta( $town, 'mentoriai_name_en', 'Town of Alytus' );
		self::assertSame( 'Town of Alytus', $this->list( 'en' )[0]['miestas'] );
		$picture = $this->picture();
		set_post_thumbnail( $id, $picture );
		self::assertSame( 'Kitas', $this->list()[0]['img']['alt'] );
		update_post_meta( $picture, '_wp_attachment_image_alt', 'Salė' );
		self::assertSame( 'Salė', $this->list()[0]['img']['alt'] );
		wp_delete_attachment( $picture, true );
		self::assertNull( $this->list()[0]['img'] );
		wp_delete_term( $town, EventMeta::TOWN );
		self::assertSame( '', $this->list()[0]['miestas'] );
		wp_trash_post( $id );
		self::assertSame( array(), $this->list() );
		wp_untrash_post( $id );
		wp_publish_post( $id );
		self::assertSame( array( 'Kitas' ), $this->titles() );
		wp_delete_post( $id, true );
		self::assertSame( array(), $this->list() );
	}

	public function test_few_queries_however_many_events(): void {
		$counts = array();
		foreach ( array( 2, 30 ) as $more ) {
			for ( $index = 0; $index < $more; $index++ ) {
				$id = $this->event( "Renginys $more $index", '2026-12-01' );
				set_post_thumbnail( $id, 0 === $index ? $this->picture() : (int) get_post_thumbnail_id( $id ) );
			}
			$this->list();
			$this->list();
			$this->forget_memory();
			$counts[] = $this->count_queries( fn () => $this->list() );
		}

		self::assertSame( $counts[0], $counts[1] );
		self::assertLessThanOrEqual( 2, $counts[1], 'the limit of public reads included' );
	}

	public function test_home_gets_the_next_ones_or_those_chosen(): void {
		[ $first ] = $this->pair( 'Pirmas', 'First', '2026-12-01' );
		$second    = $this->event( 'Antras', '2026-12-02' );
		$this->event( 'Trečias', '2026-12-03' );
		$cancelled = $this->event( 'Atšauktas', '2026-11-30', array( EventMeta::STATUS => 'cancelled' ) );
		$past      = $this->event( 'Praėjęs', '2026-11-01' );
		$events    = new EventRepository( $this->db() );
		$directory = new EventDirectory( new Events( new EventIndex( $events, new ContentCache() ), $events, static fn () => throw new LogicException( 'Lists name no speakers.' ), new Clock() ), new Clock() );
		$titles    = static fn ( array $ids, int $count, Lang $lang = Lang::Lt ): array => array_column( $directory->cards( array_values( array_filter( $ids, 'is_int' ) ), $count, $lang ), 'title' );

		self::assertSame( array( 'Pirmas', 'Antras' ), $titles( array(), 2 ) );
		self::assertSame( array( 'Antras', 'First' ), $titles( array( $second, $cancelled, $past, $first, $first, 999999 ), 6, Lang::En ) );
		self::assertSame( array( 'Pirmas' ), $titles( array( $past, $cancelled ), 1 ) );
	}
}
