<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Today\Rest;

use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Core\Today\TodayItem;
use MentoriaiPortal\Core\Today\TodayKind;
use MentoriaiPortal\Today\TodayService;

/**
 * GET today: what waits for a member (docs/contract.md#today).
 */
final class GetTodayRoute extends Route {

	public function __construct( private readonly TodayService $today ) {}

	public static function path(): string {
		return 'today';
	}

	public static function access(): Access {
		return Access::member();
	}

	public static function output(): array {
		$item = array(
			'kind'  => Shape::one_of( ...array_column( TodayKind::cases(), 'value' ) ),
			'title' => Shape::text(),
			'text'  => Shape::text(),
			'url'   => Shape::text(),
			'at'    => Shape::nullable( Shape::text() ),
		);
		return Shape::ok( array( 'items' => Shape::list_of( Shape::object( $item ) ), 'needs_mentor' => Shape::bool() ) );
	}

	public function handle( Request $request ): Reply {
		$today = $this->today->of( $request->identity(), $request->lang );
		return Reply::ok(
			array(
				'items'        => array_map(
					static fn ( TodayItem $item ): array => array(
						'kind'  => $item->kind->value,
						'title' => $item->title,
						'text'  => $item->text,
						'url'   => $item->url,
						'at'    => $item->at,
					),
					$today->items
				),
				'needs_mentor' => $today->needs_mentor,
			)
		);
	}
}
