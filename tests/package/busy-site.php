// A portal in use: files of people, edited words, requests, how staff arranged their screens, waiting work.
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Mail\EditedTexts;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Core\Media\PhotoFiles;
use MentoriaiPortal\Core\Uploads\PrivateFiles;

// Only demo sites make an editor, and an editor is staff.
require_once ABSPATH . 'wp-admin/includes/user.php';
wp_delete_user( get_user_by( 'login', 'redaktore' )->ID );

$mentor = get_user_by( 'email', 'mentor@demo.test' )->ID;
$files  = new PrivateFiles();
$source = tempnam( sys_get_temp_dir(), 'cv' );
file_put_contents( $source, "%PDF-1.4\n%%EOF\n" );
update_user_meta( $mentor, 'mentoriai_cvs', array( array( 'id' => 1, 'file' => $files->keep( $source ), 'name' => 'cv.pdf', 'size' => 15, 'kind' => 'pdf' ) ) );
unlink( $source );
// Nobody's, as a restored database leaves it behind.
ob_start();
imagepng( imagecreatetruecolor( 20, 20 ) );
( new PhotoFiles() )->make( (string) ob_get_clean(), 1 );

( new EditedTexts() )->keep( 'welcome', Lang::Lt, MailTexts::of_form( 'Labas', 'Labas!', '' ) );
$request = wp_create_user_request( 'founder@demo.test', 'export_personal_data' );
file_put_contents( wp_privacy_exports_dir() . 'wp-personal-data-file-x.zip', 'x' );
update_post_meta( $request, '_export_file_name', 'wp-personal-data-file-x.zip' );

foreach ( array( 'closedpostboxes_mentoriai_event', 'meta-box-order_mentoriai_event', 'manageedit-mentoriai_eventcolumnshidden', 'wp_mentoriai_x' ) as $key ) {
	update_user_meta( 1, $key, array( 'a' ) );
}
get_role( 'author' )->add_cap( 'mentoriai_view_statistics' );
set_transient( 'mentoriai_made_up', 'x', 3600 );
wp_schedule_single_event( time() + 3600, 'mentoriai_made_up' );

// A page of the site that an editor gave to the portal, one of the editor's own, and a revision and a bin.
$own = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Redaktoriaus', 'post_content' => 'Portalo puslapis.' ) );
update_post_meta( $own, '_mentoriai_lang', 'lt' );
update_post_meta( $own, '_mentoriai_screen', 'default' );
wp_update_post( array( 'ID' => $own, 'post_content' => 'Portalo puslapis, pakeistas.' ) );
$event = get_posts( array( 'post_type' => 'mentoriai_event', 'numberposts' => 1 ) )[0];
wp_trash_post( $event->ID );
$locations = get_nav_menu_locations();
set_theme_mod( 'nav_menu_locations', $locations );
update_option( 'theme_mods_kita', array( 'nav_menu_locations' => $locations ) );
do_action( 'mentoriai_run_due' );
