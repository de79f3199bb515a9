<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors\Rest;

use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\AddressLimit;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Mentors\FieldRepository;
use MentoriaiPortal\Mentors\MentorKind;
use MentoriaiPortal\Mentors\MentorService;
use MentoriaiPortal\Mentors\Schema\MentorListSchema;

final class FindStaticMentorsRoute extends Route {

	public function __construct( private readonly MentorService $mentors, private readonly FieldRepository $fields ) {}

	public static function path(): string {
		return 'mentoriai_static';
	}

	public static function methods(): array {
		return array( 'GET', 'POST' );
	}

	public static function access(): Access {
		return Access::guest();
	}

	public static function input(): Input {
		return MentorListSchema::input();
	}

	public static function output(): array {
		return MentorListSchema::shape();
	}

	public static function address_limit(): AddressLimit {
		return AddressLimit::public_read();
	}

	public static function is_cacheable(): bool {
		return true;
	}

	public function handle( Request $request ): Reply {
		$list = $this->mentors->list( MentorKind::Static, $request->lang, MentorListSchema::read( $request ) );
		return Reply::ok( MentorListSchema::present( $list, $this->fields->all(), $request->lang ) );
	}
}
