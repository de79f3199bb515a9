<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors\Rest;

use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\AddressLimit;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Mentors\MentorKind;
use MentoriaiPortal\Mentors\MentorService;
use MentoriaiPortal\Mentors\Schema\FieldSchema;

final class GetStaticFieldsRoute extends Route {

	public function __construct( private readonly MentorService $mentors ) {}

	public static function path(): string {
		return 'mentoriai_static/tax';
	}

	public static function access(): Access {
		return Access::guest();
	}

	public static function output(): array {
		return FieldSchema::shape();
	}

	public static function address_limit(): AddressLimit {
		return AddressLimit::public_read();
	}

	public static function is_cacheable(): bool {
		return true;
	}

	public function handle( Request $request ): Reply {
		return Reply::bare( FieldSchema::present( $this->mentors->fields( MentorKind::Static, $request->lang ), $request->lang ) );
	}
}
