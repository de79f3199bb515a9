<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Mail;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Mail\MailContent;
use MentoriaiPortal\Mail\MailType;

/** A mail for tests; without a reason when its data say so. */
final class GreetingMail implements MailType {

	public function key(): string {
		return 'greeting';
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailContent {
		if ( isset( $data['over'] ) ) {
			return null;
		}
		return new MailContent( "Sveiki\r\nBcc: evil@demo.test", array( 'Kaina < 5 € & „taip“', __( 'Server error', 'mentoriai-portal' ) ), 'Skaityti', home_url( '/x?a=1&b=2' ), home_url( '/stop' ) );
	}
}
