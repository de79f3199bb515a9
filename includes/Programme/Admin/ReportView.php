<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Programme\Admin;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\LongDay;
use MentoriaiPortal\Programme\Report;
use MentoriaiPortal\Programme\Reports;

/**
 * A report as it is read and printed on A4, in one of the two languages whatever the reader's is. An approved one is made of what was frozen.
 */
final readonly class ReportView {

	public function __construct( private Reports $reports ) {}

	public function show( Report $report, Lang $lang ): void {
		$shown   = $this->reports->shown( $report );
		$figures = $this->reports->figures( $report, $lang );
		printf( '<article class="mentoriai-report" lang="%s" data-report="%d" data-state="%s">', esc_attr( $lang->value ), (int) $report->id, esc_attr( $report->state ) );
		echo '<header><p class="mentoriai-agency">' . esc_html( $shown['agency'][ $lang->value ] ) . '</p><h1>' . esc_html__( 'Programme report', 'mentoriai-portal' ) . '</h1>';
		$about   = array( LongDay::months( $figures['from'], $figures['to'], $lang ), FilterForm::role_names()[ $report->filter->role->value ] ?? '' );
		if ( array() !== $shown['field'] ) {
			/* translators: %s: name of a field. */
			$about[] = sprintf( __( 'Field: %s', 'mentoriai-portal' ), $shown['field'][ $lang->value ] );
		}
		echo '<p>' . esc_html( implode( ' · ', $about ) ) . '</p></header>';
		echo '<div class="mentoriai-words">' . wp_kses( wpautop( esc_html( $report->words[ $lang->value ] ) ), array( 'p' => array(), 'br' => array() ) ) . '</div>';
		( new Charts( new Numbers( $lang ) ) )->show( $figures );
		echo '<footer><p>' . esc_html__( 'Numbers from 1 to 4 read “< 5” so that no one can be recognised. A dash means that a number is left out for the same reason, or that there is none.', 'mentoriai-portal' ) . '</p>';
		if ( $report->is_approved() ) {
			/* translators: 1: name of a person, 2: day. */
			$text = sprintf( __( 'Approved by %1$s on %2$s', 'mentoriai-portal' ), $report->approved_name, Clock::day( Clock::from_sql( (string) $report->approved_at ) ) );
			echo '<p><strong>' . esc_html( $text ) . '</strong></p>';
		} else {
			echo '<p><strong>' . esc_html__( 'Draft: the numbers are those of now.', 'mentoriai-portal' ) . '</strong></p>';
		}
		echo '</footer></article>';
		self::show_styles();
	}

	private static function show_styles(): void {
		echo '<style>
			.mentoriai-report{max-width:900px;margin:16px 0;padding:24px 32px;background:#fff;border:1px solid #c3c4c7;box-sizing:border-box}
			.mentoriai-report h1{padding:0;margin:0 0 4px;font-size:28px;font-weight:600}
			.mentoriai-report h2{margin:24px 0 8px}
			@media (min-width:601px){.mentoriai-report .mentoriai-totals{grid-template-columns:repeat(3,1fr)}}
			.mentoriai-agency{margin:0 0 16px;font-weight:600}
			.mentoriai-words{font-size:14px;line-height:1.55;max-width:70ch;overflow-wrap:anywhere}
			.mentoriai-report footer{margin-top:24px;border-top:1px solid #c3c4c7}
			.mentoriai-report .mentoriai-months :is(th,td){font-size:11px;padding:6px 4px}
			.mentoriai-report .mentoriai-months td{min-width:2.6em}
			@media (max-width:600px){.mentoriai-report{padding:16px 12px}}
			@page{size:A4;margin:14mm}
			@media print{
				html.wp-toolbar{padding:0!important}
				#adminmenumain,#adminmenuback,#adminmenuwrap,#wpadminbar,#wpfooter,#screen-meta,#screen-meta-links,.notice,.no-print{display:none!important}
				#wpcontent,#wpbody-content,.wrap{margin:0!important;padding:0!important;float:none!important}
				body,#wpwrap,.mentoriai-report{background:#fff!important;color:#000}
				.mentoriai-report{max-width:none;margin:0;padding:0;border:0}
				.mentoriai-report :is(tr,h2,.mentoriai-totals div){break-inside:avoid}
				.mentoriai-report h2{break-after:avoid;margin:14px 0 6px}
				.mentoriai-report .mentoriai-chart :is(th,td){padding:4px 6px;font-size:9.5pt}
				.mentoriai-report .mentoriai-months :is(th,td){font-size:7pt!important;padding:3px 2px!important;min-width:0!important}
				.mentoriai-months th[scope=row]{min-width:0;width:30mm}
				.mentoriai-totals{grid-template-columns:repeat(3,1fr);gap:6px}
				.mentoriai-totals div{padding:6px 8px}
				.mentoriai-totals dd{font-size:15pt}
				.mentoriai-scroll{overflow:visible;break-inside:avoid}
				.mentoriai-bars .mentoriai-bar{border:1px solid #000}
			}
		</style>';
	}
}
