<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles\Rest;

use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Profiles\PhotoService;
use MentoriaiPortal\Profiles\Schema\FilesSchema;

/**
 * POST user/editavatar: the caller's own photo, as a file (docs/contract.md#surveys-and-profiles).
 */
final class EditAvatarRoute extends Route {

	public function __construct( private readonly PhotoService $photos ) {}

	public static function path(): string {
		return 'user/editavatar';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::member();
	}

	public static function upload_field(): string {
		return 'file';
	}

	public static function output(): array {
		return Shape::ok( array( 'img' => FilesSchema::photo_shape() ) );
	}

	public function handle( Request $request ): Reply {
		return Reply::ok( array( 'img' => FilesSchema::photo( $this->photos->replace( $request->identity(), $request->files ) ) ) );
	}
}
