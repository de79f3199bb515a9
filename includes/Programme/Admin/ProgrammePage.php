<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Programme\Admin;

use Closure;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Rest\ErrorTexts;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Core\TextFold;
use MentoriaiPortal\Mentors\Field;
use MentoriaiPortal\Programme\Programme;
use MentoriaiPortal\Programme\ProgrammeFilter;
use MentoriaiPortal\Programme\Report;
use MentoriaiPortal\Programme\Reports;
use MentoriaiPortal\Results\Admin\StatisticsPage;

/**
 * Mentoring → Statistics → Programme: the figures, the reports, and one report (`&report=ID`). Its forms are sent to the page itself, so that nothing
 * typed is lost.
 *
 * @phpstan-import-type Figures from Programme
 */
final class ProgrammePage {

	private ?ReportForm $form = null;

	private string $error = '';

	/** @param Closure(): array<int, Field> $fields By id. */
	public function __construct( private readonly Programme $programme, private readonly Reports $reports, private readonly Locale $locale, private readonly Closure $fields, private readonly CsvDownload $file, private readonly Clock $clock ) {}

	/** Action `load-…` of the page: files, and what a form has sent. */
	public function load(): void {
		$id = absint( Asked::of( 'report' ) );
		if ( 'programme' !== Asked::of( 'tab' ) && 0 === $id ) {
			return;
		}
		if ( ! current_user_can( StaffMenu::CAPABILITY ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do this.', 'mentoriai-portal' ), '', array( 'response' => 403 ) );
		}
		if ( '' !== Asked::of( 'csv' ) ) {
			$this->file->answer( $this->filter() );
		}
		$action = Asked::sent( 'mentoriai_programme' );
		if ( '' !== $action ) {
			check_admin_referer( Asked::NONCE );
			$this->act( $action, $id );
		}
	}

	public function show(): void {
		if ( ! current_user_can( StaffMenu::CAPABILITY ) ) {
			return;
		}
		$id   = absint( Asked::of( 'report' ) );
		$form = $this->form ?? $this->asked_form( $id );

		$this->form = null;
		if ( null !== $form ) {
			echo '<h1>' . esc_html( 0 === $id ? __( 'New programme report', 'mentoriai-portal' ) : __( 'Edit the draft', 'mentoriai-portal' ) ) . '</h1>';
			$form->show( $this->field_names() );
		} elseif ( 0 !== $id ) {
			$this->show_report( $id );
		} else {
			$this->show_figures();
		}
	}

	private function act( string $action, int $id ): void {
		try {
			match ( $action ) {
				'save'    => $this->save( $id ),
				'approve' => self::go( Asked::report( $this->reports->approve( $id )->id, array( 'told' => 'approved' ) ) ),
				'delete'  => $this->delete( $id ),
				default   => null,
			};
		} catch ( ApiError $refused ) {
			$this->error = 409 === $refused->status ? __( 'This report is approved already; it stays as it is.', 'mentoriai-portal' ) : ErrorTexts::of( $refused );
		}
	}

	private function save( int $id ): void {
		$filter = array_combine( ProgrammeFilter::NAMES, array_map( Asked::sent( ... ), ProgrammeFilter::NAMES ) );
		$words  = array(
			'lt' => Asked::sent( 'words_lt' ),
			'en' => Asked::sent( 'words_en' ),
		);
		$sent   = $filter + array( 'words' => $words );
		try {
			$report = 0 === $id ? $this->reports->create( $sent ) : $this->reports->change( $id, $sent );
		} catch ( InvalidInput $wrong ) {
			$this->form = new ReportForm( $id, $filter, $words, $wrong->fields );
			return;
		} catch ( ApiError $refused ) {
			$this->form = new ReportForm( $id, $filter, $words, error: 409 === $refused->status ? __( 'This report is approved already; it stays as it is.', 'mentoriai-portal' ) : ErrorTexts::of( $refused ) );
			return;
		}
		self::go( Asked::report( $report->id, array( 'told' => 'saved' ) ) );
	}

	private function delete( int $id ): never {
		$this->reports->delete( $id );
		self::go( Asked::url( array( 'told' => 'deleted' ) ) );
	}

	private static function go( string $url ): never {
		wp_safe_redirect( $url );
		exit;
	}

	private function asked_form( int $id ): ?ReportForm {
		if ( 0 === $id ) {
			$filter = $this->filter() ?? $this->default_filter();
			return '' === Asked::of( 'new' ) ? null : new ReportForm( 0, $filter->query() );
		}
		$report = '' === Asked::of( 'edit' ) ? null : $this->find( $id );
		return null === $report || $report->is_approved() ? null : ReportForm::of( $report );
	}

	private function show_figures(): void {
		echo '<h1>' . esc_html__( 'Statistics', 'mentoriai-portal' ) . '</h1>';
		StatisticsPage::tabs( 'programme' );
		$this->show_told();
		$filter = $this->filter();
		if ( null === $filter ) {
			wp_admin_notice( esc_html__( 'These months cannot be shown: write them as 2026-01, the first before the last, ten years at most. Below are the last twelve.', 'mentoriai-portal' ), array( 'type' => 'warning', 'attributes' => array( 'role' => 'alert' ) ) );
			$filter = $this->default_filter();
		}
		FilterForm::show( $filter, $this->field_names() );
		$figures = $this->programme->figures( $filter );
		if ( self::is_empty( $figures ) ) {
			echo '<p>' . esc_html__( 'No one registered in these months and nothing happened in them. Choose other months, or all fields.', 'mentoriai-portal' ) . '</p>';
		} else {
			echo '<p>' . esc_html__( 'People who registered in these months, and how far they have come by now. A stage counts whatever else a person did, so it may have more people than the one before.', 'mentoriai-portal' ) . '</p>';
			printf( '<p><a class="button" data-csv="programme" href="%s">%s</a></p>', esc_url( wp_nonce_url( Asked::url( $filter->query() + array( 'csv' => '1' ) ), Asked::NONCE ) ), esc_html__( 'Download the stages (CSV)', 'mentoriai-portal' ) );
			( new Charts( new Numbers( self::own_lang() ) ) )->show( $figures );
		}
		$this->show_reports( $filter );
	}

	private function show_reports( ProgrammeFilter $filter ): void {
		echo '<h2>' . esc_html__( 'Programme reports', 'mentoriai-portal' ) . '</h2><p>' . esc_html__( 'A report has these figures and your own words in both languages. Approved, it stays as it is, whatever happens later.', 'mentoriai-portal' ) . '</p>';
		printf( '<p><a class="button button-primary" href="%s">%s</a></p>', esc_url( Asked::url( $filter->query() + array( 'new' => '1' ) ) ), esc_html__( 'New report on these figures', 'mentoriai-portal' ) );
		require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';
		( new ReportList( $this->reports, $this->field_names(), self::own_lang() ) )->show();
	}

	private function show_report( int $id ): void {
		$report = $this->find( $id );
		if ( null === $report ) {
			echo '<h1>' . esc_html__( 'Programme report', 'mentoriai-portal' ) . '</h1><p>' . esc_html__( 'There is no such report.', 'mentoriai-portal' ) . '</p>';
			printf( '<p><a href="%s">%s</a></p>', esc_url( Asked::url() ), esc_html__( '← All figures and reports', 'mentoriai-portal' ) );
			return;
		}
		$lang = Lang::tryFrom( Asked::of( 'lang' ) ) ?? self::own_lang();
		echo '<div class="no-print">';
		printf( '<p><a href="%s">%s</a></p>', esc_url( Asked::url() ), esc_html__( '← All figures and reports', 'mentoriai-portal' ) );
		$this->show_told();
		$this->show_actions( $report, $lang );
		echo '</div>';
		$this->locale->within( $lang, fn () => ( new ReportView( $this->reports ) )->show( $report, $lang ) );
	}

	private function show_actions( Report $report, Lang $lang ): void {
		$ask = $report->is_approved() ? '' : Asked::of( 'ask' );
		if ( 'approve' === $ask || 'delete' === $ask ) {
			$text   = 'approve' === $ask ? __( 'Approve this report? Its numbers, your name and the day are frozen: no one can change or delete it after that.', 'mentoriai-portal' ) : __( 'Delete this draft? Its words are gone for good.', 'mentoriai-portal' );
			$button = 'approve' === $ask ? __( 'Approve and freeze', 'mentoriai-portal' ) : __( 'Delete the draft', 'mentoriai-portal' );
			printf( '<form method="post" action="%s" class="notice notice-warning inline" style="padding-bottom:12px"><p><strong>%s</strong></p><input type="hidden" name="mentoriai_programme" value="%s">', esc_url( Asked::report( $report->id ) ), esc_html( $text ), esc_attr( $ask ) );
			wp_nonce_field( Asked::NONCE );
			printf( '<button class="button button-primary">%s</button> <a class="button" href="%s">%s</a></form>', esc_html( $button ), esc_url( Asked::report( $report->id ) ), esc_html__( 'Cancel', 'mentoriai-portal' ) );
			return;
		}
		echo '<p>';
		foreach ( array( 'lt' => 'Lietuviškai', 'en' => 'English' ) as $code => $name ) {
			printf( '<a class="button%5$s" lang="%1$s" href="%2$s" aria-current="%3$s">%4$s</a> ', esc_attr( $code ), esc_url( Asked::report( $report->id, array( 'lang' => $code ) ) ), esc_attr( $code === $lang->value ? 'true' : 'false' ), esc_html( $name ), esc_attr( $code === $lang->value ? ' active' : '' ) );
		}
		echo '<button type="button" class="button" onclick="window.print()">' . esc_html__( 'Print', 'mentoriai-portal' ) . '</button> ';
		if ( ! $report->is_approved() ) {
			printf( '<a class="button" href="%s">%s</a> ', esc_url( Asked::report( $report->id, array( 'edit' => '1' ) ) ), esc_html__( 'Edit', 'mentoriai-portal' ) );
			printf( '<a class="button button-primary" href="%s">%s</a> ', esc_url( Asked::report( $report->id, array( 'ask' => 'approve' ) ) ), esc_html__( 'Approve…', 'mentoriai-portal' ) );
			printf( '<a class="button-link-delete" style="color:#b32d2e;line-height:2.15;margin-inline-start:8px" href="%s">%s</a>', esc_url( Asked::report( $report->id, array( 'ask' => 'delete' ) ) ), esc_html__( 'Delete…', 'mentoriai-portal' ) );
		}
		echo '</p>';
	}

	private function show_told(): void {
		$text = match ( Asked::of( 'told' ) ) {
			'saved'    => __( 'The draft is saved. Look at it in both languages, then approve it.', 'mentoriai-portal' ),
			'approved' => __( 'The report is approved and frozen.', 'mentoriai-portal' ),
			'deleted'  => __( 'The draft is deleted.', 'mentoriai-portal' ),
			default    => '',
		};
		if ( '' !== $this->error ) {
			wp_admin_notice( esc_html( $this->error ), array( 'type' => 'error', 'attributes' => array( 'role' => 'alert' ) ) );
		} elseif ( '' !== $text ) {
			wp_admin_notice( esc_html( $text ), array( 'type' => 'success', 'dismissible' => true, 'attributes' => array( 'role' => 'status' ) ) );
		}
	}

	private function find( int $id ): ?Report {
		try {
			return $this->reports->find( $id );
		} catch ( ApiError ) {
			return null;
		}
	}

	/** Null where the address asks for what there is not. */
	private function filter(): ?ProgrammeFilter {
		try {
			return ProgrammeFilter::of_query( Asked::filter(), $this->clock );
		} catch ( InvalidInput ) {
			return null;
		}
	}

	private function default_filter(): ProgrammeFilter {
		return ProgrammeFilter::of_query( array(), $this->clock );
	}

	/** @return array<int, string> By id, in the order of the names. */
	private function field_names(): array {
		$names = array_map( static fn ( Field $field ): string => $field->name( self::own_lang() ), ( $this->fields )() );
		uasort( $names, static fn ( string $a, string $b ): int => strcmp( TextFold::sort_key( $a ), TextFold::sort_key( $b ) ) );
		return $names;
	}

	private static function own_lang(): Lang {
		return str_starts_with( get_user_locale(), 'lt' ) ? Lang::Lt : Lang::En;
	}

	/** @param Figures $figures */
	private static function is_empty( array $figures ): bool {
		$totals = $figures['totals'];
		return array() === array_filter( array( ...array_column( $figures['funnel'], 'number' ), $totals['open'], $totals['ended'], $totals['hours'], $totals['unanswered'], $totals['checkins']['founder']['n'], $totals['checkins']['mentor']['n'] ) );
	}
}
