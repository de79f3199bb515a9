<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Core;

use Closure;
use MentoriaiPortal\Early\EarlyState;
use MentoriaiPortal\Plugin;
use MentoriaiPortal\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use stdClass;
use TypeError;
use WP_Query;

/**
 * Filters of WordPress are answered by others too, with whatever they answer.
 */
final class ForeignFiltersTest extends IntegrationTestCase {

	/** The rest of the map are actions. */
	private const ACTIONS = '~^(init|cli_init|current_screen|wp|wp_head|wp_body_open|shutdown|admin_bar_menu|wp_enqueue_scripts|parse_request|template_redirect|mentoriai_.*|rest_api_init|admin_(init|menu|head|footer|footer-.*|notices|post_.*|enqueue_scripts|print_styles)|add_meta_boxes.*|load-.*|save_post.*|(wp_)?(after_)?insert_post|wp_after_insert_post|.*_form_fields|(created|edited|delete)_.*|(added|updated|deleted)_.*|add_option_.*|add_attachment|transition_post_status|update_option_.*|set_object_terms|set_theme_mod_.*|wp_update_nav_menu|wp_delete_nav_menu|(un)?trashed_post|deleted_.*|after_delete_post|before_delete_post|pre_post_update|delete_user|remove_user_.*|user_register|profile_update|wp_set_password|(set|add)_user_role|switch_theme|activated_plugin|wp_version_check|(edit|show)_user_profile|personal_options_update|edit_user_profile_update|user_request_action_confirmed|wp_privacy_personal_data_export_file_created|wp_dashboard_setup|restrict_manage_.*|manage_.*_posts_custom_column|quick_edit_custom_box|add_inline_data|enqueue_block_.*|pre_get_posts|lostpassword_post|validate_password_reset|wp_ajax_.*)$~';

	/** What answers for itself, whatever came: the portal's own last word, lists that begin as null. */
	private const OWN_WORD = array( 'do_redirect_guess_404_permalink', 'aioseo_sitemap_indexes', 'seopress_sitemaps_external_link' );

	/** A plugin of its own: the page of a request is kept until its end. */
	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wp_filter'] = array();
		$plugin               = new Plugin( WP_PLUGIN_DIR . '/mentoriai-portal/mentoriai-portal.php' );
		$plugin->boot();
		$plugin->boot_admin();
	}

	/** @return iterable<string, array{mixed}> */
	public static function junk(): iterable {
		yield 'null' => array( null );
		yield 'an object' => array( new stdClass() );
		yield 'a number' => array( 7 );
	}

	#[DataProvider( 'junk' )]
	public function test_what_is_not_understood_is_handed_on( mixed $junk ): void {
		( new EarlyState() )->store();
		$changed = static fn ( string $name, mixed $got ): ?string => $got === $junk ? null : "$name: changed to " . get_debug_type( $got );
		self::assertSame( array(), self::told( $junk, $changed ) );
	}

	#[DataProvider( 'junk' )]
	public function test_a_page_of_the_portal_is_answered_whatever_others_say( mixed $junk ): void {
		$_SERVER['REQUEST_URI'] = '/renginiai';
		apply_filters( 'request', array( 'pagename' => 'renginiai' ) );
		self::assertSame( array(), self::told( $junk, static fn (): null => null ) );

		$query = new WP_Query();
		// The first may be another plugin's: null is not understood as "not handled".
		self::assertTrue( apply_filters( 'pre_handle_404', $junk, $query ) );
		ob_start();
		self::assertStringEndsWith( '/Shell/document.php', apply_filters( 'template_include', $junk ) );
		ob_end_clean();
	}

	/**
	 * @param Closure( string, mixed ): (string|null) $judge What is wrong with an answer of a filter.
	 * @return list<string> What is wrong.
	 */
	private static function told( mixed $junk, Closure $judge ): array {
		$map   = require dirname( __DIR__, 4 ) . '/includes/map.php';
		$seen  = array();
		$count = 0;
		foreach ( array_keys( $map['hooks'] + $map['admin_hooks'] ) as $name ) {
			if ( 1 === preg_match( self::ACTIONS, $name ) || in_array( $name, self::OWN_WORD, true ) ) {
				continue;
			}
			foreach ( self::ours( $name ) as [ $callback, $args ] ) {
				++$count;
				try {
					$seen[] = $judge( $name, call_user_func_array( $callback, array_fill( 0, $args, $junk ) ) );
				} catch ( TypeError $error ) {
					$seen[] = "$name: " . $error->getMessage();
				}
			}
		}
		self::assertGreaterThan( 40, $count, 'Callbacks of ours are still recognised.' );
		return array_values( array_filter( $seen ) );
	}

	/** @return list<array{callable, int}> */
	private static function ours( string $name ): array {
		$found = array();
		foreach ( $GLOBALS['wp_filter'][ $name ]->callbacks ?? array() as $at ) {
			foreach ( $at as $one ) {
				$callback  = $one['function'];
				$is_static = is_array( $callback ) && is_string( $callback[0] ) && str_starts_with( $callback[0], 'MentoriaiPortal\\' );
				if ( is_callable( $callback ) && $is_static ) {
					$found[] = array( $callback, $one['accepted_args'] );
				}
			}
		}
		return $found;
	}
}
