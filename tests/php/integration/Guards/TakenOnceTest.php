<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Guards;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Surveys\Audience;
use MentoriaiPortal\Surveys\InviteRepository;
use MentoriaiPortal\Surveys\LinkRepository;
use MentoriaiPortal\Surveys\SendingRepository;
use MentoriaiPortal\Surveys\SurveyMail;
use MentoriaiPortal\Surveys\SurveyRepository;
use MentoriaiPortal\Tests\Integration\Surveys\SurveysTestCase;

/**
 * Of jobs that saw the same state of a survey's mails one goes on, the others write nothing; and each mail has its reader.
 */
final class TakenOnceTest extends SurveysTestCase {

	public function test_a_sending_is_begun_and_each_of_its_steps_taken_once(): void {
		$id       = $this->survey();
		$sending  = new SendingRepository( $this->db() );
		$audience = Audience::read( array( 'mode' => 'people', 'roles' => array(), 'statuses' => array(), 'fields' => array(), 'people' => array( 1 ) ) );

		self::assertSame( array( true, false ), array( $sending->start( $this->stored( $id ), $audience, 9 ), $sending->start( $this->stored( $id ), $audience, 10 ) ) );
		self::assertSame( array( true, false ), array( $sending->advance( $id, 0, 40 ), $sending->advance( $id, 0, 80 ) ) );
		self::assertSame( array( true, false ), array( $sending->advance( $id, 40, null ), $sending->advance( $id, 40, 80 ) ), 'The last one too.' );
	}

	public function test_a_person_is_invited_once(): void {
		$id      = $this->survey();
		$person  = $this->person();
		$invites = new InviteRepository( $this->db() );

		self::assertSame( array( true, false ), array( $invites->add( $id, $person, 1000 ), $invites->add( $id, $person, 2000 ) ) );
		self::assertSame( 1, $this->rows_of( 'survey_invites' ) );
	}

	public function test_a_link_is_mailed_only_to_who_was_asked_and_has_not_answered(): void {
		$id      = $this->survey();
		$asked   = $this->person();
		$secret  = $this->link( $id, $asked );
		$invites = new InviteRepository( $this->db() );
		$mail    = new SurveyMail( new SurveyRepository( $this->db() ), $invites, new LinkRepository( $this->db() ), new Clock(), SurveyMail::INVITE );
		$readers = fn (): array => array_map( static fn ( int $who ): bool => null !== $mail->compose( $who, Lang::Lt, array( 'survey_id' => $id ) ), array( $asked, $this->person() ) );

		self::assertSame( array( true, false ), $readers() );
		self::assertSame( 200, $this->submit( $id, $secret )->get_status() );
		self::assertSame( array( false, false ), $readers() );
	}

	public function test_a_reminder_is_taken_once_and_by_nobody_after_the_answer(): void {
		$id      = $this->survey();
		$person  = $this->person();
		$secret  = $this->link( $id, $person );
		$invites = new InviteRepository( $this->db() );
		$invite  = $invites->open_for( $id, $person );

		self::assertSame( array( true, false ), array( $invites->claim_reminder( $invite, 1_795_000_000, 1_796_000_000 ), $invites->claim_reminder( $invite, 1_795_000_000, 1_796_000_000 ) ) );
		self::assertSame( 200, $this->submit( $id, $secret )->get_status() );
		self::assertFalse( $invites->claim_reminder( $invite, 1_796_000_000, 1_797_000_000 ) );
	}
}
