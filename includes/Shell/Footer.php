<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\Agency;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\ContentCache;
use MentoriaiPortal\Core\EditorHtml;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Media\Images;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Shell\Schema\MenuSchema;

/**
 * The footer of a language from the setting `footer`: {lt: {…}, en: {…}} in the shape of get_menu, `logo.img` an
 * attachment id; networks from the settings `social_*`. Unset parts have sensible defaults.
 */
final readonly class Footer {

	public function __construct(
		private Settings $settings,
		private Pages $pages,
		private ContentCache $cache,
		private Clock $clock
	) {}

	/** @return array<string, mixed> */
	public function in( Lang $lang ): array {
		$written = $this->written( $lang );
		$owner   = self::text( $written, 'copyright' ) ?: ( new Agency( $this->settings ) )->name( $lang ) ?: html_entity_decode( (string) get_option( 'blogname' ), ENT_QUOTES, 'UTF-8' );
		return array(
			...$this->cache->remember( 'footer.' . $lang->value, fn (): array => $this->made( $written, $lang ) ),
			'share'     => (object) $this->share(),
			'slogan'    => self::text( $written, 'slogan' ),
			'copyright' => sprintf( '© %s %s', $this->clock->local( $this->clock->now() )->format( 'Y' ), $owner ),
		);
	}

	/** @return array<mixed> */
	private function written( Lang $lang ): array {
		$all = $this->settings->get( 'footer' );
		return is_array( $all ) ? self::part( $all, $lang->value ) : array();
	}

	/**
	 * What takes queries or cleaning.
	 *
	 * @param array<mixed> $footer
	 * @return array<string, mixed>
	 */
	private function made( array $footer, Lang $lang ): array {
		$block1 = self::part( $footer, 'block1' );
		$block2 = self::part( $footer, 'block2' );
		$logo   = self::part( $footer, 'logo' );
		$credit = self::part( $footer, 'credit' );
		return array(
			'block1' => array() === $footer ? $this->default_links( $lang ) : array(
				'title' => self::text( $block1, 'title' ),
				'type'  => 'text' === ( $block1['type'] ?? '' ) ? 'text' : 'links',
				'links' => self::links( $block1 ),
				'text'  => EditorHtml::clean( self::text( $block1, 'text' ) ),
			),
			'block2' => array() === $footer ? $this->contacts( $lang ) : array(
				'title' => self::text( $block2, 'title' ),
				'text'  => EditorHtml::clean( self::text( $block2, 'text' ) ),
			),
			'logo'   => array(
				'url'  => esc_url_raw( self::text( $logo, 'url' ) ),
				'img'  => is_numeric( $logo['img'] ?? null ) ? Images::of( (int) $logo['img'], 'medium' ) : null,
				'text' => self::text( $logo, 'text' ),
			),
			'credit' => array(
				'url'  => esc_url_raw( self::text( $credit, 'url' ) ),
				'text' => self::text( $credit, 'text' ),
			),
		);
	}

	/** @return array<string, string> Network to address, those that are set. */
	private function share(): array {
		$share = array();
		foreach ( MenuSchema::networks() as $network ) {
			$share[ $network ] = esc_url_raw( $this->settings->text( 'social_' . $network ) );
		}
		return array_filter( $share );
	}

	/** @return array{title: string, text: string} The agency, of which nothing may be known. */
	private function contacts( Lang $lang ): array {
		$agency = new Agency( $this->settings );
		$lines  = array_filter( array( esc_html( $agency->name( $lang ) ), esc_html( $agency->address() ), $agency->email_link(), $agency->phone_link() ) );
		return array(
			'title' => array() === $lines ? '' : __( 'Contacts', 'mentoriai-portal' ),
			'text'  => implode( '', array_map( static fn ( string $line ): string => "<p>$line</p>", $lines ) ),
		);
	}

	/** @return array{title: string, type: string, links: list<array{link: string, text: string}>, text: string} What the law asks for, once it is published. */
	private function default_links( Lang $lang ): array {
		$links = array();
		foreach ( array( $this->pages->named( Pages::RULES, $lang ), $this->pages->of_screen( Screen::Privacy, $lang ), $this->pages->named( 'prieinamumas', $lang ) ) as $page ) {
			if ( false === $page?->is_empty() ) {
				$links[] = array(
					'link' => $page->url(),
					'text' => $page->title,
				);
			}
		}
		return array(
			'title' => array() === $links ? '' : __( 'Useful links', 'mentoriai-portal' ),
			'type'  => 'links',
			'links' => $links,
			'text'  => '',
		);
	}

	/**
	 * @param array<mixed> $block
	 * @return list<array{link: string, text: string}>
	 */
	private static function links( array $block ): array {
		$links = array();
		foreach ( self::part( $block, 'links' ) as $link ) {
			if ( is_array( $link ) && '' !== self::text( $link, 'text' ) ) {
				$links[] = array(
					'link' => esc_url_raw( PortalUrls::restored( self::text( $link, 'link' ) ) ),
					'text' => self::text( $link, 'text' ),
				);
			}
		}
		return $links;
	}

	/**
	 * @param array<mixed> $of
	 * @return array<mixed>
	 */
	private static function part( array $of, string $name ): array {
		return is_array( $of[ $name ] ?? null ) ? $of[ $name ] : array();
	}

	/** @param array<mixed> $of */
	private static function text( array $of, string $name ): string {
		return is_scalar( $of[ $name ] ?? null ) ? trim( (string) $of[ $name ] ) : '';
	}
}
