<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell\Html;

use MentoriaiPortal\Shell\Data;
use MentoriaiPortal\Shell\PortalPage;
use MentoriaiPortal\Shell\Schema\Names;

/**
 * A page of the editors: head, picture, text and blocks, in the boxes of src/features/content.
 */
final readonly class ContentHtml {

	private const COLUMN = '<div class="mp-wrap mp-content-body">';

	public function __construct(
		private PortalPage $page,
		private HomeHtml $home
	) {}

	public function html(): string {
		$data  = $this->page->data( 'get_default' );
		$intro = Data::text( $data, 'text' );
		$html  = Data::text( $data, 'text_full' );
		$body  = FallbackHtml::of( Data::text( $data, 'text_lang' ), $this->page->resolved->lang, 'mp-content-fallback' )
			. ImageHtml::first( $data['img'] ?? null, '(min-width: 1000px) 46rem, 100vw', 'mp-content-picture' ) . ( '' === $html ? '' : self::prose( $html ) );
		$placed = false;
		foreach ( Data::part( $data, 'blocks' ) as $block ) {
			$placed = $placed || Names::STORIES === Data::text( $block, 'section' );
			$body  .= 'section' === Data::text( $block, 'type' ) ? '</div>' . $this->section( $block ) . self::COLUMN : self::block( $block );
		}
		$stories = $placed ? '' : StoryHtml::section( __( 'Success stories', 'mentoriai-portal' ), StoryHtml::cards( Data::part( $data, Names::STORIES ), 3 ) );
		return sprintf(
			'<article><div class="mp-content-head"><div class="mp-wrap">%s<h1>%s</h1>%s</div></div>%s</div></article>%s%s',
			CrumbsHtml::of( $this->page->crumbs, $this->page->title ),
			esc_html( $this->page->title ),
			'' === $intro ? '' : '<p class="mp-lead">' . esc_html( $intro ) . '</p>',
			self::COLUMN . $body,
			$stories,
			ClosingHtml::of( $this->page->resolved->page->path ?? '', $this->page->resolved->lang )
		);
	}

	/** Text of editors, as src/components/rich-text.tsx. */
	public static function prose( string $html, string $name = '' ): string {
		return sprintf( '<div class="%s">%s</div>', esc_attr( trim( 'mp-prose ' . $name ) ), wp_kses_post( $html ) );
	}

	/** A section of home; the title of the page is its only first heading. */
	private function section( mixed $block ): string {
		$html = $this->home->part( Data::text( $block, 'section' ), Data::part( $block, 'data' ), Data::text( $block, 'title' ), Data::part( $block, 'button' ) );
		return str_replace( array( '<h1 ', '</h1>' ), array( '<h2 ', '</h2>' ), $html );
	}

	private static function block( mixed $block ): string {
		return match ( Data::text( $block, 'type' ) ) {
			'text'      => self::prose( Data::text( $block, Names::TEXT ) ),
			'faq'       => self::faq( $block ),
			'checklist' => self::checklist( $block ),
			'gallery'   => self::gallery( Data::part( $block, 'items' ) ),
			'video'     => self::video( $block ),
			default     => '',
		};
	}

	private static function faq( mixed $block ): string {
		$title = Data::text( $block, Names::HEADING );
		$items = '';
		foreach ( Data::part( $block, Names::FAQ ) as $index => $item ) {
			$items .= sprintf( '<details%s><summary>%s</summary>%s</details>', 0 === $index ? ' open' : '', esc_html( Data::text( $item, Names::QUESTION ) ), self::prose( Data::text( $item, Names::ANSWER ) ) );
		}
		return sprintf( '<section class="mp-content-block">%s<div class="mp-accordion">%s</div></section>', '' === $title ? '' : '<h2>' . esc_html( $title ) . '</h2>', $items );
	}

	private static function checklist( mixed $block ): string {
		$title = Data::text( $block, Names::HEADING );
		$text  = Data::text( $block, Names::BLOCK_TEXT );
		$head  = ( '' === $title ? '' : '<h2>' . esc_html( $title ) . '</h2>' ) . ( '' === $text ? '' : '<p class="mp-checklist__text">' . esc_html( $text ) . '</p>' );
		$items = '';
		foreach ( Data::part( $block, Names::CHECKLIST ) as $question ) {
			$items .= '<li><p class="mp-yes-no">' . esc_html( is_string( $question ) ? $question : '' ) . '</p></li>';
		}
		return sprintf( '<section class="mp-content-block mp-checklist" aria-label="%s">%s<ol>%s</ol></section>', esc_attr( $title ?: __( 'Checklist', 'mentoriai-portal' ) ), $head, $items );
	}

	/** A link to it, in the box of the player. */
	private static function video( mixed $block ): string {
		$url = Data::text( $block, 'url' );
		$tag = 'file' === Data::text( $block, 'provider' ) ? '<video src="%s" aria-label="%s" controls preload="none"></video>' : '<div class="mp-prose"><div class="mp-video"><a href="%s"><span>%s</span></a></div></div>';
		return '<figure class="mp-video">' . sprintf( $tag, esc_url( $url ), esc_attr( Data::text( $block, 'title' ) ) ) . '</figure>';
	}

	/** @param array<mixed> $images */
	private static function gallery( array $images ): string {
		$items = '';
		foreach ( $images as $image ) {
			$items .= '<li>' . ImageHtml::of( $image ) . '</li>';
		}
		return '<ul class="mp-content-gallery">' . $items . '</ul>';
	}
}
