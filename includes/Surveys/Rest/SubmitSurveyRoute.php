<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys\Rest;

use MentoriaiPortal\Core\LinkSecret;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Items;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Surveys\Schema\AnswerReader;
use MentoriaiPortal\Surveys\Schema\NumberOrText;
use MentoriaiPortal\Surveys\SurveyForm;
use MentoriaiPortal\Surveys\SurveyService;

/**
 * POST submit_apklausa: all answers of a personal link at once (docs/contract.md#surveys-and-profiles).
 */
final class SubmitSurveyRoute extends Route {

	public function __construct( private readonly SurveyService $surveys ) {}

	public static function path(): string {
		return 'submit_apklausa';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::guest();
	}

	public static function input(): Input {
		$answer = new Input(
			array(
				'klausimas' => NumberOrText::or( Text::multiline( SurveyForm::TEXT_MAX ) )->required(),
				'answer'    => NumberOrText::or( Text::multiline( AnswerReader::MAX ) )->required(),
			)
		);
		return new Input(
			array(
				'apklausaId'        => NumberOrText::or( Text::line( LinkSecret::FIELD ) )->required(),
				'userHash'          => Text::line( LinkSecret::FIELD )->required(),
				'klausimaiAtsakymai' => Items::of( $answer, SurveyForm::QUESTIONS_MAX, 1 )->required(),
				'client_id'         => Text::uuid(),
			)
		);
	}

	public static function output(): array {
		return Shape::ok( array( 'msg' => Shape::text() ) );
	}

	public function handle( Request $request ): Reply {
		/** @var list<array{klausimas: int|string, answer: int|string}> $answers */
		$answers = $request->items( 'klausimaiAtsakymai' );
		$id      = $request->input['apklausaId'];
		$this->surveys->answer( is_int( $id ) ? (string) $id : $request->text( 'apklausaId' ), $request->text( 'userHash' ), $answers, $request->text( 'client_id' ) );
		return Reply::ok( array( 'msg' => __( 'Thank you for your answers.', 'mentoriai-portal' ) ) );
	}
}
