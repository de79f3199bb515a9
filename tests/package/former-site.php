// What the site had before the portal came: a page at one of its places, a menu, a person.
$page = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Kontaktai', 'post_name' => 'kontaktai', 'post_content' => 'Sena svetainė.' ) );
wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Kitas', 'post_name' => 'kitas', 'post_content' => 'Ne portalo.' ) );
$menu = wp_create_nav_menu( 'Senas meniu' );
wp_update_nav_menu_item( $menu, 0, array( 'menu-item-object-id' => $page, 'menu-item-object' => 'page', 'menu-item-type' => 'post_type', 'menu-item-status' => 'publish' ) );
wp_insert_user( array( 'user_login' => 'autorius', 'user_pass' => 'x', 'user_email' => 'autorius@example.org', 'role' => 'author' ) );
// Pretty links stay after the portal is gone: whoever linked to a page meant this address.
update_option( 'permalink_structure', '/%postname%' );
// Folders that WordPress makes of itself.
wp_upload_dir();
wp_mkdir_p( wp_privacy_exports_dir() );
