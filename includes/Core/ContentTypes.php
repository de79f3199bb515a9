<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

use MentoriaiPortal\Core\Rest\MainRequest;
use WP_Post_Type;
use WP_REST_Request;
use WP_Taxonomy;

/**
 * Registers the post types and taxonomies that editors use. Their translated labels, routes in wp/v2, meta and blocks are
 * most of the work, and most requests of a site show and edit none of it: they come when a request is about to,
 * once, by describe().
 */
final class ContentTypes {

	/** Action: fires once, when a request is about to show or edit content; for meta, blocks and the like. */
	public const DESCRIBE = 'mentoriai_describe_content';

	/** What editors write in the block editor, in two languages, and the portal has pages of. */
	public const WRITTEN = array( 'page', 'mentoriai_event', 'mentoriai_story', 'mentoriai_mentor' );

	/** Routes that show or edit content of ours or blocks, search it, or list the routes. */
	private const EDITING = '#^/(?:$|batch/v1|wp/v2/?$|wp/v2/(?:block-|menu-|search|mentoriai_))#';

	/** Those that tell which types there are. */
	private const NAMING = '#^/wp/v2/(?:types|taxonomies)#';

	/** @var array<string, callable(): array<string, string>> By post type. */
	private static array $labels_of_types = array();

	/** @var array<string, callable(): array<string, string>> By taxonomy. */
	private static array $labels_of_taxonomies = array();

	private static bool $is_named = false;

	private static bool $is_described = false;

	/** @var list<WP_Post_Type|WP_Taxonomy> Those whose routes WordPress has not made. */
	private static array $without_routes = array();

	/**
	 * As register_post_type().
	 *
	 * @param lowercase-string&non-empty-string $name
	 * @param array<string, mixed>              $args   Without `labels`.
	 * @param callable(): array<string, string> $labels As its `labels`.
	 */
	public static function add_post_type( string $name, array $args, callable $labels ): void {
		self::$labels_of_types[ $name ] = $labels;
		register_post_type( $name, array( 'label' => $name, 'show_in_rest' => true ) + $args ); // phpcs:ignore WordPress.NamingConventions.ValidPostTypeSlug.NotStringLiteral -- constants of the modules.
	}

	/**
	 * As register_taxonomy().
	 *
	 * @param lowercase-string&non-empty-string $name
	 * @param array<string, mixed>              $args   Without `labels`.
	 * @param callable(): array<string, string> $labels As its `labels`.
	 */
	public static function add_taxonomy( string $name, string $post_type, array $args, callable $labels ): void {
		self::$labels_of_taxonomies[ $name ] = $labels;
		register_taxonomy( $name, $post_type, array( 'label' => $name, 'show_in_rest' => true ) + $args );
	}

	/** Action `init`, after all types: who comes here without REST may show and edit them. */
	public static function describe_outside_rest(): void {
		self::show_to_editors();
		if ( is_admin() || defined( 'WP_CLI' ) || defined( 'XMLRPC_REQUEST' ) ) {
			self::describe();
		}
	}

	/** Action `rest_api_init`, first: for the route that the request is for, or for what PHP asks where HTTP asks nothing of REST. */
	public static function describe_for_rest(): void {
		self::show_to_editors();
		if ( '' === MainRequest::route() || self::is_editing( MainRequest::route() ) ) {
			self::describe();
		}
	}

	/** The same action, right before WordPress makes the routes of all types: it makes none of those that are not described. */
	public static function withhold(): void {
		self::$without_routes = array();
		if ( self::$is_described ) {
			return;
		}
		foreach ( self::registered() as [ $type ] ) {
			// Another plugin may have taken it out of REST for good.
			if ( $type->show_in_rest ) {
				$type->show_in_rest     = false;
				self::$without_routes[] = $type;
			}
		}
	}

	/** The same action, right after. Everyone else finds the types shown in REST, as they are registered. */
	public static function restore(): void {
		foreach ( self::$without_routes as $type ) {
			$type->show_in_rest = true;
		}
	}

	/** Filter `rest_pre_dispatch`: for what a request to another route asks of REST by itself, and before core answers OPTIONS. */
	public static function describe_for_route( mixed $result, mixed $server = null, mixed $request = null ): mixed {
		$route = $request instanceof WP_REST_Request ? $request->get_route() : '-';
		if ( self::is_editing( $route ) ) {
			self::describe();
		} elseif ( 1 === preg_match( self::NAMING, $route ) ) {
			is_user_logged_in() ? self::translate() : self::name();
		}
		return $result;
	}

	/** Their names alone, which is all that guests are told. */
	private static function name(): void {
		foreach ( self::registered() as [ $type, $labels ] ) {
			$type->label = $labels()['name'];
		}
	}

	/** @return iterable<array{WP_Post_Type|WP_Taxonomy, callable(): array<string, string>}> Each with its labels. */
	private static function registered(): iterable {
		foreach ( self::$labels_of_types as $name => $labels ) {
			$type = get_post_type_object( $name );
			if ( null !== $type ) {
				yield array( $type, $labels );
			}
		}
		foreach ( self::$labels_of_taxonomies as $name => $labels ) {
			$taxonomy = get_taxonomy( $name );
			if ( false !== $taxonomy ) {
				yield array( $taxonomy, $labels );
			}
		}
	}

	private static function is_editing( string $route ): bool {
		return 1 === preg_match( self::EDITING, $route );
	}

	/** Whether the request is one of an editor's screens, or of the REST API that they work with. */
	private static function is_edited(): bool {
		return is_admin() || str_starts_with( MainRequest::route(), '/wp/v2/' );
	}

	/** WordPress asks some thirty times in any request. */
	private static function show_to_editors(): void {
		if ( self::is_edited() ) {
			add_filter( 'is_post_type_viewable', array( self::class, 'is_viewable' ), 10, 2 );
		}
	}

	/**
	 * Filter `is_post_type_viewable` of editors' screens: they may look at what the portal shows. On the site itself WordPress
	 * must not answer for it, in a query, a feed or an embed.
	 */
	public static function is_viewable( mixed $is, mixed $type = null ): mixed {
		return true !== $is && $type instanceof WP_Post_Type && in_array( $type->name, self::WRITTEN, true ) && self::is_edited() && current_user_can( $type->cap->edit_posts ) ? true : $is;
	}

	/** Everything about the types. */
	public static function describe(): void {
		if ( self::$is_described ) {
			return;
		}
		self::$is_described = true;
		self::translate();
		do_action( self::DESCRIBE );
		foreach ( self::$without_routes as $type ) {
			$type->get_rest_controller()?->register_routes();
			if ( $type instanceof WP_Post_Type ) {
				$type->get_revisions_rest_controller()?->register_routes();
				$type->get_autosave_rest_controller()?->register_routes();
			}
		}
		self::$without_routes = array();
	}

	/** Their labels in the language of the request; also before `admin_bar_menu`, which offers to add content. */
	public static function translate(): void {
		if ( self::$is_named ) {
			return;
		}
		self::$is_named = true;
		foreach ( self::registered() as [ $type, $labels ] ) {
			$type->labels = (object) $labels();
			$type->labels = (object) (array) ( $type instanceof WP_Post_Type ? get_post_type_labels( $type ) : get_taxonomy_labels( $type ) );
			$type->label  = (string) $type->labels->name;
		}
	}
}
