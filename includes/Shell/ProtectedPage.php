<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\PlainPage;
use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Core\SiteName;
use WP_Post;

/**
 * A page of the portal that editors closed with WordPress's password: the app does not know it, so its form and its text
 * are printed here instead of by the theme.
 */
final readonly class ProtectedPage {

	public function __construct( private Locale $locale, private SiteName $site ) {}

	/** Of `template_redirect`. */
	public static function is_asked(): bool {
		$page = is_page() ? get_queried_object() : null;
		return $page instanceof WP_Post && '' !== $page->post_password && '' !== (string) get_post_meta( $page->ID, PostMeta::LANG, true );
	}

	/** Ends the request; action `template_redirect`. */
	public function answer(): void {
		$page = get_queried_object();
		if ( $page instanceof WP_Post ) {
			PlainPage::send( 200, $this->html( $page ) );
		}
	}

	public function html( WP_Post $page ): string {
		$lang = Lang::from_query( get_post_meta( $page->ID, PostMeta::LANG, true ) );
		return $this->locale->within( $lang, fn (): string => ( new PlainPage( $this->site ) )->html( $lang, $page->post_title, post_password_required( $page ) ? self::form( $page ) : self::content( $page ) ) );
	}

	/** WordPress's form, whose words it has only in the languages installed. */
	private static function form( WP_Post $page ): string {
		$url   = esc_url( (string) get_permalink( $page ) );
		$wrong = isset( $_COOKIE[ 'wp-postpass_' . (string) constant( 'COOKIEHASH' ) ] );
		return '<form action="' . esc_url( site_url( 'wp-login.php?action=postpass', 'login_post' ) ) . '" method="post">'
			. '<p id="about"' . ( $wrong ? ' role="alert"' : '' ) . '>' . esc_html( $wrong ? __( 'This password is not right. Try again.', 'mentoriai-portal' ) : __( 'This page is protected. Enter its password to read it.', 'mentoriai-portal' ) ) . '</p>'
			// An address of its own, for the page sends no referrer.
			. '<input type="hidden" name="redirect_to" value="' . $url . '"><input type="hidden" name="_wp_http_referer" value="' . esc_attr( wp_make_link_relative( $url ) ) . '">'
			. '<label for="password">' . esc_html__( 'Password', 'mentoriai-portal' ) . '</label><input type="password" id="password" name="post_password" required maxlength="255" autocomplete="off" aria-describedby="about">'
			. '<button>' . esc_html__( 'Open the page', 'mentoriai-portal' ) . '</button></form>';
	}

	private static function content( WP_Post $page ): string {
		return (string) apply_filters( 'the_content', $page->post_content ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
	}
}
