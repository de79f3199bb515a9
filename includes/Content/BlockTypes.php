<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content;

use MentoriaiPortal\Content\Admin\Patterns;
use MentoriaiPortal\Core\Blocks\BlockHtml;

/**
 * The portal's blocks: the only place that knows their attributes, names and pictures; the editor's script takes all of
 * it from the registration. Lists hold objects; images are attachment ids, icons also names of files in assets/icons.
 *
 * @phpstan-type BlockType array{title: string, description: string, icon: string, attributes: array<string, array<string, mixed>>}
 */
final class BlockTypes {

	public const CATEGORY = 'mentoriai-portal';

	/** Blocks that are a section of the home page, and how get_home calls the section. In the order of the pattern. */
	public const SECTIONS = array(
		'mentoriai/intro'      => 'intro',
		'mentoriai/twocols'    => 'twocols',
		'mentoriai/events'     => 'events',
		'mentoriai/blocks'     => 'blocks',
		'mentoriai/twocolsold' => 'twocolsold',
		'mentoriai/mentors'    => 'mentoriai',
		'mentoriai/blocks2'    => 'blocks2',
		'mentoriai/stories'    => 'istorijos',
		'mentoriai/numbers'    => 'numbers',
		'mentoriai/text'       => 'texts',
		'mentoriai/partners'   => 'partners',
	);

	/** The section that may be placed any number of times. */
	public const REPEATED = 'texts';

	/** How many cards an automatic section shows while an editor says nothing else. */
	public const COUNTS = array(
		'events'    => 6,
		'mentoriai' => 8,
		'istorijos' => 3,
	);

	private const TEXT = array(
		'type'    => 'string',
		'default' => '',
	);

	private const LIST = array(
		'type'    => 'array',
		'default' => array(),
	);

	private const NUMBER = array(
		'type'    => 'number',
		'default' => 0,
	);

	private const ATTRIBUTES = array(
		'mentoriai/intro'      => array(
			'title'      => self::TEXT,
			'text'       => self::TEXT,
			// Facts as HTML, from before `facts`.
			'html'       => self::TEXT,
			// facts: as the list of numbers.
			'facts'      => self::LIST,
			// buttons: two of {text, link}; what is empty is the portal's.
			'buttons'    => self::LIST,
			'background' => self::NUMBER,
			'logo'       => self::NUMBER,
		),
		// list: {ico, decoration: image, title, text, link, button}.
		'mentoriai/twocols'    => array( 'list' => self::LIST ),
		// list: {ico, title, text}.
		'mentoriai/blocks'     => array(
			'title' => self::TEXT,
			'text'  => self::TEXT,
			'list'  => self::LIST,
		),
		// list: {img: image, title, text, link, button}.
		'mentoriai/twocolsold' => array( 'list' => self::LIST ),
		// list: {title, text, img: image, action: register|select, type: frontuser|mentorius, url, button}.
		'mentoriai/blocks2'    => array( 'list' => self::LIST ),
		// list: {count: one of HomeNumbers or '', value, label}.
		'mentoriai/numbers'    => array(
			'title' => self::TEXT,
			'list'  => self::LIST,
		),
		// The text is blocks inside.
		'mentoriai/text'       => array(
			'title'  => self::TEXT,
			'button' => self::TEXT,
			'link'   => self::TEXT,
		),
		// list: {img: image, title, url}.
		'mentoriai/partners'   => array(
			'title' => self::TEXT,
			'list'  => self::LIST,
		),
		// items: {klausimas, atsakymas: HTML}.
		'mentoriai/faq'        => array(
			'bloko_antraste' => self::TEXT,
			'items'          => self::LIST,
		),
		// klausimai: texts.
		'mentoriai/checklist'  => array(
			'bloko_antraste'  => self::TEXT,
			'bloko_tekstas'   => self::TEXT,
			'klausimai'       => self::LIST,
			'tekstas_visi'    => self::TEXT,
			'tekstas_ne_visi' => self::TEXT,
		),
	);

	/** @return array<string, BlockType> */
	public static function all(): array {
		$types = array();
		foreach ( self::words() as $name => [ $title, $description, $icon ] ) {
			$types[ $name ] = array(
				'title'       => $title,
				'description' => $description,
				'icon'        => $icon,
				'attributes'  => self::ATTRIBUTES[ $name ] ?? self::automatic( self::COUNTS[ self::SECTIONS[ $name ] ?? '' ] ?? 0 ),
			);
		}
		return $types;
	}

	/** @return array<string, array{string, string, string}> Title, description, dashicon. */
	private static function words(): array {
		return array(
			'mentoriai/intro'      => array( __( 'Home: intro', 'mentoriai-portal' ), __( 'Title, text, facts and picture at the top of the home page.', 'mentoriai-portal' ), 'cover-image' ),
			'mentoriai/twocols'    => array( __( 'Home: two columns', 'mentoriai-portal' ), __( 'Cards with an icon and a button.', 'mentoriai-portal' ), 'columns' ),
			'mentoriai/events'     => array( __( 'Home: events', 'mentoriai-portal' ), __( 'The next events, or those you choose.', 'mentoriai-portal' ), 'calendar-alt' ),
			'mentoriai/blocks'     => array( __( 'Home: process', 'mentoriai-portal' ), __( 'Steps with icons, in a row.', 'mentoriai-portal' ), 'editor-ol' ),
			'mentoriai/twocolsold' => array( __( 'Home: two columns with pictures', 'mentoriai-portal' ), __( 'Cards with a picture and a button.', 'mentoriai-portal' ), 'images-alt2' ),
			'mentoriai/mentors'    => array( __( 'Home: mentors', 'mentoriai-portal' ), __( 'The newest mentors, or those you choose.', 'mentoriai-portal' ), 'groups' ),
			'mentoriai/blocks2'    => array( __( 'Home: yellow band', 'mentoriai-portal' ), __( 'Two ways in, with buttons to register.', 'mentoriai-portal' ), 'megaphone' ),
			'mentoriai/stories'    => array( __( 'Success stories', 'mentoriai-portal' ), __( 'The newest stories, or those you choose.', 'mentoriai-portal' ), 'awards' ),
			'mentoriai/numbers'    => array( __( 'Home: numbers', 'mentoriai-portal' ), __( 'Numbers that you type, or that count themselves.', 'mentoriai-portal' ), 'chart-bar' ),
			'mentoriai/text'       => array( __( 'Home: text', 'mentoriai-portal' ), __( 'A title, text of your own and a button.', 'mentoriai-portal' ), 'text' ),
			'mentoriai/partners'   => array( __( 'Home: partners', 'mentoriai-portal' ), __( 'Logos of partners, with links.', 'mentoriai-portal' ), 'networking' ),
			'mentoriai/faq'        => array( __( 'Questions and answers', 'mentoriai-portal' ), __( 'Questions that open to their answers.', 'mentoriai-portal' ), 'editor-help' ),
			'mentoriai/checklist'  => array( __( 'Self-check', 'mentoriai-portal' ), __( 'Yes or no questions and one of two results.', 'mentoriai-portal' ), 'yes-alt' ),
		);
	}

	/**
	 * Attributes of a section that fills itself: `ids` empty means the newest (of events, the next).
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private static function automatic( int $count ): array {
		return array(
			'title'  => self::TEXT,
			'button' => self::TEXT,
			'link'   => self::TEXT,
			'count'  => array(
				'type'    => 'number',
				'default' => $count,
			),
			'ids'    => self::LIST,
		);
	}

	/**
	 * The one list of blocks: what may be inserted, and what the site draws. Sections reach from edge to edge, which only
	 * pages have room for.
	 *
	 * @return list<string>
	 */
	public static function offered( string $post_type ): array {
		$own = array_keys( self::words() );
		return array( ...BlockHtml::OFFERED, ...( 'page' === $post_type ? $own : array_values( array_diff( $own, array_keys( self::SECTIONS ) ) ) ) );
	}

	/** Action `init`: a page's short text for search engines. */
	public static function support_excerpts(): void {
		add_post_type_support( 'page', 'excerpt' );
	}

	/** Action `mentoriai_describe_content`. The markup of the blocks is the app's work, so pages need no registration. */
	public static function register(): void {
		$examples = array_column( parse_blocks( Patterns::examples() ), 'attrs', 'blockName' );
		foreach ( self::all() as $name => $type ) {
			register_block_type(
				$name,
				$type + array(
					'api_version'     => '3',
					'category'        => self::CATEGORY,
					// A section is no part of a column.
					'parent'          => isset( self::SECTIONS[ $name ] ) ? array( 'core/post-content' ) : null,
					'supports'        => array(
						'html'            => false,
						'reusable'        => false,
						'className'       => false,
						'customClassName' => false,
						'multiple'        => self::REPEATED === ( self::SECTIONS[ $name ] ?? self::REPEATED ),
					),
					// The preview in the inserter.
					'example'         => array(
						'viewportWidth' => 1280,
						'attributes'    => $examples[ $name ] ?? array(),
					),
					'render_callback' => '__return_empty_string',
				)
			);
		}
	}
}
