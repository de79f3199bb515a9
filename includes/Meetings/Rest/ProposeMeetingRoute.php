<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings\Rest;

use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Items;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Meetings\Invitation;
use MentoriaiPortal\Meetings\Meeting;
use MentoriaiPortal\Meetings\MeetingService;
use MentoriaiPortal\Meetings\Proposal;
use MentoriaiPortal\Meetings\Schema\TimeField;

/**
 * POST meeting_propose: one side proposes up to three times to the other (docs/contract.md#meetings).
 */
final class ProposeMeetingRoute extends MeetingRoute {

	private const DAYS_AHEAD = 180;

	public function __construct( private readonly MeetingService $meetings, Invitation $invitation ) {
		parent::__construct( $invitation );
	}

	public static function path(): string {
		return 'meeting_propose';
	}

	public static function input(): Input {
		return new Input(
			array(
				'mentorship_id' => Number::id()->required(),
				'times'         => Items::of( TimeField::within_days( self::DAYS_AHEAD ), 3, 1 )->required(),
				'minutes'       => Number::one_of( 30, 45, 60, 90 )->required(),
				'place'         => Text::line( 300 )->required(),
				'note'          => Text::multiline( 500 ),
				'client_id'     => Text::uuid(),
			)
		);
	}

	protected function change( Request $request ): Meeting {
		$times = array_values( array_unique( $request->texts( 'times' ) ) );
		return $this->meetings->propose(
			$request->identity(),
			new Proposal( $request->int( 'mentorship_id' ), array() === $times ? throw ApiError::invalid( array( 'times' => 'required' ) ) : $times, $request->int( 'minutes' ), $request->text( 'place' ), $request->text( 'note' ) ),
			$request->text( 'client_id' )
		);
	}
}
