<?php
/**
 * Made by tools/make-sources.php of the block.json of src/blocks; do not edit.
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	'blocks' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'mentoriai/blocks',
		'title' => 'Home: process',
		'category' => 'mentoriai-portal',
		'parent' => array( 'core/post-content' ),
		'icon' => 'editor-ol',
		'description' => 'Steps with icons, in a row.',
		'attributes' => array(
			'title' => array( 'type' => 'string', 'default' => '' ),
			'text' => array( 'type' => 'string', 'default' => '' ),
			'list' => array(
				'type' => 'array',
				'default' => array(),
				'items' => array(
					'type' => 'object',
					'properties' => array(
						'ico' => array( 'type' => array( 'string', 'number' ) ),
						'title' => array( 'type' => 'string' ),
						'text' => array( 'type' => 'string' ),
					),
				),
			),
		),
		'supports' => array( 'html' => false, 'reusable' => false, 'className' => false, 'customClassName' => false, 'multiple' => false ),
		'example' => array(
			'viewportWidth' => 1280,
			'attributes' => array(),
		),
		'textdomain' => 'mentoriai-portal',
	),
	'blocks2' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'mentoriai/blocks2',
		'title' => 'Home: yellow band',
		'category' => 'mentoriai-portal',
		'parent' => array( 'core/post-content' ),
		'icon' => 'megaphone',
		'description' => 'Two ways in, with buttons to register.',
		'attributes' => array(
			'list' => array(
				'type' => 'array',
				'default' => array(),
				'items' => array(
					'type' => 'object',
					'properties' => array(
						'title' => array( 'type' => 'string' ),
						'text' => array( 'type' => 'string' ),
						'img' => array( 'type' => 'number' ),
						'action' => array( 'type' => 'string', 'enum' => array( 'register', 'select' ) ),
						'type' => array( 'type' => 'string', 'enum' => array( 'frontuser', 'mentorius' ) ),
						'url' => array( 'type' => 'string' ),
						'button' => array( 'type' => 'string' ),
					),
				),
			),
		),
		'supports' => array( 'html' => false, 'reusable' => false, 'className' => false, 'customClassName' => false, 'multiple' => false ),
		'example' => array(
			'viewportWidth' => 1280,
			'attributes' => array(),
		),
		'textdomain' => 'mentoriai-portal',
	),
	'checklist' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'mentoriai/checklist',
		'title' => 'Self-check',
		'category' => 'mentoriai-portal',
		'icon' => 'yes-alt',
		'description' => 'Yes or no questions and one of two results.',
		'attributes' => array(
			'bloko_antraste' => array( 'type' => 'string', 'default' => '' ),
			'bloko_tekstas' => array( 'type' => 'string', 'default' => '' ),
			'klausimai' => array(
				'type' => 'array',
				'default' => array(),
				'items' => array( 'type' => 'string' ),
			),
			'tekstas_visi' => array( 'type' => 'string', 'default' => '' ),
			'tekstas_ne_visi' => array( 'type' => 'string', 'default' => '' ),
		),
		'supports' => array( 'html' => false, 'reusable' => false, 'className' => false, 'customClassName' => false ),
		'example' => array(
			'viewportWidth' => 1280,
			'attributes' => array(),
		),
		'textdomain' => 'mentoriai-portal',
	),
	'events' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'mentoriai/events',
		'title' => 'Home: events',
		'category' => 'mentoriai-portal',
		'parent' => array( 'core/post-content' ),
		'icon' => 'calendar-alt',
		'description' => 'The next events, or those you choose.',
		'attributes' => array(
			'title' => array( 'type' => 'string', 'default' => '' ),
			'button' => array( 'type' => 'string', 'default' => '' ),
			'link' => array( 'type' => 'string', 'default' => '' ),
			'count' => array( 'type' => 'number' ),
			'ids' => array(
				'type' => 'array',
				'default' => array(),
				'items' => array( 'type' => 'number' ),
			),
		),
		'supports' => array( 'html' => false, 'reusable' => false, 'className' => false, 'customClassName' => false, 'multiple' => false ),
		'example' => array(
			'viewportWidth' => 1280,
			'attributes' => array(),
		),
		'textdomain' => 'mentoriai-portal',
	),
	'faq' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'mentoriai/faq',
		'title' => 'Questions and answers',
		'category' => 'mentoriai-portal',
		'icon' => 'editor-help',
		'description' => 'Questions that open to their answers.',
		'attributes' => array(
			'bloko_antraste' => array( 'type' => 'string', 'default' => '' ),
			'items' => array(
				'type' => 'array',
				'default' => array(),
				'items' => array(
					'type' => 'object',
					'properties' => array(
						'klausimas' => array( 'type' => 'string' ),
						'atsakymas' => array( 'type' => 'string' ),
					),
				),
			),
		),
		'supports' => array( 'html' => false, 'reusable' => false, 'className' => false, 'customClassName' => false ),
		'example' => array(
			'viewportWidth' => 1280,
			'attributes' => array(),
		),
		'textdomain' => 'mentoriai-portal',
	),
	'intro' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'mentoriai/intro',
		'title' => 'Home: intro',
		'category' => 'mentoriai-portal',
		'parent' => array( 'core/post-content' ),
		'icon' => 'cover-image',
		'description' => 'Title, text, facts and picture at the top of the home page.',
		'attributes' => array(
			'title' => array( 'type' => 'string', 'default' => '' ),
			'text' => array( 'type' => 'string', 'default' => '' ),
			'html' => array( 'type' => 'string', 'default' => '' ),
			'facts' => array(
				'type' => 'array',
				'default' => array(),
				'items' => array(
					'type' => 'object',
					'properties' => array(
						'count' => array(
							'type' => 'string',
							'enum' => array( '', 'mentors', 'fields', 'cities' ),
						),
						'value' => array( 'type' => 'string' ),
						'label' => array( 'type' => 'string' ),
					),
				),
			),
			'buttons' => array(
				'type' => 'array',
				'default' => array(),
				'items' => array(
					'type' => 'object',
					'properties' => array(
						'text' => array( 'type' => 'string' ),
						'link' => array( 'type' => 'string' ),
					),
				),
			),
			'background' => array( 'type' => 'number', 'default' => 0 ),
			'logo' => array( 'type' => 'number', 'default' => 0 ),
		),
		'supports' => array( 'html' => false, 'reusable' => false, 'className' => false, 'customClassName' => false, 'multiple' => false ),
		'example' => array(
			'viewportWidth' => 1280,
			'attributes' => array(),
		),
		'textdomain' => 'mentoriai-portal',
	),
	'mentors' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'mentoriai/mentors',
		'title' => 'Home: mentors',
		'category' => 'mentoriai-portal',
		'parent' => array( 'core/post-content' ),
		'icon' => 'groups',
		'description' => 'The newest mentors, or those you choose.',
		'attributes' => array(
			'title' => array( 'type' => 'string', 'default' => '' ),
			'button' => array( 'type' => 'string', 'default' => '' ),
			'link' => array( 'type' => 'string', 'default' => '' ),
			'count' => array( 'type' => 'number' ),
			'ids' => array(
				'type' => 'array',
				'default' => array(),
				'items' => array( 'type' => 'number' ),
			),
		),
		'supports' => array( 'html' => false, 'reusable' => false, 'className' => false, 'customClassName' => false, 'multiple' => false ),
		'example' => array(
			'viewportWidth' => 1280,
			'attributes' => array(),
		),
		'textdomain' => 'mentoriai-portal',
	),
	'numbers' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'mentoriai/numbers',
		'title' => 'Home: numbers',
		'category' => 'mentoriai-portal',
		'parent' => array( 'core/post-content' ),
		'icon' => 'chart-bar',
		'description' => 'Numbers that you type, or that count themselves.',
		'attributes' => array(
			'title' => array( 'type' => 'string', 'default' => '' ),
			'list' => array(
				'type' => 'array',
				'default' => array(),
				'items' => array(
					'type' => 'object',
					'properties' => array(
						'count' => array(
							'type' => 'string',
							'enum' => array( '', 'mentors', 'fields', 'cities' ),
						),
						'value' => array( 'type' => 'string' ),
						'label' => array( 'type' => 'string' ),
					),
				),
			),
		),
		'supports' => array( 'html' => false, 'reusable' => false, 'className' => false, 'customClassName' => false, 'multiple' => false ),
		'example' => array(
			'viewportWidth' => 1280,
			'attributes' => array(),
		),
		'textdomain' => 'mentoriai-portal',
	),
	'partners' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'mentoriai/partners',
		'title' => 'Home: partners',
		'category' => 'mentoriai-portal',
		'parent' => array( 'core/post-content' ),
		'icon' => 'networking',
		'description' => 'Logos of partners, with links.',
		'attributes' => array(
			'title' => array( 'type' => 'string', 'default' => '' ),
			'list' => array(
				'type' => 'array',
				'default' => array(),
				'items' => array(
					'type' => 'object',
					'properties' => array(
						'img' => array( 'type' => 'number' ),
						'title' => array( 'type' => 'string' ),
						'url' => array( 'type' => 'string' ),
					),
				),
			),
		),
		'supports' => array( 'html' => false, 'reusable' => false, 'className' => false, 'customClassName' => false, 'multiple' => false ),
		'example' => array(
			'viewportWidth' => 1280,
			'attributes' => array(),
		),
		'textdomain' => 'mentoriai-portal',
	),
	'stories' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'mentoriai/stories',
		'title' => 'Success stories',
		'category' => 'mentoriai-portal',
		'parent' => array( 'core/post-content' ),
		'icon' => 'awards',
		'description' => 'The newest stories, or those you choose.',
		'attributes' => array(
			'title' => array( 'type' => 'string', 'default' => '' ),
			'button' => array( 'type' => 'string', 'default' => '' ),
			'link' => array( 'type' => 'string', 'default' => '' ),
			'count' => array( 'type' => 'number' ),
			'ids' => array(
				'type' => 'array',
				'default' => array(),
				'items' => array( 'type' => 'number' ),
			),
		),
		'supports' => array( 'html' => false, 'reusable' => false, 'className' => false, 'customClassName' => false, 'multiple' => false ),
		'example' => array(
			'viewportWidth' => 1280,
			'attributes' => array(),
		),
		'textdomain' => 'mentoriai-portal',
	),
	'text' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'mentoriai/text',
		'title' => 'Home: text',
		'category' => 'mentoriai-portal',
		'parent' => array( 'core/post-content' ),
		'icon' => 'text',
		'description' => 'A title, text of your own and a button.',
		'attributes' => array(
			'title' => array( 'type' => 'string', 'default' => '' ),
			'button' => array( 'type' => 'string', 'default' => '' ),
			'link' => array( 'type' => 'string', 'default' => '' ),
		),
		'supports' => array( 'html' => false, 'reusable' => false, 'className' => false, 'customClassName' => false ),
		'example' => array(
			'viewportWidth' => 1280,
			'attributes' => array(),
		),
		'textdomain' => 'mentoriai-portal',
	),
	'twocols' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'mentoriai/twocols',
		'title' => 'Home: two columns',
		'category' => 'mentoriai-portal',
		'parent' => array( 'core/post-content' ),
		'icon' => 'columns',
		'description' => 'Cards with an icon and a button.',
		'attributes' => array(
			'list' => array(
				'type' => 'array',
				'default' => array(),
				'items' => array(
					'type' => 'object',
					'properties' => array(
						'ico' => array( 'type' => array( 'string', 'number' ) ),
						'decoration' => array( 'type' => 'number' ),
						'title' => array( 'type' => 'string' ),
						'text' => array( 'type' => 'string' ),
						'link' => array( 'type' => 'string' ),
						'button' => array( 'type' => 'string' ),
					),
				),
			),
		),
		'supports' => array( 'html' => false, 'reusable' => false, 'className' => false, 'customClassName' => false, 'multiple' => false ),
		'example' => array(
			'viewportWidth' => 1280,
			'attributes' => array(),
		),
		'textdomain' => 'mentoriai-portal',
	),
	'twocolsold' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'mentoriai/twocolsold',
		'title' => 'Home: two columns with pictures',
		'category' => 'mentoriai-portal',
		'parent' => array( 'core/post-content' ),
		'icon' => 'images-alt2',
		'description' => 'Cards with a picture and a button.',
		'attributes' => array(
			'list' => array(
				'type' => 'array',
				'default' => array(),
				'items' => array(
					'type' => 'object',
					'properties' => array(
						'img' => array( 'type' => 'number' ),
						'title' => array( 'type' => 'string' ),
						'text' => array( 'type' => 'string' ),
						'link' => array( 'type' => 'string' ),
						'button' => array( 'type' => 'string' ),
					),
				),
			),
		),
		'supports' => array( 'html' => false, 'reusable' => false, 'className' => false, 'customClassName' => false, 'multiple' => false ),
		'example' => array(
			'viewportWidth' => 1280,
			'attributes' => array(),
		),
		'textdomain' => 'mentoriai-portal',
	),
);
