<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell\Rest;

use MentoriaiPortal\Core\Rest\PublicReadRoute;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Shell\Footer;
use MentoriaiPortal\Shell\Menus;
use MentoriaiPortal\Shell\Schema\MenuSchema;

/**
 * Top menu and footer of a language, as editors set them.
 */
final class GetMenuRoute extends PublicReadRoute {

	public function __construct(
		private readonly Menus $menus,
		private readonly Footer $footer
	) {}

	public static function path(): string {
		return 'get_menu';
	}

	public static function output(): array {
		return Shape::ok(
			array(
				'menu'   => Shape::list_of( MenuSchema::item() ),
				'footer' => MenuSchema::footer(),
			)
		);
	}

	public function handle( Request $request ): Reply {
		return Reply::ok(
			array(
				'menu'   => $this->menus->in( $request->lang ),
				'footer' => $this->footer->in( $request->lang ),
			)
		);
	}
}
