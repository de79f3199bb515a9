<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings\Rest;

use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Meetings\Invitation;
use MentoriaiPortal\Meetings\Meeting;
use MentoriaiPortal\Meetings\MeetingService;

/**
 * POST meeting_cancel: either side calls off what is proposed or agreed (docs/contract.md#meetings).
 */
final class CancelMeetingRoute extends MeetingRoute {

	public function __construct( private readonly MeetingService $meetings, Invitation $invitation ) {
		parent::__construct( $invitation );
	}

	public static function path(): string {
		return 'meeting_cancel';
	}

	public static function input(): Input {
		return new Input(
			array(
				'id'   => Number::id()->required(),
				'note' => Text::multiline( 500 ),
			)
		);
	}

	protected function change( Request $request ): Meeting {
		return $this->meetings->cancel( $request->identity(), $request->int( 'id' ), $request->text( 'note' ) );
	}
}
