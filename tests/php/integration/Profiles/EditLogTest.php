<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Profiles;

use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Profiles\Edit;
use MentoriaiPortal\Profiles\EditLog;
use MentoriaiPortal\Profiles\EditLogData;
use MentoriaiPortal\Profiles\EditLogRepository;

/**
 * What staff learn of the changes of public mentors.
 */
final class EditLogTest extends ProfileTestCase {

	private int $mentor;

	protected function setUp(): void {
		parent::setUp();
		$this->mentor = $this->member( Role::Mentor );
		$this->save( $this->mentor, self::MENTOR );
		do_action( 'mentoriai_set_user_status', $this->mentor, 'public' );
	}

	public function test_a_public_change_is_shown_at_once_and_listed_with_before_and_after(): void {
		$this->freeze( '2026-11-21T09:00:00Z' );
		$this->save( $this->mentor, array( 'aprasymasen' => "I sell 'boats'.", 'firstName' => 'rasa', 'town' => 'Kaunas' ) + self::MENTOR );

		self::assertSame( 'public', $this->profile( $this->mentor )['review']['state'] );
		self::assertSame(
			array( array( 'name', 'Rasa Kazlauskienė', 'rasa Kazlauskienė' ), array( 'about_en', 'I build sales teams.', "I sell 'boats'." ), array( 'town', '', 'Kaunas' ) ),
			$this->unseen()
		);
		self::assertSame( 1, $this->log()->unseen_people() );
	}

	public function test_several_changes_are_one_and_a_change_back_is_none(): void {
		foreach ( array( 'Vienas', 'Du' ) as $text ) {
			$this->save( $this->mentor, array( 'aprasymaslt' => $text ) + self::MENTOR );
		}
		self::assertSame( array( array( 'about', self::MENTOR['aprasymaslt'], 'Du' ) ), $this->unseen() );
		$this->save( $this->mentor, self::MENTOR );
		self::assertSame( array(), $this->unseen() );
	}

	public function test_what_visitors_do_not_read_is_not_listed(): void {
		$this->save( $this->mentor, array( 'phoneNumber' => '+37061111111', 'paskyrosUzimtumas' => '1', 'capacity' => 3 ) + self::MENTOR );

		self::assertSame( array(), $this->unseen() );
	}

	public function test_a_first_profile_is_reviewed_and_not_listed(): void {
		$new = $this->member( Role::Mentor );
		$this->save( $new, self::MENTOR );
		$this->save( $new, array( 'aprasymaslt' => 'Kitaip.' ) + self::MENTOR );

		self::assertSame( 0, $this->log()->unseen_people() );
	}

	public function test_seen_is_what_was_on_the_screen(): void {
		$this->freeze( '2026-11-21T09:00:00Z' );
		$this->save( $this->mentor, array( 'aprasymaslt' => 'Vienas' ) + self::MENTOR );
		$shown = $this->edits()[0]->changed_at;
		$this->freeze( '2026-11-21T09:05:00Z' );
		$this->save( $this->mentor, array( 'aprasymaslt' => 'Du' ) + self::MENTOR );

		self::assertFalse( $this->log()->mark_seen( $this->mentor, $shown ), 'Changed after it was read.' );
		self::assertTrue( $this->log()->mark_seen( $this->mentor, $this->edits()[0]->changed_at ) );
		self::assertSame( array(), $this->unseen() );
		$this->save( $this->mentor, array( 'aprasymaslt' => 'Trys' ) + self::MENTOR );
		self::assertSame( array( array( 'about', 'Du', 'Trys' ) ), $this->unseen(), 'From what staff saw last.' );
	}

	public function test_where_changes_wait_for_approval_it_marks_them_as_seen(): void {
		add_filter( 'mentoriai_setting', static fn ( mixed $value, string $name ): mixed => 'approve_edits' === $name ? true : $value, 20, 2 );
		$this->save( $this->mentor, array( 'aprasymaslt' => 'Vienas' ) + self::MENTOR );
		$this->save( $this->mentor, array( 'aprasymaslt' => 'Du' ) + self::MENTOR );

		self::assertSame( 'submitted', $this->profile( $this->mentor )['review']['state'] );
		self::assertSame( array( array( 'about', self::MENTOR['aprasymaslt'], 'Du' ) ), $this->unseen() );
		do_action( 'mentoriai_set_user_status', $this->mentor, 'public' );
		self::assertSame( array(), $this->unseen() );
	}

	public function test_it_goes_with_the_person_and_in_time(): void {
		$this->save( $this->mentor, array( 'aprasymaslt' => 'Vienas' ) + self::MENTOR );
		$data = new EditLogData( new EditLogRepository( $this->db() ), new Clock() );
		self::assertContains( 'Vienas', array_column( $data->export( $this->mentor, 1 )['items'][0]['fields'], 'value' ) );
		self::assertTrue( $data->erase( $this->mentor, 1 )['removed'] );
		self::assertSame( array(), $this->log()->of( $this->mentor ) );

		$this->save( $this->mentor, array( 'aprasymaslt' => 'Du' ) + self::MENTOR );
		$this->freeze( '2027-03-01T09:00:00Z' );
		do_action( Background::RUN );
		self::assertCount( 1, $this->log()->of( $this->mentor ), 'What nobody has seen stays.' );
		$this->log()->mark_seen( $this->mentor, ( new Clock() )->now() );
		do_action( Background::RUN );
		self::assertSame( array(), $this->log()->of( $this->mentor ) );
	}

	private function log(): EditLog {
		return new EditLog( new EditLogRepository( $this->db() ), new Clock() );
	}

	/** @return list<Edit> */
	private function edits(): array {
		return $this->log()->unseen( 20 )[ $this->mentor ] ?? array();
	}

	/** @return list<array{string, string, string}> */
	private function unseen(): array {
		return array_map( static fn ( Edit $edit ): array => array( $edit->field, $edit->before, $edit->after ), $this->edits() );
	}
}
