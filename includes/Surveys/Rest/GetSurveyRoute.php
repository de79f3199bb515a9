<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys\Rest;

use MentoriaiPortal\Core\LinkSecret;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Surveys\Schema\SurveySchema;
use MentoriaiPortal\Surveys\SurveyService;

/**
 * GET apklausa/{id}/{userHash}: the survey behind a personal link (docs/contract.md#surveys-and-profiles).
 */
final class GetSurveyRoute extends Route {

	public function __construct( private readonly SurveyService $surveys ) {}

	public static function path(): string {
		return 'apklausa/{id}/{userHash}';
	}

	public static function access(): Access {
		return Access::guest();
	}

	public static function input(): Input {
		return new Input(
			array(
				'id'       => Text::line( LinkSecret::FIELD )->required(),
				'userHash' => Text::line( LinkSecret::FIELD )->required(),
			)
		);
	}

	public static function output(): array {
		return SurveySchema::shape();
	}

	public function handle( Request $request ): Reply {
		return Reply::ok( SurveySchema::present( $this->surveys->open( $request->text( 'id' ), $request->text( 'userHash' ) ), $request->lang ) );
	}
}
