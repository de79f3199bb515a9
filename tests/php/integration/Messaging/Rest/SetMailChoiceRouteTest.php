<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Messaging\Rest;

use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Tests\Integration\Messaging\MessagingTestCase;

final class SetMailChoiceRouteTest extends MessagingTestCase {

	public function test_mails_are_on_until_switched_off_by_the_person_alone(): void {
		self::assertSame( array( 'status' => true, 'on' => true ), $this->choice() );

		$reply = $this->request( 'POST', 'set_message_mails', array( 'on' => false, 'user_id' => $this->mentor ), $this->token( $this->founder ) );
		self::assertSame( array( 'status' => true, 'on' => false ), $reply->get_data() );
		self::assertSame( array( 'status' => true, 'on' => false ), $this->choice() );
		self::assertSame( '', get_user_meta( $this->mentor, UserMeta::MUTED_MAILS, true ) );

		$this->request( 'POST', 'set_message_mails', array( 'on' => true ), $this->token( $this->founder ) );
		self::assertSame( array( 'status' => true, 'on' => true ), $this->choice() );
	}

	public function test_it_wants_true_or_false(): void {
		foreach ( array( array(), array( 'on' => 'yes' ), array( 'on' => 1 ), array( 'on' => null ) ) as $body ) {
			self::assertSame( 400, $this->request( 'POST', 'set_message_mails', $body, $this->token( $this->founder ) )->get_status() );
		}
	}

	/** @return array<string, mixed> */
	private function choice(): array {
		return $this->request( 'GET', 'get_message_mails', array(), $this->token( $this->founder ) )->get_data();
	}
}
