<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings\Rest;

use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Meetings\Invitation;
use MentoriaiPortal\Meetings\Meeting;
use MentoriaiPortal\Meetings\MeetingService;
use MentoriaiPortal\Meetings\Schema\TimeField;

/**
 * POST meeting_answer: the other side takes one of the times, or says that none fits (docs/contract.md#meetings).
 */
final class AnswerMeetingRoute extends MeetingRoute {

	public function __construct( private readonly MeetingService $meetings, Invitation $invitation ) {
		parent::__construct( $invitation );
	}

	public static function path(): string {
		return 'meeting_answer';
	}

	public static function input(): Input {
		return new Input(
			array(
				'id'   => Number::id()->required(),
				'time' => TimeField::any()->if_sent(),
				'note' => Text::multiline( 500 ),
			)
		);
	}

	/** Null declines, so it must be said. */
	public function read( array $sent, bool $form ): array {
		$read = parent::read( $sent, $form );
		return array_key_exists( 'time', $read ) ? $read : throw new InvalidInput( array( 'time' => 'required' ) );
	}

	protected function change( Request $request ): Meeting {
		return $this->meetings->answer( $request->identity(), $request->int( 'id' ), $request->optional( 'time' ), $request->text( 'note' ) );
	}
}
