<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings\Rest;

use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Schema\Flag;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Meetings\Invitation;
use MentoriaiPortal\Meetings\Meeting;
use MentoriaiPortal\Meetings\MeetingLog;
use MentoriaiPortal\Meetings\Schema\DayField;
use MentoriaiPortal\Meetings\Word;

/**
 * POST meeting_log: whether a meeting took place, by `id`; or that the two met on a day that was never proposed, by
 * `mentorship_id` and `day` (docs/contract.md#meetings).
 */
final class LogMeetingRoute extends MeetingRoute {

	public function __construct( private readonly MeetingLog $log, Invitation $invitation ) {
		parent::__construct( $invitation );
	}

	public static function path(): string {
		return 'meeting_log';
	}

	public static function input(): Input {
		return new Input(
			array(
				'id'            => Number::id(),
				'mentorship_id' => Number::id(),
				'day'           => new DayField(),
				'held'          => Flag::optional()->required(),
				'minutes'       => Number::between( 5, 480 ),
			)
		);
	}

	public function read( array $sent, bool $form ): array {
		$read   = parent::read( $sent, $form );
		$by_day = null === $read['id'];
		$wrong  = array_filter(
			array(
				'id'      => $by_day && null === $read['mentorship_id'] ? 'required' : '',
				'day'     => $by_day && null !== $read['mentorship_id'] && '' === $read['day'] ? 'required' : '',
				'held'    => $by_day && true !== $read['held'] ? 'invalid' : '',
				'minutes' => true === $read['held'] && null === $read['minutes'] ? 'required' : '',
			)
		);
		return array() === $wrong ? $read : throw new InvalidInput( $wrong );
	}

	protected function change( Request $request ): Meeting {
		$word = new Word( $request->bool( 'held' ), $request->int( 'minutes' ) );
		return $request->int( 'id' ) > 0
			? $this->log->speak( $request->identity(), $request->int( 'id' ), $word )
			: $this->log->note_day( $request->identity(), $request->int( 'mentorship_id' ), $request->text( 'day' ), $word );
	}
}
