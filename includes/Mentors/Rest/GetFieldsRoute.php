<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors\Rest;

use MentoriaiPortal\Core\Rest\PublicReadRoute;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Mentors\MentorKind;
use MentoriaiPortal\Mentors\MentorService;
use MentoriaiPortal\Mentors\Schema\FieldSchema;

/**
 * The field tags of one of the two lists, with how many mentors each has (docs/contract.md#mentors).
 */
abstract class GetFieldsRoute extends PublicReadRoute {

	abstract protected static function kind(): MentorKind;

	public function __construct( private readonly MentorService $mentors ) {}

	public static function path(): string {
		return static::kind()->route() . '/tax';
	}

	public static function output(): array {
		return FieldSchema::shape();
	}

	public function handle( Request $request ): Reply {
		return Reply::bare( FieldSchema::present( $this->mentors->fields( static::kind(), $request->lang ), $request->lang ) );
	}
}
