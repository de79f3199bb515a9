<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging\Rest;

use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Messaging\MailChoice;

/**
 * GET get_message_mails: whether the caller gets emails about new messages.
 */
final class GetMailChoiceRoute extends Route {

	public function __construct( private readonly MailChoice $choice ) {}

	public static function path(): string {
		return 'get_message_mails';
	}

	public static function access(): Access {
		return Access::member();
	}

	public static function output(): array {
		return Shape::ok( array( 'on' => Shape::bool() ) );
	}

	public function handle( Request $request ): Reply {
		return Reply::ok( array( 'on' => $this->choice->is_on( $request->identity() ) ) );
	}
}
