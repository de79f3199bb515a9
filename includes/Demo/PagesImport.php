<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

use Closure;
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

	/** Pages that the law asks of an agency: a person reads them before the public does. */
	private const LEGAL = array( 'privatumo-politika', 'narystes-taisykles', 'prieinamumas' );

	/** @param Closure( Lang ): string $policy What the privacy policy should say of the portal, as HTML. */
	public function __construct( private DemoData $data, private PageWriter $writer, private PageMarkup $markup, private Closure $policy ) {}

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
		if ( ImportMode::Demo !== $mode ) {
			$this->each_draft( fn ( array $page, Lang $lang ): int => $this->page( $page, $lang, $mode ) );
		}
		/** @var Ids $ids */
		return $ids;
	}

	/** Brings pages that still have the text of the set-up to what is known now. */
	public function refresh(): void {
		$refresh = function ( array $page, Lang $lang ): void {
			/** @var PageData $page */
			$here = $this->existing( $page, $lang );
			$here > 0 && PageWriter::is_from_set_up( $here ) && $this->page( $page, $lang, ImportMode::SetUp );
		};
		foreach ( $this->ordered( ImportMode::SetUp ) as [ $page, $lang ] ) {
			$refresh( $page, $lang );
		}
		$this->each_draft( $refresh );
	}

	/** @param callable( PageData, Lang ): mixed $call */
	private function each_draft( callable $call ): void {
		foreach ( $this->data->drafts() as $page ) {
			foreach ( Lang::cases() as $lang ) {
				$call( $page, $lang );
			}
		}
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
		$stored = new PageText(
			self::slug( $page, $lang ),
			$text['title'],
			$this->markup->text( $text['intro'], $lang, $mode ),
			Screen::Home === $screen ? $this->markup->home( $lang, $mode ) : $this->markup->page( $text, $lang, $mode ) . $this->policy( $screen, $lang, $mode )
		);
		if ( $here > 0 && ! $this->writer->is_untouched( $here ) && ( ImportMode::Demo === $mode || ! self::may_refill( $page, $here ) ) ) {
			return $this->writer->put_if_missing( $page['key'], $screen, $lang, $stored );
		}
		if ( ImportMode::Demo === $mode ) {
			return $this->writer->put( $page['key'], $screen, $lang, $stored, self::wanted_id( $page, $lang, $mode ) );
		}
		$is_ready = ! self::is_legal( $page ) && ! str_contains( $stored->content, AgencyTexts::MARK );
		return $this->writer->fill( $page['key'], $screen, $lang, $stored, $is_ready ? 'publish' : 'draft' );
	}

	/**
	 * A text that a person has read and published stays as it was read.
	 *
	 * @param PageData $page
	 */
	private static function may_refill( array $page, int $here ): bool {
		return PageWriter::is_filled( $here ) && ( ! self::is_legal( $page ) || 'publish' !== get_post_status( $here ) );
	}

	/** @param PageData $page */
	private static function is_legal( array $page ): bool {
		return in_array( $page['key'], self::LEGAL, true );
	}

	/** What WordPress's privacy guide is told too, at the end of a real site's privacy policy. */
	private function policy( ?Screen $screen, Lang $lang, ImportMode $mode ): string {
		return Screen::Privacy === $screen && ImportMode::Demo !== $mode ? "\n\n" . BlockMarkup::of( ( $this->policy )( $lang ) ) : '';
	}

	/** @param PageData $page */
	private function existing( array $page, Lang $lang ): int {
		return $this->writer->find( $page['key'], Screen::tryFrom( $page['type'] ), $lang, self::slug( $page, $lang ) );
	}

	/** @param PageData $page */
	private static function slug( array $page, Lang $lang ): string {
		return Screen::tryFrom( $page['type'] )?->facts()->slug( $lang ) ?? basename( $page[ $lang->value ]['path'] );
	}

	/** @param PageData $page */
	private static function wanted_id( array $page, Lang $lang, ImportMode $mode ): int {
		return ImportMode::Demo === $mode && Lang::Lt === $lang ? (int) $page['id'] : 0;
	}
}
