<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors\Rest;

use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\AddressLimit;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Mentors\FieldRepository;
use MentoriaiPortal\Mentors\MentorKind;
use MentoriaiPortal\Mentors\MentorService;
use MentoriaiPortal\Mentors\Schema\MentorPageSchema;

final class GetDynamicMentorRoute extends Route {

	public function __construct( private readonly MentorService $mentors, private readonly FieldRepository $fields ) {}

	public static function path(): string {
		return 'mentoriai_dynamic_single/{slug}';
	}

	public static function access(): Access {
		return Access::guest();
	}

	public static function input(): Input {
		return new Input( array( 'slug' => Text::slug()->required() ) );
	}

	public static function output(): array {
		return MentorPageSchema::shape();
	}

	public static function address_limit(): AddressLimit {
		return AddressLimit::public_read();
	}

	public static function is_cacheable(): bool {
		return true;
	}

	public function handle( Request $request ): Reply {
		$page = $this->mentors->single( MentorKind::Dynamic, $request->lang, $request->text( 'slug' ) );
		return Reply::ok( MentorPageSchema::present( $page, $this->fields->all(), $request->lang ) );
	}
}
