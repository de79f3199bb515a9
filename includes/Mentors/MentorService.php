<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\PageSize;
use MentoriaiPortal\Core\Preview;
use MentoriaiPortal\Core\Rest\ApiError;

/**
 * Finding mentors.
 */
final readonly class MentorService {

	private const PAGE_SIZE = 12;

	/** How many other mentors a mentor's page brings along. */
	private const OTHERS = 12;

	public function __construct(
		private MentorRepository $mentors,
		private FieldRepository $fields,
		private MentorTexts $texts,
		private ListSegments $sizes,
		private Clock $clock,
		private Preview $preview
	) {}

	public function list( MentorKind $kind, Lang $lang, MentorQuery $query ): MentorList {
		$size    = PageSize::of( 'mentoriai_' . $kind->value, self::PAGE_SIZE );
		$offset  = $query->page * $size;
		$day     = $this->day( $query->seed );
		$plan    = $this->sizes->plan( $kind, $lang, $day );
		$terms   = $this->fields->ids_of( $query->tags );
		$town    = MentorSource::town_key( $query->town );
		$texts   = array_values( array_unique( array( $query->keyword, Keyword::shortened( $query->keyword ) ) ) );
		$keyword = array_map( Keyword::of( ... ), $texts );
		if ( ( array() !== $query->tags && array() === $terms ) || ( '' !== $query->town && '' === $town ) ) {
			return new MentorList( array(), 0, $day, $query->keyword, $plan->towns );
		}
		if ( ! $keyword[0]->is_empty() || '' !== $town ) {
			[ $cards, $total, $used ] = $this->mentors->search( $kind, $lang, $plan, $terms, $town, $keyword, $offset, $size );
			return new MentorList( $cards, $total, $day, $texts[ $used ], $plan->towns );
		}
		$terms = array() === $terms ? array( 0 ) : $terms;
		$total = count( $terms ) > 1 ? $this->mentors->count_of_any( $kind, $lang, $terms ) : $plan->total( $terms[0] );
		return new MentorList( $this->mentors->page( $kind, $lang, $plan, $terms, $offset, $size ), $total, $day, $query->keyword, $plan->towns );
	}

	/** @return list<string> Where the hubs are. */
	public function towns( Lang $lang ): array {
		return $this->sizes->plan( MentorKind::Static, $lang, $this->clock->today() )->towns;
	}

	/** @throws ApiError 404, or 403 `nepatvirtintas` for a mentor who is not confirmed yet. */
	public function single( MentorKind $kind, Lang $lang, string $slug ): MentorPage {
		$found = $this->previewed( $kind, $slug ) ?? $this->mentors->find( $kind, $lang, $slug );
		if ( null !== $found && $found->is_unconfirmed() ) {
			throw ApiError::forbidden( 'nepatvirtintas' );
		}
		if ( null === $found || ! $found->is_visible() ) {
			throw ApiError::not_found();
		}
		return $this->texts->page( $found, $lang, $this->others( $found->card, $lang ) );
	}

	private function previewed( MentorKind $kind, string $slug ): ?IndexedMentor {
		$draft = MentorKind::Static === $kind ? $this->preview->of_type( StaticMentors::POST_TYPE ) : null;
		return $draft?->post_name !== $slug ? null : $this->mentors->unlisted( ( new StaticMentors( $this->fields ) )->source( $draft, StaticMentors::pair_key( $draft->ID ), StaticMentors::lang( $draft->ID ) ) );
	}

	/**
	 * The tags with the number of visible mentors who have them.
	 *
	 * @return list<array{field: Field, count: int}>
	 */
	public function fields( MentorKind $kind, Lang $lang ): array {
		$plan = $this->sizes->plan( $kind, $lang, $this->clock->today() );
		return array_map(
			static fn ( Field $field ): array => array(
				'field' => $field,
				'count' => $plan->total( $field->id ),
			),
			$this->fields->sorted( $lang )
		);
	}

	/**
	 * Mentors with the same tags, then anyone.
	 *
	 * @return list<MentorCard>
	 */
	private function others( MentorCard $mentor, Lang $lang ): array {
		$plan   = $this->sizes->plan( $mentor->kind, $lang, $this->clock->today() );
		$others = array() === $mentor->term_ids ? array() : $this->mentors->page( $mentor->kind, $lang, $plan, $mentor->term_ids, 0, self::OTHERS + 1 );
		if ( count( $others ) <= self::OTHERS ) {
			$others = array( ...$others, ...$this->mentors->page( $mentor->kind, $lang, $plan, array( 0 ), 0, self::OTHERS + 1 ) );
		}
		$by_id = array();
		foreach ( $others as $card ) {
			$by_id[ $card->id ] ??= $card;
		}
		unset( $by_id[ $mentor->id ] );
		return array_slice( array_values( $by_id ), 0, self::OTHERS );
	}

	/** Today, or yesterday for a list that was begun before midnight. */
	private function day( string $seed ): string {
		$yesterday = $this->clock->today( -1 );
		return $seed === $yesterday ? $yesterday : $this->clock->today();
	}
}
