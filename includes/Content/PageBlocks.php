<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content;

use MentoriaiPortal\Core\Blocks\BlockHtml;
use MentoriaiPortal\Core\Blocks\Video;
use MentoriaiPortal\Core\EditorHtml;

/**
 * A content page from the block editor: the text before the first special block, then blocks in order.
 *
 * @phpstan-type Parsed array{blockName: string|null, attrs: array<string, mixed>, innerBlocks: list<array<string, mixed>>, innerHTML: string}
 * @phpstan-type Block array<string, mixed>
 */
final class PageBlocks {

	private const STORIES      = 'mentoriai/stories';
	private const MOST_STORIES = 12;

	/**
	 * A picture's own caption, and a link that is not to its file: they have no place in the gallery that opens, which is then
	 * drawn in the text, as elsewhere.
	 */
	private const OWN_WORDS = '~<figcaption\b|<a\b[^<>]*\bhref="(?![^"]*\.(?:avif|gif|jpe?g|png|webp)")~i';

	/** @var list<Block> */
	private array $blocks = array();

	private string $text = '';

	private ?string $lead = null;

	private function __construct() {}

	/**
	 * @param string $content As stored.
	 * @return array{text_full: string, blocks: list<Block>} Galleries hold attachment ids as `ids` and what the page says of
	 *                                                       them as `alts`, videos one as `img`, sections their `block`.
	 */
	public static function of( string $content ): array {
		$page = new self();
		foreach ( parse_blocks( $content ) as $block ) {
			$page->add( $block );
		}
		$page->close_text();
		return array(
			'text_full' => (string) $page->lead,
			'blocks'    => $page->blocks,
		);
	}

	/**
	 * The stories an editor placed on the page: the first such block.
	 *
	 * @return array{ids: list<int>, count: int}|null `ids` is empty for the newest.
	 */
	public static function stories( string $content ): ?array {
		foreach ( str_contains( $content, self::STORIES ) ? parse_blocks( $content ) : array() as $block ) {
			if ( self::STORIES === $block['blockName'] ) {
				$count = Attributes::id( $block['attrs'], 'count' );
				return array(
					'ids'   => Attributes::ids( $block['attrs'], 'ids' ),
					'count' => min( self::MOST_STORIES, $count > 0 ? $count : BlockTypes::COUNTS['istorijos'] ),
				);
			}
		}
		return null;
	}

	/** @param array<string, mixed> $block As parse_blocks() gives it. */
	private function add( array $block ): void {
		$attrs   = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
		$name    = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';
		$special = match ( $name ) {
			'mentoriai/faq'            => self::faq( $attrs ),
			'mentoriai/checklist'      => self::checklist( $attrs ),
			'core/gallery'             => self::gallery( $block ),
			'core/video', 'core/embed' => self::video( $block ),
			default                    => isset( BlockTypes::SECTIONS[ $name ] ) ? self::section( $block ) : null,
		};
		if ( null === $special ) {
			$this->text .= BlockHtml::of( $block );
			return;
		}
		$this->close_text();
		$this->blocks[] = $special;
		$this->text     = 'core/gallery' === $name ? BlockHtml::caption( $block ) : '';
	}

	private function close_text(): void {
		$html       = EditorHtml::clean( $this->text );
		$this->text = '';
		if ( null === $this->lead ) {
			$this->lead = $html;
		} elseif ( '' !== $html ) {
			$this->blocks[] = array(
				'type'    => 'text',
				'turinys' => $html,
			);
		}
	}

	/**
	 * @param array<string, mixed> $attrs
	 * @return Block|null
	 */
	private static function faq( array $attrs ): ?array {
		$items = array();
		foreach ( Attributes::list_of( $attrs, 'items' ) as $item ) {
			$question = Attributes::text( $item, 'klausimas' );
			if ( '' !== $question ) {
				$items[] = array(
					'klausimas' => $question,
					'atsakymas' => self::answer( Attributes::raw( $item, 'atsakymas' ) ),
				);
			}
		}
		return array() === $items ? null : array(
			'type'                   => 'faq',
			'bloko_antraste'         => Attributes::text( $attrs, 'bloko_antraste' ),
			'klausimas_ir_atsakymas' => $items,
		);
	}

	/** The editor's answer field makes line breaks; two of them are a paragraph. */
	private static function answer( string $html ): string {
		$inline = '' !== $html && 1 !== preg_match( '~<(p|ul|ol|h[2-4]|table|blockquote|figure)\b~i', $html );
		$html   = $inline ? '<p>' . preg_replace( '~(<br\s*+/?>\s*+){2,}~i', '</p><p>', $html ) . '</p>' : $html;
		return EditorHtml::clean( $html );
	}

	/**
	 * @param array<string, mixed> $attrs
	 * @return Block|null
	 */
	private static function checklist( array $attrs ): ?array {
		$questions = Attributes::texts( $attrs, 'klausimai' );
		return array() === $questions ? null : array(
			'type'            => 'checklist',
			'bloko_antraste'  => Attributes::text( $attrs, 'bloko_antraste' ),
			'bloko_tekstas'   => Attributes::text( $attrs, 'bloko_tekstas' ),
			'klausimai'       => $questions,
			'tekstas_visi'    => Attributes::text( $attrs, 'tekstas_visi' ),
			'tekstas_ne_visi' => Attributes::text( $attrs, 'tekstas_ne_visi' ),
		);
	}

	/**
	 * @param array<string, mixed> $block As parse_blocks() gives it.
	 * @return Block|null
	 */
	private static function gallery( array $block ): ?array {
		$ids  = array();
		$alts = array();
		foreach ( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array() as $inner ) {
			$id   = Attributes::id( is_array( $inner['attrs'] ?? null ) ? $inner['attrs'] : array(), 'id' );
			$html = (string) ( $inner['innerHTML'] ?? '' );
			if ( 1 === preg_match( self::OWN_WORDS, $html ) ) {
				return null;
			}
			if ( $id > 0 ) {
				$ids[]  = $id;
				$alts[] = self::alt( $html );
			}
		}
		return array() === $ids ? null : array(
			'type' => 'gallery',
			'ids'  => $ids,
			'alts' => $alts,
		);
	}

	/**
	 * @param array<string, mixed> $block As parse_blocks() gives it.
	 * @return Block|null
	 */
	private static function video( array $block ): ?array {
		$video = Video::of( $block );
		return null === $video ? null : array(
			'type'     => 'video',
			'provider' => $video->provider,
			'id'       => $video->id,
			'url'      => $video->url,
			'title'    => $video->name(),
			'img'      => $video->picture,
			'caption'  => EditorHtml::clean( $video->caption ),
			'tracks'   => $video->tracks,
		);
	}

	/**
	 * @param array<string, mixed> $block As parse_blocks() gives it.
	 * @return Block
	 */
	private static function section( array $block ): array {
		return array(
			'type'  => 'section',
			'block' => $block,
		);
	}

	/**
	 * Filter `mentoriai_block_html`: questions and self-checks in the one text of an event, a story or a mentor, or inside
	 * columns. Of the self-check's questions and two results src/components/editor-text makes one that can be answered.
	 */
	public static function html( mixed $html, mixed $block = null ): mixed {
		if ( ! is_array( $block ) || ! in_array( $block['blockName'] ?? null, array( 'mentoriai/faq', 'mentoriai/checklist' ), true ) ) {
			return $html;
		}
		$attrs = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
		return 'mentoriai/faq' === $block['blockName'] ? self::faq_html( $attrs ) : self::checklist_html( $attrs );
	}

	/** @param array<string, mixed> $attrs */
	private static function faq_html( array $attrs ): string {
		$faq = self::faq( $attrs );
		if ( null === $faq ) {
			return '';
		}
		$html = self::heading( $faq['bloko_antraste'] );
		foreach ( $faq['klausimas_ir_atsakymas'] as $item ) {
			$html .= self::details( $item['klausimas'], $item['atsakymas'] );
		}
		return $html;
	}

	/** @param array<string, mixed> $attrs */
	private static function checklist_html( array $attrs ): string {
		$check = self::checklist( $attrs );
		if ( null === $check ) {
			return '';
		}
		$text = '' === $check['bloko_tekstas'] ? '' : '<p>' . esc_html( $check['bloko_tekstas'] ) . '</p>';
		return '<div class="mp-text-checklist mp-checklist">' . self::heading( $check['bloko_antraste'] ) . $text
			. '<ol><li>' . implode( '</li><li>', array_map( 'esc_html', $check['klausimai'] ) ) . '</li></ol>'
			. self::details( __( 'When every answer is yes', 'mentoriai-portal' ), '<p>' . esc_html( $check['tekstas_visi'] ) . '</p>' )
			. self::details( __( 'When any answer is no', 'mentoriai-portal' ), '<p>' . esc_html( $check['tekstas_ne_visi'] ) . '</p>' ) . '</div>';
	}

	private static function heading( string $title ): string {
		return '' === $title ? '' : '<h2>' . esc_html( $title ) . '</h2>';
	}

	private static function details( string $summary, string $html ): string {
		return '<details><summary>' . esc_html( $summary ) . "</summary>$html</details>";
	}

	/** What the editor says of a picture on this page, in the page's language. */
	private static function alt( string $html ): string {
		$tags = new \WP_HTML_Tag_Processor( $html );
		$alt  = $tags->next_tag( array( 'tag_name' => 'img' ) ) ? $tags->get_attribute( 'alt' ) : null;
		return is_string( $alt ) ? trim( $alt ) : '';
	}
}
