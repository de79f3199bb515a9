<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

use MentoriaiPortal\Content\PageText;
use MentoriaiPortal\Content\PageWriter;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\Screen;
use RuntimeException;

/**
 * The pages of the route table with their texts. Pages of editors stay as they are.
 *
 * @phpstan-import-type PageData from DemoData
 * @phpstan-type Ids array<string, array{lt: int, en: int}>
 */
final readonly class PagesImport {

	public function __construct( private DemoData $data, private PageWriter $writer, private PageMarkup $markup ) {}

	/**
	 * To be asked before anything is written.
	 *
	 * @throws RuntimeException When a known page id belongs to something else, or its page has another.
	 */
	public function refuse_taken_ids(): void {
		foreach ( $this->data->pages() as $page ) {
			$wanted = (int) $page['id'];
			$here   = $wanted > 0 ? $this->existing( $page, Lang::Lt ) : 0;
			if ( $here === $wanted ) {
				continue;
			}
			$taken = get_post( $wanted );
			if ( null !== $taken ) {
				throw new RuntimeException( sprintf( 'The page %s needs the id %d, which belongs to the %s "%s".', $page['key'], $wanted, $taken->post_type, $taken->post_title ) );
			}
			if ( $here > 0 && ! $this->writer->is_untouched( $here ) ) {
				throw new RuntimeException( sprintf( 'The page %s needs the id %d, but somebody edited it as page %d.', $page['key'], $wanted, $here ) );
			}
		}
	}

	/** @return Ids Ids by the key of the page. */
	public function run( ImportMode $mode ): array {
		$ids = array();
		foreach ( $this->ordered( $mode ) as [ $page, $lang ] ) {
			$ids[ $page['key'] ][ $lang->value ] = $this->page( $page, $lang, $mode );
		}
		/** @var Ids $ids */
		return $ids;
	}

	/**
	 * Known ids before other pages could take them, then the two homes, under which the others are.
	 *
	 * @return list<array{PageData, Lang}>
	 */
	private function ordered( ImportMode $mode ): array {
		$known  = array();
		$homes  = array();
		$others = array();
		foreach ( $this->data->pages() as $page ) {
			foreach ( Lang::cases() as $lang ) {
				if ( self::wanted_id( $page, $lang, $mode ) > 0 ) {
					$known[] = array( $page, $lang );
				} elseif ( Screen::Home->value === $page['type'] ) {
					$homes[] = array( $page, $lang );
				} else {
					$others[] = array( $page, $lang );
				}
			}
		}
		return array( ...$known, ...$homes, ...$others );
	}

	/** @param PageData $page */
	private function page( array $page, Lang $lang, ImportMode $mode ): int {
		$screen = Screen::tryFrom( $page['type'] );
		$text   = $page[ $lang->value ];
		$here   = $this->existing( $page, $lang );
		$keep   = $here > 0 && ! $this->writer->is_untouched( $here );
		$stored = new PageText(
			self::slug( $page, $lang ),
			$text['title'],
			$text['intro'],
			Screen::Home === $screen ? $this->markup->home( $lang, $mode->has_people() ) : $this->markup->page( $text )
		);
		return $keep
			? $this->writer->put_if_missing( $page['key'], $screen, $lang, $stored )
			: $this->writer->put( $page['key'], $screen, $lang, $stored, self::wanted_id( $page, $lang, $mode ) );
	}

	/** @param PageData $page */
	private function existing( array $page, Lang $lang ): int {
		return $this->writer->find( $page['key'], Screen::tryFrom( $page['type'] ), $lang, self::slug( $page, $lang ) );
	}

	/** @param PageData $page */
	private static function slug( array $page, Lang $lang ): string {
		return Screen::tryFrom( $page['type'] )?->facts()->slug() ?? basename( $page[ $lang->value ]['path'] );
	}

	/** @param PageData $page */
	private static function wanted_id( array $page, Lang $lang, ImportMode $mode ): int {
		return ImportMode::Demo === $mode && Lang::Lt === $lang ? (int) $page['id'] : 0;
	}
}
