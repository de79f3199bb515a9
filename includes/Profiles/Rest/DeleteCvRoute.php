<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles\Rest;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Profiles\CvService;
use MentoriaiPortal\Profiles\Schema\FilesSchema;

/**
 * POST user/deletecv: a mentor deletes one of their CV files (docs/contract.md#surveys-and-profiles).
 */
final class DeleteCvRoute extends Route {

	public function __construct( private readonly CvService $cvs ) {}

	public static function path(): string {
		return 'user/deletecv';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::role( Role::Mentor );
	}

	public static function input(): Input {
		return new Input( array( 'file' => Number::id()->required() ) );
	}

	public static function output(): array {
		return Shape::ok(
			array(
				'text'  => Shape::text(),
				'files' => FilesSchema::cvs_shape(),
			)
		);
	}

	public function handle( Request $request ): Reply {
		$left = $this->cvs->remove( $request->identity()->user_id, $request->int( 'file' ) );
		return Reply::ok(
			array(
				'text'  => __( 'The file is deleted.', 'mentoriai-portal' ),
				'files' => FilesSchema::cvs( $left ),
			)
		);
	}
}
