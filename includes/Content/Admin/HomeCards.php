<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content\Admin;

use MentoriaiPortal\Content\BlockTypes;
use MentoriaiPortal\Content\HomeLists;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Rest\MainRequest;
use WP_REST_Request;
use WP_REST_Response;

/**
 * What an automatic section of the home page would show, for its preview and its list of choices in the editor.
 */
final readonly class HomeCards {

	private const MAX = 100;

	public function __construct( private HomeLists $lists ) {}

	/** GET mentoriai-admin/v1/home-cards ?section, ids[], count, lang. */
	public function register(): void {
		register_rest_route(
			MainRequest::ADMIN_API,
			'/home-cards',
			array(
				'methods'             => 'GET',
				'callback'            => array( $this, 'answer' ),
				'permission_callback' => static fn (): bool => current_user_can( 'edit_pages' ),
				'args'                => array(
					'section' => array(
						'type'     => 'string',
						'enum'     => array_keys( BlockTypes::COUNTS ),
						'required' => true,
					),
					'ids'     => array(
						'type'     => 'array',
						'items'    => array(
							'type'    => 'integer',
							'minimum' => 1,
						),
						'maxItems' => self::MAX,
						'default'  => array(),
					),
					'count'   => array(
						'type'    => 'integer',
						'minimum' => 1,
						'maximum' => self::MAX,
						'default' => 1,
					),
					'lang'    => array(
						'type'    => 'string',
						'default' => 'lt',
					),
				),
			)
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request As registered. */
	public function answer( WP_REST_Request $request ): WP_REST_Response {
		/** @var list<int> $ids */
		$ids = $request->get_param( 'ids' );
		return new WP_REST_Response(
			$this->lists->of( (string) $request->get_param( 'section' ), $ids, (int) $request->get_param( 'count' ), Lang::from_query( $request->get_param( 'lang' ) ) )
		);
	}
}
