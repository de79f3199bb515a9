<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles\Rest;

use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Profiles\CvService;

/**
 * GET user/cv/{id}: one of the caller's own CV files, to be saved. Anything else in the address is not there.
 */
final class GetCvRoute extends Route {

	public function __construct( private readonly CvService $cvs ) {}

	public static function path(): string {
		return 'user/cv/{id}';
	}

	public static function access(): Access {
		return Access::member();
	}

	public static function input(): Input {
		return new Input( array( 'id' => Text::slug()->required() ) );
	}

	public static function output(): array {
		return Shape::text();
	}

	public function handle( Request $request ): Reply {
		$id = $request->text( 'id' );
		$cv = $this->cvs->find( $request->identity()->user_id, 1 === preg_match( '~^[1-9]\d{0,9}$~D', $id ) ? (int) $id : 0 );
		return Reply::download( $this->cvs->content( $cv ), $cv->kind->media_type(), $cv->name );
	}
}
