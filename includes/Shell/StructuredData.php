<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use MentoriaiPortal\Core\EditorHtml;
use MentoriaiPortal\Core\SiteName;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Shell\Schema\Names;

/**
 * What a page is about, for search engines: schema.org as JSON-LD.
 *
 * @phpstan-type Thing array<string, mixed>
 */
final readonly class StructuredData {

	/**
	 * @param string $logo   Absolute url.
	 * @param Footer $footer Its share links are the agency's other places.
	 */
	public function __construct(
		private SiteName $name,
		private string $logo,
		private Footer $footer
	) {}

	/** The script element, or nothing. */
	public function html( PortalPage $page ): string {
		$things = $page->is_indexed() ? $this->of( $page ) : array();
		if ( array() === $things ) {
			return '';
		}
		$json = wp_json_encode(
			array(
				'@context' => 'https://schema.org',
				'@graph'   => $things,
			),
			JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
		);
		return '<script type="application/ld+json">' . $json . "</script>\n";
	}

	/** @return list<Thing> */
	private function of( PortalPage $page ): array {
		$thing = match ( $page->resolved->kind ) {
			PageKind::Mentor       => self::person( $page, $page->reply( 'mentoriai_dynamic_single' ) ?? array() ),
			PageKind::StaticMentor => self::person( $page, $page->reply( 'mentoriai_static_single' ) ?? array() ),
			PageKind::Event        => EventData::of( $page->reply( 'events' ) ?? array(), $page, $this->publisher() ),
			PageKind::Story        => $this->article( $page, $page->reply( 'success_stories' ) ?? array() ),
			PageKind::Page         => Screen::Home === $page->resolved->screen ? $this->organization( $page ) : self::questions( $page ),
			default             => null,
		};
		return array_values( array_filter( array( $thing, self::crumbs( $page ) ) ) );
	}

	/** @return Thing */
	private function publisher(): array {
		return array(
			'@type' => 'Organization',
			'name'  => $this->name->text(),
			'url'   => PortalUrls::home( '/' ),
			'logo'  => $this->logo,
		);
	}

	/** @return Thing */
	private function organization( PortalPage $page ): array {
		$links = array_values( array_filter( (array) $this->footer->in( $page->resolved->lang )['share'], 'is_string' ) );
		return $this->publisher() + array_filter(
			array(
				'description' => $page->description,
				'sameAs'      => $links,
			)
		);
	}

	/**
	 * @param array<mixed> $data
	 * @return Thing
	 */
	private static function person( PortalPage $page, array $data ): array {
		return array(
			'@type' => 'Person',
			'name'  => $page->title,
			'url'   => $page->canonical,
		) + array_filter(
			array(
				'jobTitle'    => Data::text( $data, 'text' ),
				'description' => EditorHtml::excerpt( Data::text( $data, 'html_text' ), 300 ),
				'image'       => self::image( $page ),
				'knowsAbout'  => array_values( array_filter( Data::part( $data, 'taxs' ), 'is_string' ) ),
				'sameAs'      => Data::text( $data, 'linkedin' ),
			)
		);
	}

	/**
	 * @param array<mixed> $data
	 * @return Thing
	 */
	private function article( PortalPage $page, array $data ): array {
		$post = is_int( $data['id'] ?? null ) ? get_post( $data['id'] ) : null;
		return array(
			'@type'            => 'Article',
			'headline'         => $page->title,
			'mainEntityOfPage' => $page->canonical,
			'inLanguage'       => ( $page->is_fallback ? $page->resolved->lang->other() : $page->resolved->lang )->value,
			'author'           => $this->publisher(),
			'publisher'        => $this->publisher(),
		) + array_filter(
			array(
				'description'   => $page->description,
				'image'         => self::image( $page ),
				'datePublished' => null === $post ? '' : (string) get_post_time( 'c', false, $post ),
				'dateModified'  => null === $post ? '' : (string) get_post_modified_time( 'c', false, $post ),
			)
		);
	}

	/** @return Thing|null The questions of all FAQ blocks of a page. */
	private static function questions( PortalPage $page ): ?array {
		$questions = array();
		foreach ( Data::part( $page->data( 'get_default' ), 'blocks' ) as $block ) {
			foreach ( Data::part( $block, Names::FAQ ) as $item ) {
				$answer = EditorHtml::excerpt( Data::text( $item, Names::ANSWER ), 2000 );
				if ( '' !== $answer ) {
					$questions[] = array(
						'@type'          => 'Question',
						'name'           => Data::text( $item, Names::QUESTION ),
						'acceptedAnswer' => array(
							'@type' => 'Answer',
							'text'  => $answer,
						),
					);
				}
			}
		}
		return array() === $questions ? null : array(
			'@type'      => 'FAQPage',
			'mainEntity' => $questions,
		);
	}

	/** @return Thing|null */
	private static function crumbs( PortalPage $page ): ?array {
		$steps = array();
		$here  = array(
			'label' => $page->title,
			'url'   => $page->canonical,
		);
		foreach ( array() === $page->crumbs ? array() : array( ...$page->crumbs, $here ) as $index => $crumb ) {
			$steps[] = array(
				'@type'    => 'ListItem',
				'position' => $index + 1,
				'name'     => $crumb['label'],
				'item'     => $crumb['url'],
			);
		}
		return array() === $steps ? null : array(
			'@type'           => 'BreadcrumbList',
			'itemListElement' => $steps,
		);
	}

	private static function image( PortalPage $page ): string {
		return Data::text( Data::part( $page->image, 'resized' ), 'src' );
	}
}
