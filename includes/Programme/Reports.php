<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Programme;

use Closure;
use MentoriaiPortal\ActivityLog\Act;
use MentoriaiPortal\ActivityLog\ActivityLog;
use MentoriaiPortal\ActivityLog\ActObject;
use MentoriaiPortal\Core\Agency;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Mentors\Field;

/**
 * Programme reports: written as drafts, approved once, and never changed after that.
 *
 * @phpstan-import-type Figures from Programme
 * @phpstan-import-type Frozen from Report
 */
final readonly class Reports {

	public const WORDS_MAX = 5000;

	/** @param Closure(): array<int, Field> $fields By id. */
	public function __construct( private Db $db, private ReportRepository $reports, private Programme $programme, private ActivityLog $log, private Locale $locale, private Agency $agency, private Closure $fields, private Clock $clock ) {}

	/** @throws ApiError 404. */
	public function find( int $id ): Report {
		return $this->reports->find( $id ) ?? throw ApiError::not_found();
	}

	/** @return list<Report> Newest first. */
	public function page( int $limit, int $offset ): array {
		return $this->reports->page( $limit, $offset );
	}

	public function count(): int {
		return $this->reports->count();
	}

	/**
	 * @param array<mixed> $sent `from`, `to`, `field`, `role`, `words` {lt, en}.
	 * @throws InvalidInput Name to message key.
	 */
	public function create( array $sent ): Report {
		[ $filter, $words ] = $this->read( $sent );
		return $this->find( $this->reports->add( $filter, $words, $this->clock->now() ) );
	}

	/**
	 * @param array<mixed> $sent See create().
	 * @throws ApiError 404, 409.
	 * @throws InvalidInput Name to message key.
	 */
	public function change( int $id, array $sent ): Report {
		$this->refuse_approved( $id );
		[ $filter, $words ] = $this->read( $sent );
		return $this->reports->change( $id, $filter, $words ) ? $this->find( $id ) : throw ApiError::conflict();
	}

	/** @throws ApiError 404, 409. */
	public function delete( int $id ): void {
		$this->refuse_approved( $id );
		$this->reports->delete( $id ) || throw ApiError::conflict();
	}

	/**
	 * Freezes figures, names and day. Of two at once one counts.
	 *
	 * @param int|null $by User id; null for whoever is logged in.
	 * @throws ApiError 404, 409.
	 */
	public function approve( int $id, ?int $by = null ): Report {
		$this->refuse_approved( $id );
		$this->db->repeatable(
			function () use ( $id, $by ): void {
				$who = get_userdata( $by ?? get_current_user_id() );
				if ( false === $who || ! $this->reports->begin_approval( $id, $who->ID, $who->display_name, $this->clock->now() ) ) {
					throw ApiError::conflict();
				}
				$this->reports->freeze( $id, (string) wp_json_encode( $this->shown( $this->find( $id ) ), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) );
				$this->log->write( Act::ReportApproved, ActObject::ProgrammeReport, $id, actor_id: $who->ID );
			}
		);
		return $this->find( $id );
	}

	/**
	 * What a report shows: frozen, or as it would be approved now.
	 *
	 * @return Frozen
	 */
	public function shown( Report $report ): array {
		return $this->all_shown( array( $report ) )[0];
	}

	/**
	 * With the names of the stages in one language.
	 *
	 * @return Figures
	 */
	public function figures( Report $report, Lang $lang ): array {
		return $this->all_figures( array( $report ), $lang )[0];
	}

	/**
	 * The same of several reports; how many are drafts does not change the number of queries.
	 *
	 * @param list<Report> $reports
	 * @return list<Figures>
	 */
	public function all_figures( array $reports, Lang $lang ): array {
		$all = array();
		foreach ( $this->all_shown( $reports ) as $shown ) {
			$figures = $shown['figures'];
			foreach ( $figures['funnel'] as $at => $row ) {
				$figures['funnel'][ $at ]['label'] = $shown['labels'][ $lang->value ][ $row['key'] ] ?? $row['label'];
			}
			$all[] = $figures;
		}
		return $all;
	}

	/**
	 * @param list<Report> $reports
	 * @return list<Frozen>
	 */
	private function all_shown( array $reports ): array {
		$drafts  = array_filter( $reports, static fn ( Report $report ): bool => null === $report->frozen );
		$figures = $this->programme->with_sizes( array_map( static fn ( Report $report ): ProgrammeFilter => $report->filter, $drafts ) );
		$shown   = array();
		foreach ( $reports as $at => $report ) {
			$shown[] = $report->frozen ?? $this->state_of( $report->filter, SmallNumbers::hide( ...$figures[ $at ] ) );
		}
		return $shown;
	}

	/** @throws ApiError 404, 409. */
	private function refuse_approved( int $id ): void {
		if ( $this->find( $id )->is_approved() ) {
			throw ApiError::conflict();
		}
	}

	/**
	 * @param Figures $figures
	 * @return Frozen
	 */
	private function state_of( ProgrammeFilter $filter, array $figures ): array {
		$labels = array();
		$field  = array();
		$agency = array();
		foreach ( Lang::cases() as $lang ) {
			foreach ( Stage::cases() as $stage ) {
				$labels[ $lang->value ][ $stage->value ] = $this->locale->within( $lang, static fn (): string => $stage->label( $filter->role ) );
			}
			$agency[ $lang->value ] = $this->agency->name( $lang );
			$field[ $lang->value ]  = isset( ( $this->fields )()[ $filter->field ] ) ? ( $this->fields )()[ $filter->field ]->name( $lang ) : '';
		}
		return array(
			'figures' => $figures,
			'labels'  => $labels,
			'field'   => 0 === $filter->field ? array() : $field,
			'agency'  => $agency,
		);
	}

	/**
	 * @param array<mixed> $sent
	 * @return array{ProgrammeFilter, array{lt: string, en: string}}
	 * @throws InvalidInput Name to message key.
	 */
	private function read( array $sent ): array {
		$wrong = array();
		$words = array();
		foreach ( array( 'from', 'to' ) as $name ) {
			if ( ! is_string( $sent[ $name ] ?? null ) || '' === $sent[ $name ] ) {
				$wrong[ $name ] = 'required';
			}
		}
		try {
			$filter = ProgrammeFilter::of_query( $sent, $this->clock );
			if ( 0 !== $filter->field && ! isset( ( $this->fields )()[ $filter->field ] ) ) {
				$wrong['field'] = 'invalid';
			}
		} catch ( InvalidInput $invalid ) {
			$wrong += $invalid->fields;
		}
		try {
			$input = new Input( array( 'words' => ( new Input( array( 'lt' => Text::multiline( self::WORDS_MAX )->required(), 'en' => Text::multiline( self::WORDS_MAX )->required() ) ) )->required() ) );
			$words = $input->read( $sent, false )['words'];
		} catch ( InvalidInput $invalid ) {
			$wrong += $invalid->fields;
		}
		if ( array() !== $wrong || ! isset( $filter ) || ! is_array( $words ) ) {
			throw new InvalidInput( $wrong );
		}
		return array( $filter, array( 'lt' => (string) $words['lt'], 'en' => (string) $words['en'] ) );
	}
}
