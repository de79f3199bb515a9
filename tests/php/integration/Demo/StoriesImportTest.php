<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Demo;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Demo\DemoData;
use MentoriaiPortal\Demo\FilesImport;
use MentoriaiPortal\Demo\StoriesImport;
use PHPUnit\Framework\Attributes\Group;

#[Group( 'any-database' )]
final class StoriesImportTest extends DemoTestCase {

	public function test_stories_in_both_languages_on_days_before_the_import_and_once(): void {
		$this->freeze( '2026-11-21T08:15:00Z' );
		$this->import();
		$this->import();

		foreach ( array( 'lt', 'en' ) as $lang ) {
			$list = $this->request( 'GET', "get_success_stories/0?lang=$lang" )->get_data();
			self::assertSame( array( 13, 9 ), array( $list['total'], count( $list['list'] ) ) );
			self::assertNotNull( $list['list'][0]['img'] );
			self::assertNotSame( '', $list['list'][0]['text'] );
		}
		$first = $this->request( 'GET', 'get_success_stories/0' )->get_data()['list'][0];
		self::assertSame( 'nuo-virtuves-stalo-iki-triju-parduotuviu', $first['slug'] );
		self::assertSame( '2026-11-15', get_the_date( 'Y-m-d', $first['id'] ) );
		$story = $this->request( 'GET', 'success_stories/' . $first['slug'] )->get_data();
		self::assertSame( home_url( '/en/success-stories/from-a-kitchen-table-to-three-shops' ), $story['alternates']['en'] );
		self::assertSame( array( 1024, 512 ), array( $story['img']['resized']['w'], $story['img']['resized']['h'] ) );
		self::assertSame( 6, $this->count_of( 'posts', "post_type = 'attachment' AND post_mime_type = 'image/png'" ) );
	}

	private function import(): void {
		$data = new DemoData( dirname( __DIR__, 4 ) . '/includes/Demo/data/' );
		$this->db()->transaction( static fn () => ( new StoriesImport( $data, new FilesImport( $data ), new Clock() ) )->run() );
	}
}
