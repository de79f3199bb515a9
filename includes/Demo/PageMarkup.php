<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

use MentoriaiPortal\Core\Lang;

/**
 * The content of a page, made of blocks.
 *
 * @phpstan-import-type PageTextData from DemoData
 */
final readonly class PageMarkup {

	public function __construct( private DemoData $data, private FilesImport $files, private AgencyTexts $agency ) {}

	/** @param PageTextData $text */
	public function page( array $text, Lang $lang, ImportMode $mode ): string {
		$html  = fn ( string $html ): string => BlockMarkup::with_links( $this->agency->fill( $html, $lang, $mode ) );
		$parts = array( BlockMarkup::of( $html( $text['html'] ) ) );
		if ( isset( $text['checklist'] ) ) {
			$list    = $text['checklist'];
			$parts[] = BlockMarkup::own(
				'checklist',
				array(
					'bloko_antraste'  => $list['title'],
					'bloko_tekstas'   => $list['intro'],
					'klausimai'       => $list['questions'],
					'tekstas_visi'    => $list['all_yes'],
					'tekstas_ne_visi' => $list['not_all'],
				)
			);
		}
		if ( isset( $text['faq'] ) ) {
			$items   = array_map(
				static fn ( array $item ): array => array(
					'klausimas' => $item['question'],
					'atsakymas' => $html( $item['answer_html'] ),
				),
				$text['faq']
			);
			// A question whose answer is invented goes with it.
			$items   = array_values( array_filter( $items, static fn ( array $item ): bool => '' !== $item['atsakymas'] ) );
			$parts[] = BlockMarkup::own(
				'faq',
				array(
					'bloko_antraste' => $text['faq_title'] ?? '',
					'items'          => $items,
				)
			);
		}
		if ( isset( $text['gallery'] ) && ImportMode::Demo === $mode ) {
			$parts[] = BlockMarkup::of( '<h2>' . esc_html( $text['gallery_title'] ?? '' ) . '</h2>' );
			$parts[] = BlockMarkup::gallery(
				array_map(
					fn ( array $picture ): array => array(
						'id'  => $this->files->add( $picture['file'], $picture['alt'] ),
						'alt' => $picture['alt'],
					),
					$text['gallery']
				)
			);
		}
		return implode( "\n\n", array_filter( $parts ) );
	}

	/** A text without HTML. */
	public function text( string $text, Lang $lang, ImportMode $mode ): string {
		return $this->agency->fill( $text, $lang, $mode );
	}

	/** The home page; the figures of the demo content are true only there. */
	public function home( Lang $lang, ImportMode $mode ): string {
		$home   = $this->data->home()[ $lang->value ];
		$blocks = $home['blocks'];

		$home['intro']['text'] = $this->text( $home['intro']['text'], $lang, $mode );
		$parts  = array(
			BlockMarkup::own( 'intro', array_diff_key( $home['intro'], ImportMode::Demo === $mode ? array() : array( 'facts' => '' ) ) ),
			BlockMarkup::own( 'twocols', array( 'list' => $this->linked( $home['twocols'], $lang, 'link' ) ) ),
			BlockMarkup::own( 'events', $home['events'] ),
			BlockMarkup::own(
				'blocks',
				array(
					'title' => $blocks['title'],
					'text'  => $blocks['subtitle'],
					'list'  => $blocks['list'],
				)
			),
			BlockMarkup::own( 'twocolsold', array( 'list' => $this->linked( $home['twocolsold'], $lang, 'link' ) ) ),
			BlockMarkup::own( 'mentors', $home['mentoriai'] ),
			BlockMarkup::own( 'blocks2', array( 'list' => $this->linked( $home['blocks2'], $lang, 'url' ) ) ),
			BlockMarkup::own( 'stories', $home['istorijos'] ),
		);
		return implode( "\n\n", $parts );
	}

	/**
	 * Items whose `page` became the site path of that page.
	 *
	 * @param list<array<string, string>> $items
	 * @return list<array<string, string>>
	 */
	private function linked( array $items, Lang $lang, string $name ): array {
		$pages = array_column( $this->data->pages(), $lang->value, 'key' );
		return array_map(
			static fn ( array $item ): array => array( $name => $pages[ $item['page'] ]['path'] ) + array_diff_key( $item, array( 'page' => '' ) ),
			$items
		);
	}
}
