<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell\Html;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\LongDay;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Shell\Data;
use MentoriaiPortal\Shell\PageKind;
use MentoriaiPortal\Shell\PortalPage;
use MentoriaiPortal\Shell\Schema\Names;

/**
 * Mentors: the cards of a list and a mentor's own page, in the boxes of src/features/mentors.
 */
final readonly class MentorHtml {

	/** Tags on a card, and mentors beside a mentor, as the app shows them. */
	private const TAGS   = 3;
	private const OTHERS = 4;

	/** Photos of the first row load at once. */
	private const FIRST_ROW = 4;

	private const CARD_WIDTH = '(min-width: 600px) 18rem, 7rem';

	public function __construct( private PortalPage $page ) {}

	public function html(): string {
		$data  = $this->page->reply( 'mentoriai_dynamic_single' ) ?? $this->page->reply( 'mentoriai_static_single' ) ?? array();
		$title = $this->page->title;
		if ( array() === $data ) {
			return sprintf( '<div class="mp-wrap mp-page"><h1>%s</h1></div>', esc_html( $title ) );
		}
		$crumbs   = array_slice( $this->page->crumbs, 1 );
		$text     = Data::text( $data, 'text' );
		$linkedin = Data::text( $data, 'linkedin' );
		$about    = Data::text( $data, 'html_text' );
		$is_member = PageKind::Mentor === $this->page->resolved->kind;
		return sprintf(
			'<div class="mp-mentor-head"><div class="mp-wrap">%s<div class="mp-mentor-head__body"><div class="mp-mentor-head__name"><h1 class="mp-h1">%s</h1></div>%s%s%s%s%s%s</div><div class="mp-mentor-head__art">%s</div></div></div>'
			. '<div class="mp-wrap mp-mentor-columns">%s<div class="mp-mentor-columns__about"><h2>%s</h2>%s<div%s>%s</div></div><div class="mp-mentor-side">%s</div></div>',
			CrumbsHtml::of( $crumbs, $title ),
			esc_html( $title ),
			'' === $text ? '' : '<p class="mp-lead">' . esc_html( $text ) . '</p>',
			( $is_member ? self::town( $data ) : '' ) . $this->rating( $data ) . self::answers( $data ),
			self::tags( $data, 12 ),
			'' === $linkedin ? '' : sprintf( '<a class="mp-mentor-head__linkedin" href="%s" rel="noopener noreferrer">LinkedIn</a>', esc_url( $linkedin ) ),
			self::notice( $data, $this->page->resolved->lang ),
			$this->action(),
			self::face( $data, 'portrait', '(min-width: 900px) 23rem, 26rem' ),
			HubContactHtml::of( Data::part( $data, 'contact' ), $title ),
			esc_html( $is_member ? __( 'About me', 'mentoriai-portal' ) : __( 'About the mentor', 'mentoriai-portal' ) ),
			'' === $about ? '' : FallbackHtml::of( Data::text( $data, 'text_lang' ), $this->page->resolved->lang, 'mp-mentor-columns__fallback' ),
			Data::text( $data, 'text_lang' ) === $this->page->resolved->lang->value ? '' : sprintf( ' lang="%s"', esc_attr( Data::text( $data, 'text_lang' ) ) ),
			ContentHtml::prose( $is_member ? MemberText::with_lists( $about ) : $about ),
			$this->others( Data::part( $data, 'others' ) )
		);
	}

	/** @param array<mixed> $cards Mentor cards. */
	public static function cards( array $cards, Lang $lang, bool $with_rating ): string {
		$items = '';
		foreach ( array_values( $cards ) as $index => $card ) {
			$text   = Data::text( $card, 'text' );
			$items .= sprintf(
				'<li><article class="mp-mentor-card"><div class="mp-mentor-card__art">%s</div><div class="mp-mentor-card__body">%s<h2 class="mp-mentor-card__name"><a href="%s">%s</a></h2>%s%s%s</div></article></li>',
				self::face( $card, 'card', $index < self::FIRST_ROW ? self::CARD_WIDTH : '' ),
				self::busy( $card, $lang ),
				esc_url( Data::text( $card, 'link' ) ),
				esc_html( Data::text( $card, 'title' ) ),
				'' === $text ? '' : '<p class="mp-mentor-card__position">' . esc_html( $text ) . '</p>',
				self::town( $card ) . ( $with_rating ? self::stars( $card, $lang, true ) : '' ) . self::answers( $card ),
				self::tags( $card, self::TAGS )
			);
		}
		return '' === $items ? '' : '<ul class="mp-mentor-grid">' . $items . '</ul>';
	}

	/**
	 * The mentors of the home page.
	 *
	 * @param array<mixed> $mentors Of get_home.
	 * @return list<string>
	 */
	public static function slides( array $mentors, Lang $lang ): array {
		return array_values(
			array_map(
				static fn ( mixed $mentor ): string => sprintf(
					'<article class="mp-mentor-card"><div class="mp-mentor-card__art">%s</div><div class="mp-mentor-card__body"><h3 class="mp-mentor-card__name"><a href="%s">%s</a></h3><p class="mp-mentor-card__position">%s</p>%s</div></article>',
					self::face( $mentor, 'card' ),
					esc_url( Data::text( $mentor, 'link' ) ),
					esc_html( trim( Data::text( $mentor, 'first_name' ) . ' ' . Data::text( $mentor, 'last_name' ) ) ),
					esc_html( Data::text( $mentor, Names::POSITION ) ),
					self::stars( $mentor, $lang, true )
				),
				$mentors
			)
		);
	}

	/**
	 * The photo; without one the frame that the app draws a person into.
	 *
	 * @param string $variant As in src/components/person-art.tsx.
	 * @param string $sizes   See ImageHtml.
	 */
	public static function face( mixed $person, string $variant, string $sizes = '' ): string {
		$image = Data::image( $person );
		return sprintf( '<span class="mp-person mp-person--%s">%s</span>', esc_attr( $variant ), null === $image ? '' : ImageHtml::of( $image, $sizes, '', 'portrait' === $variant ? Data::text( $person, 'title' ) : '' ) );
	}

	private static function tags( mixed $mentor, int $max ): string {
		$items = '';
		$tags  = array_filter( Data::part( $mentor, 'taxs' ), 'is_string' );
		$more  = count( $tags ) - $max;
		foreach ( array( ...array_slice( $tags, 0, $max ), ...( $more > 0 ? array( "+$more" ) : array() ) ) as $tag ) {
			$items .= '<li><span class="mp-tag">' . esc_html( $tag ) . '</span></li>';
		}
		return '' === $items ? '' : '<ul class="mp-tag-list">' . $items . '</ul>';
	}

	/**
	 * Why no one can write to the mentor now, as src/features/mentors/components/busy-notice.tsx says it.
	 *
	 * @param array<mixed> $data
	 */
	private static function notice( array $data, Lang $lang ): string {
		$until = self::busy_until( $data );
		if ( '' === self::why_not( $data, $lang ) ) {
			return '';
		}
		return sprintf(
			'<div class="mp-notice mp-notice--warning"><svg class="mp-icon mp-notice__icon" viewBox="0 0 24 24" aria-hidden="true"></svg><div class="mp-notice__body"><div><p class="mp-notice__title">%s</p><div>%s</div></div></div></div>',
			esc_html(
				'' === $until
					? __( 'This mentor is not taking new requests at the moment', 'mentoriai-portal' )
					/* translators: %s: a day, such as "12 December". */
					: sprintf( __( 'This mentor is not taking new requests until %s', 'mentoriai-portal' ), LongDay::near( $until, $lang, ( new Clock() )->today() ) )
			),
			esc_html__( 'Look at other mentors in the same field or come back later.', 'mentoriai-portal' )
		);
	}

	/** @param array<mixed> $data */
	private function rating( array $data ): string {
		return PageKind::Mentor === $this->page->resolved->kind ? '<div class="mp-mentor-head__rating">' . self::stars( $data, $this->page->resolved->lang, false ) . '</div>' : '';
	}

	/** The rating in the boxes of src/components/star-rating.tsx. */
	private static function stars( mixed $mentor, Lang $lang, bool $is_short ): string {
		$count = is_array( $mentor ) && is_int( $mentor['total_reviews'] ?? null ) ? $mentor['total_reviews'] : 0;
		$value = is_array( $mentor ) && is_numeric( $mentor['average_rating'] ?? null ) ? (float) $mentor['average_rating'] : 0.0;
		if ( 0 === $count ) {
			return '<span class="mp-rating mp-muted">' . esc_html__( 'No ratings yet', 'mentoriai-portal' ) . '</span>';
		}
		/* translators: %s: number of reviews. */
		$reviews = sprintf( _n( '%s review', '%s reviews', $count, 'mentoriai-portal' ), (string) $count );
		return sprintf(
			'<span class="mp-rating"><span class="mp-stars" style="--mp-stars-full:%d%%"></span><b>%s</b><span class="mp-muted">%s</span></span>',
			round( $value * 20 ),
			esc_html( number_format( $value, 2, Lang::Lt === $lang ? ',' : '.', '' ) ),
			esc_html( $is_short ? "($count)" : $reviews )
		);
	}

	/** On a mentor who takes no new founders, as src/features/mentors/lib/availability.ts says it. */
	private static function busy( mixed $mentor, Lang $lang ): string {
		$why = self::why_not( is_array( $mentor ) ? $mentor : array(), $lang );
		return '' === $why ? '' : sprintf( '<span class="mp-badge mp-badge--white mp-mentor-card__busy"><svg class="mp-icon" viewBox="0 0 24 24" aria-hidden="true"></svg>%s</span>', esc_html( $why ) );
	}

	/** @param array<mixed> $mentor */
	private static function why_not( array $mentor, Lang $lang ): string {
		$until = self::busy_until( $mentor );
		return match ( true ) {
			/* translators: %s: a day, such as "12 December". */
			'' !== $until => sprintf( __( 'Busy until %s', 'mentoriai-portal' ), LongDay::near( $until, $lang, ( new Clock() )->today() ) ),
			true === ( $mentor[ Names::BUSY ] ?? false ) => __( 'Fully booked', 'mentoriai-portal' ),
			true === ( $mentor['full'] ?? false ) => __( 'Full at the moment', 'mentoriai-portal' ),
			default => '',
		};
	}

	/** @param array<mixed> $mentor */
	private static function busy_until( array $mentor ): string {
		return true === ( $mentor[ Names::BUSY ] ?? false ) ? Data::text( $mentor, 'busy_until' ) : '';
	}

	private static function town( mixed $mentor ): string {
		$town = Data::text( $mentor, 'town' );
		return '' === $town ? '' : sprintf( '<p class="mp-mentor-town mp-sm mp-muted"><svg class="mp-icon" viewBox="0 0 24 24" aria-hidden="true"></svg>%s</p>', esc_html( $town ) );
	}

	private static function answers( mixed $mentor ): string {
		$days = is_array( $mentor ) && is_int( $mentor['answers_in_days'] ?? null ) ? $mentor['answers_in_days'] : 0;
		/* translators: %s: a number of days. */
		return 0 === $days ? '' : sprintf( '<p class="mp-sm mp-muted">%s</p>', esc_html( sprintf( _n( 'Usually answers within %s day', 'Usually answers within %s days', $days, 'mentoriai-portal' ), (string) $days ) ) );
	}

	/** Members write to mentors and review them: without script the way leads to the login. */
	private function action(): string {
		if ( PageKind::Mentor !== $this->page->resolved->kind ) {
			return '';
		}
		$login = esc_url( PortalUrls::screen( Screen::Login, $this->page->resolved->lang ) );
		$link  = static fn ( string $look, string $label ): string => sprintf( '<a class="mp-button mp-button--%s mp-button--lg" rel="nofollow" href="%s">%s</a>', $look, $login, esc_html( $label ) );
		return '<div class="mp-mentor-head__actions">' . $link( 'primary', __( 'Write to the mentor', 'mentoriai-portal' ) ) . $link( 'secondary', __( 'Write a review', 'mentoriai-portal' ) ) . '</div>';
	}

	/** @param array<mixed> $others Mentor cards. */
	private function others( array $others ): string {
		$items = '';
		foreach ( array_slice( $others, 0, self::OTHERS ) as $card ) {
			$items .= sprintf(
				'<li><a class="mp-other-mentors__link" href="%s"><span><span class="mp-other-mentors__name">%s</span><span class="mp-other-mentors__position">%s</span></span></a></li>',
				esc_url( Data::text( $card, 'link' ) ),
				esc_html( Data::text( $card, 'title' ) ),
				esc_html( Data::text( $card, 'text' ) )
			);
		}
		$list = $this->page->crumbs[1]['url'] ?? '';
		return sprintf(
			'<section class="mp-other-mentors">%s<a class="mp-arrow-link" href="%s">%s</a></section>',
			'' === $items ? '' : sprintf( '<h2 class="mp-mentor-side__title">%s</h2><ul class="mp-other-mentors__list">%s</ul>', esc_html__( 'Other mentors', 'mentoriai-portal' ), $items ),
			esc_url( $list ),
			esc_html__( 'All mentors', 'mentoriai-portal' )
		);
	}
}
