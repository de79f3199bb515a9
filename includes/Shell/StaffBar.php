<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\Rest\MainRequest;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Services;
use WP_Admin_Bar;
use WP_REST_Request;
use WP_REST_Response;

/**
 * What staff who are logged in to wp-admin get on the portal's pages: "Edit" in WordPress's toolbar means what the app shows,
 * also after it went on without loading a page, and links leave a preview. Members and guests load none of it.
 */
final readonly class StaffBar {

	public const PATH = '/edit-link';

	private const SCRIPT = 'admin-portal-bar';

	public function __construct( private Services $core, private Resolver $resolver, private PageComposer $composer ) {}

	/** Action `wp_enqueue_scripts`: before the app, which goes on without loading a page. */
	public function enqueue( PortalPage $page ): void {
		$file = $this->core->path( 'assets/build/' . self::SCRIPT . '.asset.php' );
		if ( ! is_file( $file ) || ! ( $page->is_preview || ( is_admin_bar_showing() && current_user_can( 'edit_posts' ) ) ) ) {
			return;
		}
		/** @var array{dependencies: list<non-empty-string>, version: string} $built */
		$built = require $file;
		$data  = array(
			'editLink'  => PortalUrls::rest( MainRequest::ADMIN_API . self::PATH ),
			'nonce'     => wp_create_nonce( 'wp_rest' ),
			'basePath'  => rtrim( (string) wp_parse_url( PortalUrls::home(), PHP_URL_PATH ), '/' ),
			'isPreview' => $page->is_preview,
		);
		wp_enqueue_script( 'mentoriai-' . self::SCRIPT, $this->core->url( 'assets/build/' . self::SCRIPT . '.min.js' ), $built['dependencies'], $built['version'], true );
		wp_add_inline_script( 'mentoriai-' . self::SCRIPT, 'window.mentoriaiPortalBar = ' . wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ) . ';', 'before' );
	}

	/** Action `admin_bar_menu`, after WordPress, which knows pages only. */
	public function add( mixed $bar, PortalPage $page ): void {
		$link = self::link( self::post( $page ), $page->resolved->lang, $this->core->locale );
		if ( $bar instanceof WP_Admin_Bar && '' !== $link['url'] ) {
			$bar->add_node(
				array(
					'id'    => 'edit',
					'title' => esc_html( $link['label'] ),
					'href'  => $link['url'],
				)
			);
		} elseif ( $bar instanceof WP_Admin_Bar ) {
			$bar->remove_node( 'edit' );
		}
	}

	/** @return array<string, mixed> For register_rest_route(): `mentoriai-admin/v1/edit-link?path=/en/about`. */
	public function route(): array {
		return array(
			'methods'             => 'GET',
			'callback'            => array( $this, 'read' ),
			'permission_callback' => static fn (): bool => current_user_can( 'edit_posts' ),
			'args'                => array(
				'path' => array(
					'type'      => 'string',
					'required'  => true,
					'maxLength' => 1000,
				),
			),
		);
	}

	/**
	 * What to edit at a path of the site: `{url, label}`, `url` empty for nothing that this person may edit.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function read( WP_REST_Request $request ): WP_REST_Response {
		$path     = is_string( $request['path'] ) ? $request['path'] : '';
		$resolved = $this->resolver->resolve( $path );
		$page     = null === $resolved ? null : $this->core->locale->within( $resolved->lang, fn (): PortalPage => $this->composer->compose( $resolved, new ListQuery() ) );
		return new WP_REST_Response( self::link( null === $page ? 0 : self::post( $page ), Lang::from_path( $path ), $this->core->locale ) );
	}

	/** Id of the post that a page shows; 0 for none. */
	private static function post( PortalPage $page ): int {
		$route = match ( $page->resolved->kind ) {
			PageKind::Event        => 'events',
			PageKind::Story        => 'success_stories',
			PageKind::StaticMentor => 'mentoriai_static_single',
			default                => null,
		};
		$id = null === $route ? $page->resolved->page?->id : $page->reply( $route )['id'] ?? 0;
		return is_int( $id ) ? $id : 0;
	}

	/** @return array{url: string, label: string} */
	private static function link( int $post, Lang $lang, Locale $locale ): array {
		// Null where the person may not edit it.
		$url = 0 === $post ? null : get_edit_post_link( $post, 'raw' );
		return array(
			'url'   => is_string( $url ) ? $url : '',
			'label' => $locale->within( $lang, static fn (): string => __( 'Edit', 'mentoriai-portal' ) ),
		);
	}
}
