<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content;

use MentoriaiPortal\Core\ContentCache;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Media\Images;
use MentoriaiPortal\Core\Services;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Mentors\MentorCard;
use MentoriaiPortal\Mentors\MentorDirectory;

/**
 * The home page: sections that editors placed as blocks, and the mentors shown in it.
 */
final readonly class Home {

	private const ICON_SIZE = 24;

	public function __construct(
		private Services $core,
		private Pages $pages,
		private PageRepository $repository,
		private ContentCache $cache,
		private MentorDirectory $mentors
	) {}

	/**
	 * The data of get_home.
	 *
	 * @return array<string, mixed>
	 */
	public function in( Lang $lang ): array {
		$page     = $this->pages->of_screen( Screen::Home, $lang ) ?? $this->pages->of_screen( Screen::Home, $lang->other() );
		$kept     = null === $page ? array() : $this->cache->remember( 'home_' . $lang->value, fn (): array => $this->read( $page, $lang ) );
		$sections = is_array( $kept['sections'] ?? null ) ? $kept['sections'] : array();
		if ( isset( $sections['mentors'] ) ) {
			$sections += $this->mentors( (int) $sections['mentors']['count'], $lang );
			unset( $sections['mentors'] );
		}
		return $sections + array(
			'alternates' => array(
				'lt' => PortalUrls::screen( Screen::Home, Lang::Lt ),
				'en' => PortalUrls::screen( Screen::Home, Lang::En ),
			),
			'meta'       => array(
				'title'       => $page->title ?? '',
				'description' => (string) ( $kept['description'] ?? '' ),
			),
		) + ( null === $page || $page->lang === $lang ? array() : array( 'text_lang' => $page->lang->value ) );
	}

	/** @return array{sections: array<string, mixed>, description: string} */
	private function read( Page $page, Lang $lang ): array {
		$text = $this->repository->text( $page->id ) ?? array(
			'content' => '',
			'excerpt' => '',
			'image'   => 0,
		);
		$home = ( new HomeSections( $lang, fn ( mixed $source, string $size ): ?array => $this->image( $source, $size ) ) )->of( $text['content'] );
		return array(
			'sections'    => $home,
			'description' => PageTexts::plain( $text['excerpt'] ),
		);
	}

	/**
	 * @param mixed $source Attachment id, or the name of one of our icons.
	 * @return array<string, mixed>|null
	 */
	private function image( mixed $source, string $size ): ?array {
		if ( is_string( $source ) && 1 === preg_match( '~^[a-z-]+$~', $source ) && is_file( $this->core->path( "assets/icons/$source.svg" ) ) ) {
			$file = array(
				'src' => $this->core->url( "assets/icons/$source.svg" ),
				'w'   => self::ICON_SIZE,
				'h'   => self::ICON_SIZE,
			);
			return array(
				'placeholder' => $file,
				'resized'     => $file,
				'alt'         => '',
			);
		}
		return is_numeric( $source ) ? Images::of( (int) $source, $size ) : null;
	}

	/** @return array<string, mixed> Nothing while no mentor is public. */
	private function mentors( int $count, Lang $lang ): array {
		$cards = $this->mentors->newest_cards( $count, $lang );
		$page  = $this->pages->of_screen( Screen::DynamicMentors, $lang );
		return array() === $cards ? array() : array(
			'mentoriai'         => array_map(
				static fn ( MentorCard $card ): array => array(
					'img'               => Images::restored( $card->image ),
					'first_name'        => $card->first_name,
					'last_name'         => $card->last_name,
					'pareigos_ir_imone' => $card->text,
					'link'              => $card->kind->url( $card->slug, $lang ),
				),
				$cards
			),
			'mentoriu_puslapis' => array(
				'url'   => $page?->url() ?? PortalUrls::screen( Screen::DynamicMentors, $lang ),
				'title' => $page->title ?? '',
			),
		);
	}
}
