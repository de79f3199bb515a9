<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships\Rest;

use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Mentorships\BlockService;

/**
 * GET blocks: whom the caller blocks (docs/contract.md#blocks).
 */
final class ListBlocksRoute extends Route {

	public function __construct( private readonly BlockService $blocks ) {}

	public static function path(): string {
		return 'blocks';
	}

	public static function access(): Access {
		return Access::member();
	}

	public static function output(): array {
		return Shape::ok(
			array(
				'list' => Shape::list_of(
					Shape::object(
						array(
							'id'   => Shape::int(),
							'name' => Shape::text(),
						)
					)
				),
			)
		);
	}

	public function handle( Request $request ): Reply {
		return Reply::ok(
			array(
				'list' => array_map(
					static fn ( Participant $person ): array => array(
						'id'   => $person->id,
						'name' => $person->name(),
					),
					$this->blocks->all( $request->identity() )
				),
			)
		);
	}
}
