<?php
/**
 * The bare page of the portal, in any theme. Its parts are printed by Shell\Document.
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

?>
<!doctype html>
<html lang="<?php echo esc_attr( (string) get_query_var( 'mentoriai_lang', 'lt' ) ); ?>" class="mp-root">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<?php wp_head(); ?>
</head>
<body <?php body_class( 'mp-body' ); ?>>
<?php
wp_body_open();
echo do_shortcode( '[mentoriai_portal]' );
wp_footer();
?>
</body>
</html>
