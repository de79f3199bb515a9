<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging\Rest;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Messaging\FirstMessage;
use MentoriaiPortal\Messaging\FirstMessages;
use MentoriaiPortal\Messaging\Schema\FirstMessageSchema;

/**
 * POST first_message: a founder whose account may not write yet keeps a message, or drops it with `id: null`.
 */
final class KeepFirstMessageRoute extends Route {

	public function __construct( private readonly FirstMessages $messages ) {}

	public static function path(): string {
		return 'first_message';
	}

	/** GET reads it. */
	public static function name(): string {
		return 'keep_first_message';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::role( Role::Founder );
	}

	public static function input(): Input {
		return FirstMessageSchema::input_or_none();
	}

	/** Without a mentor all may be missing; `id` itself may not, so that a slip of a client drops nothing. */
	public function read( array $sent, bool $form ): array {
		$drops = array_key_exists( 'id', $sent ) && ( null === $sent['id'] || ( $form && '' === $sent['id'] ) );
		return $drops ? array( 'id' => null ) : FirstMessageSchema::input()->read( $sent, $form );
	}

	public static function output(): array {
		return Shape::ok( array( 'message' => FirstMessageSchema::shape() ) );
	}

	public function handle( Request $request ): Reply {
		$me = $request->identity();
		$this->messages->keep( $me, $request->int( 'id' ) > 0 ? FirstMessage::of_request( $request->input ) : null );
		return Reply::ok( array( 'message' => FirstMessageSchema::present( $this->messages->of( $me->user_id ) ) ) );
	}
}
