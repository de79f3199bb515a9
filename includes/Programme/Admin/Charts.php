<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Programme\Admin;

use MentoriaiPortal\Programme\Programme;

/**
 * The figures as charts that are tables: each bar stands in the row of its number, so that nothing depends on colour.
 *
 * @phpstan-import-type Figures from Programme
 */
final readonly class Charts {

	/** Months side by side. */
	private const MONTHS = 12;

	public function __construct( private Numbers $numbers ) {}

	/** @param Figures $figures */
	public function show( array $figures ): void {
		$this->show_styles();
		$this->show_funnel( $figures );
		$this->show_totals( $figures );
		$this->show_months( $figures );
	}

	/** @param Figures $figures */
	private function show_funnel( array $figures ): void {
		$most = max( array( 1, ...array_map( self::size( ... ), array_column( $figures['funnel'], 'number' ) ) ) );
		echo '<h2>' . esc_html__( 'From registration to reached goals', 'mentoriai-portal' ) . '</h2><div class="mentoriai-chart" data-chart="funnel"><table><thead><tr>';
		foreach ( array( __( 'Stage', 'mentoriai-portal' ), __( 'People', 'mentoriai-portal' ), __( 'Of the stage before', 'mentoriai-portal' ), __( 'Days since the stage before (median)', 'mentoriai-portal' ) ) as $at => $head ) {
			printf( '<th scope="col" class="%s">%s</th>', esc_attr( $at > 1 ? 'is-number' : '' ), esc_html( $head ) );
		}
		echo '</tr></thead><tbody>';
		foreach ( $figures['funnel'] as $row ) {
			printf(
				'<tr data-stage="%1$s" data-number="%2$s" data-share="%3$s" data-median="%4$s"><th scope="row">%5$s</th><td class="mentoriai-bars"><div><span class="mentoriai-bar" style="width:calc((100%% - 4.5em)*%6$s)"></span><strong>%7$s</strong></div></td><td class="is-number">%8$s</td><td class="is-number">%9$s</td></tr>',
				esc_attr( $row['key'] ),
				esc_attr( (string) $row['number'] ),
				esc_attr( (string) $row['share'] ),
				esc_attr( (string) $row['median_days'] ),
				esc_html( $row['label'] ),
				esc_attr( (string) round( self::size( $row['number'] ) / $most, 4 ) ),
				esc_html( $this->numbers->count( $row['number'] ) ),
				esc_html( $this->numbers->percent( $row['share'] ) ),
				esc_html( $this->numbers->days( $row['median_days'] ) )
			);
		}
		echo '</tbody></table></div>';
	}

	/** @param Figures $figures */
	private function show_totals( array $figures ): void {
		$totals   = $figures['totals'];
		$checkins = fn ( array $one ): string => null === $one['average'] ? Numbers::NONE : $this->numbers->days( (float) $one['average'] );
		/* translators: %s: number of answers. */
		$answers  = fn ( array $one ): string => sprintf( __( 'Answers: %s', 'mentoriai-portal' ), $this->numbers->count( $one['n'] ) );
		$tiles    = array(
			'open'             => array( __( 'Mentorships open at the end', 'mentoriai-portal' ), $this->numbers->count( $totals['open'] ), '' ),
			'ended'            => array( __( 'Mentorships ended', 'mentoriai-portal' ), $this->numbers->count( $totals['ended'] ), '' ),
			'hours'            => array( __( 'Hours of meetings held', 'mentoriai-portal' ), $this->numbers->decimal( $totals['hours'] ), '' ),
			'unanswered'       => array( __( 'Requests without an answer', 'mentoriai-portal' ), $this->numbers->count( $totals['unanswered'] ), __( 'Those that still wait are not counted.', 'mentoriai-portal' ) ),
			'checkins_founder' => array( __( 'Founders: how it goes, 1 to 5', 'mentoriai-portal' ), $checkins( $totals['checkins']['founder'] ), $answers( $totals['checkins']['founder'] ) ),
			'checkins_mentor'  => array( __( 'Mentors: how it goes, 1 to 5', 'mentoriai-portal' ), $checkins( $totals['checkins']['mentor'] ), $answers( $totals['checkins']['mentor'] ) ),
		);
		echo '<h2>' . esc_html__( 'In this period', 'mentoriai-portal' ) . '</h2><dl class="mentoriai-totals">';
		foreach ( $tiles as $key => [ $label, $number, $note ] ) {
			printf( '<div data-total="%s"><dt>%s<small>%s</small></dt><dd>%s</dd></div>', esc_attr( $key ), esc_html( $label ), esc_html( $note ), esc_html( $number ) );
		}
		echo '</dl>';
	}

	/** @param Figures $figures */
	private function show_months( array $figures ): void {
		echo '<h2>' . esc_html__( 'By month of registration', 'mentoriai-portal' ) . '</h2><div class="mentoriai-chart" data-chart="months">';
		foreach ( array_chunk( $figures['months'], self::MONTHS ) as $months ) {
			$most = max( array( 1, ...array_merge( ...array_map( static fn ( array $month ): array => array_map( self::size( ... ), array_values( $month ) ), $months ) ) ) );
			echo '<div class="mentoriai-scroll" tabindex="0" role="region" aria-label="' . esc_attr__( 'By month', 'mentoriai-portal' ) . '"><table class="mentoriai-months"><thead><tr><th scope="col">' . esc_html__( 'Stage', 'mentoriai-portal' ) . '</th>';
			foreach ( $months as $month ) {
				echo '<th scope="col">' . esc_html( (string) $month['month'] ) . '</th>';
			}
			echo '</tr></thead><tbody>';
			foreach ( $figures['funnel'] as $row ) {
				echo '<tr><th scope="row">' . esc_html( $row['label'] ) . '</th>';
				foreach ( $months as $month ) {
					$number = $month[ $row['key'] ];
					$height = round( 100 * self::size( $number ) / $most, 2 );
					printf( '<td data-month="%s"><span class="mentoriai-bar" style="height:%s%%"></span><span>%s</span></td>', esc_attr( (string) $month['month'] ), esc_attr( (string) $height ), esc_html( $this->numbers->count( $number ) ) );
				}
				echo '</tr>';
			}
			echo '</tbody></table></div>';
		}
		echo '</div>';
	}

	/** How long a bar is; a number that is not told has none. */
	private static function size( int|string|null $number ): int {
		return is_int( $number ) ? max( 0, $number ) : 0;
	}

	private function show_styles(): void {
		echo '<style>
			.mentoriai-chart{max-width:1100px;margin:0 0 24px}
			.mentoriai-chart table{width:100%;border-collapse:collapse;background:#fff;border:1px solid #c3c4c7}
			.mentoriai-chart :is(th,td){padding:8px 12px;text-align:start;font-weight:400;border-top:1px solid #f0f0f1;line-height:1.35}
			.mentoriai-chart thead th{font-weight:600;border-top:0;border-bottom:1px solid #c3c4c7;vertical-align:bottom}
			.mentoriai-chart .is-number{text-align:end;font-variant-numeric:tabular-nums;width:9em}
			.mentoriai-bars{width:45%}
			.mentoriai-bars div{display:flex;align-items:center;gap:8px}
			.mentoriai-bars .mentoriai-bar{flex:none;height:18px;box-sizing:border-box;margin-inline-end:0}
			.mentoriai-bars strong{flex:none;min-width:2.5em;font-variant-numeric:tabular-nums}
			.mentoriai-bar{display:block;background:#2271b1;print-color-adjust:exact;-webkit-print-color-adjust:exact}
			.mentoriai-scroll{overflow-x:auto;margin-bottom:12px}
			.mentoriai-months th[scope=row]{min-width:9em}
			.mentoriai-months :is(thead th:not(:first-child),td){text-align:end;padding-inline:6px;font-variant-numeric:tabular-nums;white-space:nowrap}
			.mentoriai-months td{position:relative;min-width:3.4em}
			.mentoriai-months td span{position:relative}
			.mentoriai-months td .mentoriai-bar{position:absolute;inset:auto 3px 0;max-height:100%;background:#dbe9f5}
			.mentoriai-totals{display:grid;grid-template-columns:repeat(auto-fill,minmax(10.5rem,1fr));gap:12px;max-width:1100px;margin:0 0 24px}
			.mentoriai-totals div{display:flex;flex-direction:column-reverse;justify-content:flex-end;gap:4px;padding:12px 14px;background:#fff;border:1px solid #c3c4c7;border-radius:4px}
			.mentoriai-totals dd{margin:0;font-size:24px;font-weight:600;line-height:1.1}
			.mentoriai-totals small{display:block;margin-top:2px;color:#50575e;font-size:12px}
			@media (max-width:600px){.mentoriai-chart:not([data-chart=months]) :is(th,td){padding:8px 6px}.mentoriai-bars{width:34%}.mentoriai-chart .is-number{width:5.5em}}
		</style>';
	}
}
