<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles\Rest;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Profiles\CvService;
use MentoriaiPortal\Profiles\Schema\FilesSchema;

/**
 * POST user/editcv: a mentor adds CV files (docs/contract.md#surveys-and-profiles).
 */
final class EditCvRoute extends Route {

	public function __construct( private readonly CvService $cvs ) {}

	public static function path(): string {
		return 'user/editcv';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::role( Role::Mentor );
	}

	public static function upload_field(): string {
		return 'files';
	}

	public static function output(): array {
		return Shape::ok(
			array(
				'success' => array( 'const' => true ),
				'data'    => Shape::object( array( 'files' => FilesSchema::cvs_shape() ) ),
				'message' => Shape::text(),
			)
		);
	}

	public function handle( Request $request ): Reply {
		return Reply::ok(
			array(
				'success' => true,
				'data'    => array( 'files' => FilesSchema::cvs( $this->cvs->add( $request->identity(), $request->files ) ) ),
				'message' => __( 'The files are uploaded.', 'mentoriai-portal' ),
			)
		);
	}
}
