<?php
/**
 * What visitors see while WordPress is updated. No plugin is loaded then: to use it, copy this file to wp-content/maintenance.php.
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

header( 'HTTP/1.1 503 Service Unavailable', true, 503 );
header( 'Content-Type: text/html; charset=utf-8' );
header( 'Retry-After: 60' );
header( 'Cache-Control: no-store' );

$mentoriai_en   = 1 === preg_match( '~/en(?:[/?]|$)~', (string) ( $_SERVER['REQUEST_URI'] ?? '' ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only looked at.
$mentoriai_text = $mentoriai_en
	? array( 'en', 'We will be back in a minute', 'The portal is being updated. Please reload the page shortly.', 'Reload' )
	: array( 'lt', 'Netrukus grįšime', 'Portalas atnaujinamas. Po minutės įkelkite puslapį iš naujo.', 'Įkelti iš naujo' );
?>
<!doctype html>
<html lang="<?php echo $mentoriai_text[0]; // phpcs:ignore WordPress.Security.EscapeOutput -- the texts above. ?>">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title><?php echo $mentoriai_text[1]; // phpcs:ignore WordPress.Security.EscapeOutput ?></title>
<style>
@font-face{font-family:"Figtree Variable";font-weight:300 900;src:url("/wp-content/plugins/mentoriai-portal/assets/fonts/figtree-latin-ext-wght-normal.woff2") format("woff2");unicode-range:U+0100-02BA}
@font-face{font-family:"Figtree Variable";font-weight:300 900;src:url("/wp-content/plugins/mentoriai-portal/assets/fonts/figtree-latin-wght-normal.woff2") format("woff2");unicode-range:U+0000-00FF}
body{margin:0;padding:3rem 1rem;background:#f3f6fc;color:#0f1a3d;font:17px/1.6 "Figtree Variable",system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:2rem;border:1px solid #dde3f0;border-radius:20px;background:#fff}
main>:last-child{margin-bottom:0}
svg{width:2.9rem;height:2.4rem}
h1{margin:.75rem 0;font-size:2rem;line-height:1.15;letter-spacing:-.028em}
a{display:inline-block;padding:.6rem 1.5rem;border-radius:999px;background:#1f43d6;color:#fff;font-weight:640;text-decoration:none}
</style>
</head>
<body>
<main>
<svg viewBox="0 0 38 32" aria-hidden="true"><circle fill="#ffd23f" cx="9" cy="6.2" r="4.2"/><circle fill="#b9c6ff" cx="28" cy="4.4" r="4.2"/><path fill="#1f43d6" d="M0 32V21a9 9 0 0 1 18 0v11h-5.4V21.2a3.6 3.6 0 0 0-7.2 0V32zm18 0V20.2a10 10 0 0 1 20 0V32h-5.6V20.4a4.4 4.4 0 0 0-8.8 0V32z"/></svg>
<h1><?php echo $mentoriai_text[1]; // phpcs:ignore WordPress.Security.EscapeOutput ?></h1>
<p><?php echo $mentoriai_text[2]; // phpcs:ignore WordPress.Security.EscapeOutput ?></p>
<p><a href=""><?php echo $mentoriai_text[3]; // phpcs:ignore WordPress.Security.EscapeOutput ?></a></p>
</main>
</body>
</html>
