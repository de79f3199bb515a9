<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reports\Rest;

use LogicException;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Choice;
use MentoriaiPortal\Core\Schema\Flag;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Mentors\MentorKind;
use MentoriaiPortal\Reports\Reason;
use MentoriaiPortal\Reports\What;

/**
 * POST report: somebody tells staff of something that should not be there (docs/contract.md#reports). `name`, `email`, `good_faith` and
 * `bot_token` are for guests.
 */
final class SubmitReportRoute extends Route {

	public const TEXT_MAX = 1000;

	public static function path(): string {
		return 'report';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::guest();
	}

	public static function input(): Input {
		return new Input(
			array(
				'what'       => Choice::of( ...array_column( What::cases(), 'value' ) )->required(),
				'id'         => Number::id()->required(),
				'kind'       => Choice::of( ...array_column( MentorKind::cases(), 'value' ) ),
				'reason'     => Choice::of( ...array_column( Reason::cases(), 'value' ) )->required(),
				'text'       => Text::multiline( self::TEXT_MAX ),
				'block'      => Flag::optional(),
				'client_id'  => Text::uuid(),
				'name'       => Text::person_name( 100 ),
				'email'      => Text::email(),
				'good_faith' => Flag::optional(),
				'bot_token'  => Text::line( 4096 ),
			)
		);
	}

	public static function output(): array {
		return Shape::ok( array( 'number' => Shape::int() ) );
	}

	public function handle( Request $request ): Reply {
		throw new LogicException( 'Not there yet.' );
	}
}
