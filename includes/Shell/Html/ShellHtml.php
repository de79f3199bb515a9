<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell\Html;

use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Shell\PortalPage;

/**
 * Header and footer as the app draws them for a guest, for the time before it runs and for readers without it.
 * The classes are those of src/app/shell.
 */
final readonly class ShellHtml {

	/**
	 * @param list<array<string, mixed>> $menu   As get_menu.
	 * @param array<string, mixed>       $footer As get_menu.
	 */
	public function __construct(
		private PortalPage $page,
		private Pages $pages,
		private array $menu,
		private array $footer
	) {}

	public function header(): string {
		$lang = $this->page->resolved->lang;
		$nav  = '';
		foreach ( $this->menu as $item ) {
			$nav .= sprintf( '<li><a href="%s">%s</a></li>', esc_url( (string) $item['url'] ), esc_html( (string) $item['title'] ) );
		}
		return sprintf(
			'<aside class="mp-util" aria-label="%11$s"><div class="mp-wrap mp-util__bar"><span>%1$s</span>%2$s</div></aside>'
			. '<header class="mp-top"><div class="mp-wrap mp-top__bar"><a class="mp-top__logo" href="%3$s">%4$s</a>'
			. '<nav class="mp-nav" aria-label="%5$s"><ul>%6$s</ul></nav>'
			. '<div class="mp-top__acts"><span class="mp-top__guest"><a class="mp-button mp-button--ghost" href="%7$s">%8$s</a><a class="mp-button mp-button--primary" href="%9$s">%10$s</a></span></div>'
			. '</div></header><noscript><nav class="mp-wrap mp-nav-plain" aria-label="%12$s"><ul>%6$s</ul></nav></noscript>',
			esc_html( (string) $this->footer['slogan'] ),
			$this->languages(),
			esc_url( PortalUrls::home( $lang->prefix() . '/' ) ),
			LogoHtml::svg(),
			esc_attr__( 'Main menu', 'mentoriai-portal' ),
			$nav,
			esc_url( PortalUrls::home( $this->pages->screen_path( Screen::Login, $lang ) ) ),
			esc_html__( 'Log in', 'mentoriai-portal' ),
			esc_url( PortalUrls::home( $this->pages->screen_path( Screen::Register, $lang ) ) ),
			esc_html__( 'Register', 'mentoriai-portal' ),
			esc_attr__( 'About the site', 'mentoriai-portal' ),
			esc_attr__( 'Menu', 'mentoriai-portal' )
		);
	}

	public function footer(): string {
		$block1 = self::part( $this->footer, 'block1' );
		$block2 = self::part( $this->footer, 'block2' );
		$links  = '';
		foreach ( is_array( $block1['links'] ?? null ) ? $block1['links'] : array() as $link ) {
			$links .= sprintf( '<li><a href="%s">%s</a></li>', esc_url( (string) $link['link'] ), esc_html( (string) $link['text'] ) );
		}
		return sprintf(
			'<footer class="mp-foot mp-on-band"><div class="mp-wrap"><div class="mp-foot__grid"><div><a class="mp-foot__logo" href="%s">%s</a><p>%s</p>%s</div>'
			. '<div><h2>%s</h2>%s</div><div><h2>%s</h2>%s</div></div><div class="mp-foot__base"><span>%s</span></div></div></footer>',
			esc_url( PortalUrls::home( $this->page->resolved->lang->prefix() . '/' ) ),
			LogoHtml::svg( true ),
			esc_html( (string) $this->footer['slogan'] ),
			$this->share(),
			esc_html( (string) $block1['title'] ),
			'text' === $block1['type'] ? wp_kses_post( (string) $block1['text'] ) : '<ul class="mp-foot__links">' . $links . '</ul>',
			esc_html( (string) $block2['title'] ),
			wp_kses_post( (string) $block2['text'] ),
			esc_html( (string) $this->footer['copyright'] )
		);
	}

	private function share(): string {
		$items = '';
		foreach ( (array) $this->footer['share'] as $network => $url ) {
			$items .= sprintf( '<li><a href="%s" aria-label="%s"></a></li>', esc_url( is_string( $url ) ? $url : '' ), esc_attr( 'twitter' === $network ? 'X' : ucfirst( (string) $network ) ) );
		}
		return '' === $items ? '' : '<ul class="mp-foot__social">' . $items . '</ul>';
	}

	private function languages(): string {
		$links = '';
		foreach ( Lang::cases() as $lang ) {
			$links .= sprintf(
				'<a href="%s" lang="%s" hreflang="%s"%s>%s</a>',
				esc_url( $this->page->alternates[ $lang->value ] ?? PortalUrls::home( $lang->prefix() . '/' ) ),
				esc_attr( $lang->value ),
				esc_attr( $lang->value ),
				$lang === $this->page->resolved->lang ? ' aria-current="true"' : '',
				esc_html( strtoupper( $lang->value ) )
			);
		}
		return sprintf( '<nav class="mp-lang" aria-label="%s">%s</nav>', esc_attr__( 'Language', 'mentoriai-portal' ), $links );
	}

	/**
	 * @param array<string, mixed> $of
	 * @return array<string, mixed>
	 */
	private static function part( array $of, string $name ): array {
		return is_array( $of[ $name ] ?? null ) ? $of[ $name ] : array();
	}
}
