<?php
// Creates the tables and an administrator: `php install.php <folder>`.
define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST'] = '127.0.0.1';
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
// The administrator gets no mail about the installation.
function wp_new_blog_notification() {}
wp_install( 'Northlight', 'admin', 'admin@example.org', false, '', wp_generate_password() );
