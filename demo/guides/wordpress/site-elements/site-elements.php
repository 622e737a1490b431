<?php
/**
 * Plugin Name: site-elements
 * Description: Custom elements for public websites: block styles, patterns and the tags in texts.
 * Version: 0.1.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: MIT
 */

defined( 'ABSPATH' ) || exit;

/** Designs that the gallery block gets as styles. */
const SITE_ELEMENTS_DESIGNS = array(
	'slideshow'   => 'Slideshow',
	'carousel'    => 'Carousel',
	'autorows'    => 'Justified rows',
	'autocolumns' => 'Columns',
	'grid'        => 'Grid',
);

/** Address of the built files: the folder `dist` of this plugin, or what the filter returns. */
function site_elements_base() {
	return trailingslashit( apply_filters( 'site_elements_base', plugins_url( 'dist', __FILE__ ) ) );
}

add_action(
	'wp_enqueue_scripts',
	function () {
		$base = site_elements_base();
		// No version in the address: modules import each other without one, and a file is not loaded twice.
		wp_enqueue_style( 'site-elements', $base . 'site-elements.css', array(), null );
		wp_enqueue_style( 'site-elements-extended', $base . 'site-elements-extended.css', array(), null );
		wp_enqueue_script( 'site-elements', $base . 'autoload.js', array(), null, false );
	}
);

add_filter(
	'script_loader_tag',
	function ( $tag, $handle, $source ) {
		return 'site-elements' === $handle ? '<script type="module" src="' . esc_url( $source ) . '"></script>' . "\n" : $tag;
	},
	10,
	3
);

add_action(
	'init',
	function () {
		foreach ( SITE_ELEMENTS_DESIGNS as $design => $label ) {
			register_block_style( 'core/gallery', array( 'name' => "site-$design", 'label' => $label ) );
		}
		register_block_pattern_category( 'site-elements', array( 'label' => 'site-elements' ) );
		foreach ( glob( __DIR__ . '/patterns/*.txt' ) as $file ) {
			$name = basename( $file, '.txt' );
			register_block_pattern(
				"site-elements/$name",
				array(
					'title'      => ucfirst( str_replace( '-', ' ', $name ) ),
					'categories' => array( 'site-elements' ),
					'content'    => file_get_contents( $file ),
				)
			);
		}
	}
);

/** Wraps a gallery with one of the styles above. */
add_filter(
	'render_block_core/gallery',
	function ( $html, $block ) {
		$class = $block['attrs']['className'] ?? '';
		if ( ! preg_match( '/is-style-site-([a-z]+)/', $class, $match ) || ! isset( SITE_ELEMENTS_DESIGNS[ $match[1] ] ) ) {
			return $html;
		}
		// The figures of the images become the children, without the figure around them; its caption follows.
		$inner   = preg_replace( array( '~^\s*<figure\b[^>]*>~', '~</figure>\s*$~' ), '', $html );
		$caption = '';
		if ( preg_match( '~<figcaption\b[^>]*\bblocks-gallery-caption\b[^>]*>(.*?)</figcaption>\s*$~s', $inner, $found ) ) {
			$inner   = substr( $inner, 0, -strlen( $found[0] ) );
			$caption = '<p class="blocks-gallery-caption">' . $found[1] . '</p>';
		}
		$align = isset( $block['attrs']['align'] ) ? 'align' . $block['attrs']['align'] : '';
		$label = wp_strip_all_tags( $caption ) ?: get_the_title();
		return sprintf(
			'<site-gallery design="%s" label="%s" class="%s">%s</site-gallery>%s',
			esc_attr( $match[1] ),
			esc_attr( $label ),
			esc_attr( $align ),
			$inner,
			$caption
		);
	},
	10,
	2
);

/** Authors who may not write any HTML may write the elements, with the attributes of the manifest. */
add_filter(
	'wp_kses_allowed_html',
	function ( $allowed, $context ) {
		return 'post' === $context ? array_merge( $allowed, site_elements_tags() ) : $allowed;
	},
	10,
	2
);

function site_elements_tags() {
	static $tags = null;
	if ( null !== $tags ) {
		return $tags;
	}
	$tags     = array();
	$file     = __DIR__ . '/dist/custom-elements.json';
	$manifest = is_readable( $file ) ? json_decode( file_get_contents( $file ), true ) : null;
	foreach ( $manifest['modules'] ?? array() as $module ) {
		foreach ( $module['declarations'] ?? array() as $element ) {
			if ( empty( $element['tagName'] ) || in_array( $element['tagName'], SITE_ELEMENTS_UNSAFE, true ) ) {
				continue;
			}
			$names                       = array_column( $element['attributes'] ?? array(), 'name' );
			$tags[ $element['tagName'] ] = array_fill_keys( array_merge( $names, array( 'id', 'class', 'lang', 'dir', 'slot', 'hidden' ) ), true );
		}
	}
	return $tags;
}

/** Elements that insert HTML or set up the site: for administrators only. */
const SITE_ELEMENTS_UNSAFE = array( 'site-html', 'site-embed', 'site-services', 'site-video' );
