<?php
// Activates the plugin, publishes a page as an author without the right to write any HTML, edits it, and prints its path:
// `php publish.php <folder> <page.html>`.
$_SERVER['HTTP_HOST'] = '127.0.0.1';
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

function check( $condition, $message ) {
	if ( ! $condition ) {
		fwrite( STDERR, "$message\n" );
		exit( 1 );
	}
}

$error = activate_plugin( 'site-elements/site-elements.php' );
check( ! is_wp_error( $error ), 'The plugin cannot be activated.' );
do_action( 'init' );

foreach ( array( 'slideshow', 'accordion' ) as $name ) {
	check( WP_Block_Patterns_Registry::get_instance()->is_registered( "site-elements/$name" ), "There is no pattern $name." );
}
check( isset( WP_Block_Styles_Registry::get_instance()->get_registered_styles_for_block( 'core/gallery' )['site-slideshow'] ), 'There is no style of galleries.' );

$author = wp_insert_user( array( 'user_login' => 'ada', 'user_pass' => wp_generate_password(), 'role' => 'author' ) );
wp_set_current_user( $author );
kses_init();
check( ! current_user_can( 'unfiltered_html' ), 'The author may write any HTML.' );

$content = file_get_contents( $argv[2] );
$id      = wp_insert_post( wp_slash( array( 'post_title' => 'Draft', 'post_content' => $content . '<site-html onclick="a()"></site-html><script>a()</script>', 'post_status' => 'draft' ) ) );
wp_update_post( array( 'ID' => $id, 'post_title' => 'New work', 'post_status' => 'publish' ) );
$saved = get_post( $id );
check( 'publish' === $saved->post_status, 'The page is not published.' );
check( false !== strpos( $saved->post_content, '<site-accordion>' ), "The element was removed:\n" . $saved->post_content );
check( ! preg_match( '/<script|<site-html|onclick/', $saved->post_content ), "HTML was kept:\n" . $saved->post_content );
echo "/?p=$id";
