<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors\Rest;

use MentoriaiPortal\Core\Rest\PublicReadRoute;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Mentors\FieldRepository;
use MentoriaiPortal\Mentors\MentorKind;
use MentoriaiPortal\Mentors\MentorService;
use MentoriaiPortal\Mentors\Schema\MentorPageSchema;

/**
 * The page of one mentor (docs/contract.md#mentors).
 */
abstract class GetMentorRoute extends PublicReadRoute {

	abstract protected static function kind(): MentorKind;

	public function __construct( private readonly MentorService $mentors, private readonly FieldRepository $fields ) {}

	public static function path(): string {
		return static::kind()->route() . '_single/{slug}';
	}

	public static function input(): Input {
		return new Input( array( 'slug' => Text::slug()->required() ) );
	}

	public static function output(): array {
		return MentorPageSchema::shape( static::kind() );
	}

	public function handle( Request $request ): Reply {
		$page = $this->mentors->single( static::kind(), $request->lang, $request->text( 'slug' ) );
		return Reply::ok( MentorPageSchema::present( $page, $this->fields->all(), $request->lang ) );
	}
}
