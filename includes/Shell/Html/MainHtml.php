<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell\Html;

use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Shell\Place;
use MentoriaiPortal\Shell\PortalPage;

/**
 * The main text of a page, from the same replies that the app draws it from.
 */
final readonly class MainHtml {

	public function __construct(
		private PortalPage $page,
		private Pages $pages
	) {}

	public function html(): string {
		$location = $this->page->location;
		$main     = match ( true ) {
			Place::Nowhere === $location->place   => $this->missing(),
			Screen::Home === $location->screen    => ( new HomeHtml( $this->pages, $location->lang ) )->of( self::data( $this->page->reply( 'get_home' ) ) ),
			Place::Page === $location->place      => $this->text() . $this->mentors(),
			Place::Conversation === $location->place => '',
			default                               => $this->mentor(),
		};
		$class = Screen::Home === $location->screen ? 'mp-main' : 'mp-main mp-server-text';
		return sprintf( '<main class="%s" id="turinys" tabindex="-1">%s</main>', esc_attr( $class ), $main );
	}

	private function missing(): string {
		return sprintf(
			'<div class="mp-wrap mp-page"><h1>404 Not found</h1><p class="mp-lead">%s</p><p><a href="%s">%s</a></p></div>',
			esc_html__( 'There is no such page, or it has moved. Check the address or go back to the start.', 'mentoriai-portal' ),
			esc_url( home_url( $this->page->location->lang->prefix() . '/' ) ),
			esc_html__( 'Go to the home page', 'mentoriai-portal' )
		);
	}

	private function text(): string {
		$data = self::data( $this->page->reply( 'get_default' ) );
		$html = self::text_of( $data, 'text_full' );
		foreach ( is_array( $data['blocks'] ?? null ) ? $data['blocks'] : array() as $block ) {
			$html .= is_array( $block ) ? self::block( $block ) : '';
		}
		$intro = self::text_of( $data, 'text' );
		return sprintf(
			'<div class="mp-content-head"><div class="mp-wrap mp-wrap--mid">%s<h1>%s</h1>%s</div></div><div class="mp-wrap mp-wrap--mid mp-content-body"><div class="mp-prose">%s</div></div>',
			$this->breadcrumbs(),
			esc_html( $this->page->title ),
			'' === $intro ? '' : '<p class="mp-lead">' . esc_html( $intro ) . '</p>',
			wp_kses_post( $html )
		);
	}

	private function breadcrumbs(): string {
		return sprintf(
			'<nav class="mp-breadcrumbs" aria-label="%s"><ol><li><a href="%s">%s</a></li><li><svg class="mp-icon" viewBox="0 0 24 24" aria-hidden="true"></svg><span aria-current="page">%s</span></li></ol></nav>',
			esc_attr__( 'Breadcrumbs', 'mentoriai-portal' ),
			esc_url( home_url( $this->page->location->lang->prefix() . '/' ) ),
			esc_html__( 'Home', 'mentoriai-portal' ),
			esc_html( $this->page->title )
		);
	}

	/** @param array<mixed> $block */
	private static function block( array $block ): string {
		$html = '';
		switch ( $block['type'] ?? '' ) {
			case 'text':
				return self::text_of( $block, 'turinys' );
			case 'faq':
				$html = '<h2>' . esc_html( self::text_of( $block, 'bloko_antraste' ) ) . '</h2>';
				foreach ( is_array( $block['klausimas_ir_atsakymas'] ) ? $block['klausimas_ir_atsakymas'] : array() as $item ) {
					$html .= '<h3>' . esc_html( self::text_of( $item, 'klausimas' ) ) . '</h3>' . self::text_of( $item, 'atsakymas' );
				}
				return $html;
			case 'checklist':
				foreach ( is_array( $block['klausimai'] ) ? $block['klausimai'] : array() as $question ) {
					$html .= '<li>' . esc_html( is_string( $question ) ? $question : '' ) . '</li>';
				}
				return '<ul>' . $html . '</ul>';
			default:
				return '';
		}
	}

	/** The first page of a mentor list as links. */
	private function mentors(): string {
		$reply = $this->page->reply( 'mentoriai_dynamic' ) ?? $this->page->reply( 'mentoriai_static' );
		$items = '';
		foreach ( is_array( $reply['list'] ?? null ) ? $reply['list'] : array() as $card ) {
			$items .= sprintf( '<li><a href="%s">%s</a><br>%s</li>', esc_url( self::text_of( $card, 'link' ) ), esc_html( self::text_of( $card, 'title' ) ), esc_html( self::text_of( $card, 'text' ) ) );
		}
		return '' === $items ? '' : '<div class="mp-wrap mp-content-body"><ul class="mp-card-grid">' . $items . '</ul></div>';
	}

	private function mentor(): string {
		$data = $this->page->reply( 'mentoriai_dynamic_single' ) ?? $this->page->reply( 'mentoriai_static_single' ) ?? array();
		return sprintf(
			'<div class="mp-content-head"><div class="mp-wrap mp-wrap--mid"><h1>%s</h1><p class="mp-lead">%s</p></div></div><div class="mp-wrap mp-wrap--mid mp-content-body"><div class="mp-prose">%s</div></div>',
			esc_html( $this->page->title ),
			esc_html( self::text_of( $data, 'text' ) ),
			wp_kses_post( self::text_of( $data, 'html_text' ) )
		);
	}

	/**
	 * @param array<mixed>|null $reply
	 * @return array<mixed>
	 */
	private static function data( ?array $reply ): array {
		return is_array( $reply['data'] ?? null ) ? $reply['data'] : array();
	}

	private static function text_of( mixed $data, string $name ): string {
		return is_array( $data ) && is_string( $data[ $name ] ?? null ) ? $data[ $name ] : '';
	}
}
