<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Services;

/**
 * A small page in the portal's look for what is answered without the app: unsubscribing, WordPress's own messages.
 */
final readonly class PlainPage {

	private const STYLE = 'body{margin:0;padding:0 1rem 3rem;background:#f3f6fc;color:#0f1a3d;font:17px/1.6 "Figtree Variable",Figtree,system-ui,sans-serif}'
		. 'header,main,footer{max-width:38rem;margin:0 auto}header{padding:1.25rem 0}header a{display:inline-flex;gap:.6rem;align-items:center;color:#0f1a3d;font-size:1.35rem;font-weight:760;letter-spacing:-.03em;text-decoration:none}header svg{width:2.4rem;height:2rem}'
		. 'main{box-sizing:border-box;padding:clamp(1.5rem,5vw,2.5rem);border:1px solid #dde3f0;border-radius:20px;background:#fff;overflow-wrap:anywhere}h1{margin:0 0 1rem;font-size:clamp(1.6rem,5vw,2rem);font-weight:780;line-height:1.15;letter-spacing:-.028em;text-wrap:balance}'
		. '.people{display:block;width:5.7rem;margin:0 0 1.25rem}main p{margin:0 0 1rem}main>:last-child{margin-bottom:0}main form{margin:0 0 1.25rem}main img{max-width:100%;height:auto}label{font-weight:620}input[type=password]{box-sizing:border-box;display:block;width:100%;max-width:22rem;min-height:48px;margin:.35rem 0 1rem;padding:0 .9rem;border:1px solid #7b85a6;border-radius:10px;background:#fff;color:inherit;font:inherit}'
		. 'button,input[type=submit],.button{display:inline-block;box-sizing:border-box;min-height:48px;padding:.6rem 1.5rem;border:0;border-radius:999px;background:#1f43d6;color:#fff;font:inherit;font-weight:640;text-decoration:none;cursor:pointer}button:hover,input[type=submit]:hover,.button:hover{background:#1836b4}'
		. 'a{color:#1f43d6}footer{padding:1.25rem 0;color:#5b6485;font-size:.9rem}:focus-visible{outline:3px solid #1f43d6;outline-offset:2px}';

	/** As src/components/logo.tsx draws it. */
	private const LOGO = '<svg viewBox="0 0 38 32" aria-hidden="true"><circle fill="#f2b600" cx="9" cy="6.2" r="4.2"/><circle fill="#1f43d6" cx="28" cy="4.4" r="4.2"/>'
		. '<path fill="#0f1a3d" d="M0 32V21a9 9 0 0 1 18 0v11h-5.4V21.2a3.6 3.6 0 0 0-7.2 0V32zm18 0V20.2a10 10 0 0 1 20 0V32h-5.6V20.4a4.4 4.4 0 0 0-8.8 0V32z"/></svg>';

	/** A mentor and a founder in conversation. */
	private const PEOPLE = '<svg class="people" viewBox="5 0 91 72" aria-hidden="true"><circle fill="#ffc9b0" cx="26" cy="14" r="11"/><path fill="#1f43d6" d="M5 72V50a21 21 0 0 1 42 0v22z"/><circle fill="#0f1a3d" cx="78" cy="24" r="10"/>'
		. '<path fill="#ffd23f" d="M60 72V57a18 18 0 0 1 36 0v15z"/><path fill="none" stroke="#1f43d6" stroke-width="2.5" stroke-linecap="round" stroke-dasharray=".1 6" d="M42 9c11-7 22-4 28 4"/></svg>';

	public function __construct( private SiteName $site ) {}

	/**
	 * Runs inside Locale::within().
	 *
	 * @param string $title Text.
	 * @param string $body  HTML of escaped parts.
	 */
	public function html( Lang $lang, string $title, string $body ): string {
		return '<!doctype html><html lang="' . $lang->value . '"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">'
			. '<title>' . esc_html( $title ) . ' | ' . esc_html( $this->site->text() ) . '</title><style>' . self::fonts() . self::STYLE . '</style></head><body>'
			. '<header><a href="' . esc_url( PortalUrls::screen( Screen::Home, $lang ) ) . '">' . self::LOGO . esc_html( $this->site->text() ) . '</a></header>'
			. '<main>' . self::PEOPLE . '<h1>' . esc_html( $title ) . '</h1>' . $body . '</main>'
			. '<footer><a href="' . esc_url( PortalUrls::contacts( $lang ) ) . '">' . esc_html__( 'Contacts', 'mentoriai-portal' ) . '</a></footer></body></html>';
	}

	/**
	 * The page itself, kept by no cache; ends the request.
	 *
	 * @param string $html Of html().
	 */
	public static function send( int $status, string $html ): never {
		self::print( $status, $html );
		exit;
	}

	/**
	 * The same where the request goes on.
	 *
	 * @param string $html Of html().
	 */
	public static function print( int $status, string $html ): void {
		if ( ! headers_sent() ) {
			status_header( $status );
			nocache_headers();
			header( 'Content-Type: text/html; charset=UTF-8' );
			header( 'X-Content-Type-Options: nosniff' );
			header( 'X-Frame-Options: DENY' );
			header( 'Referrer-Policy: no-referrer' );
			header( 'X-Robots-Tag: noindex' );
		}
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- made of escaped parts.
	}

	/** A link that looks like a button. */
	public static function button( string $url, string $text ): string {
		return '<p><a class="button" href="' . esc_url( $url ) . '">' . esc_html( $text ) . '</a></p>';
	}

	private static function fonts(): string {
		$css    = '';
		$ranges = array(
			'latin-ext' => 'U+0100-02BA,U+1E00-1E9F,U+20A0-20AB,U+20AD-20C0',
			'latin'     => 'U+0000-00FF,U+2000-206F,U+20AC,U+2122,U+2212',
		);
		foreach ( $ranges as $subset => $range ) {
			$url  = Services::as_home( plugins_url( "assets/fonts/figtree-$subset-wght-normal.woff2", dirname( __DIR__ ) ) );
			$css .= '@font-face{font-family:"Figtree Variable";font-weight:300 900;font-display:swap;src:url("' . esc_url( $url ) . '") format("woff2");unicode-range:' . $range . '}';
		}
		return $css;
	}
}
