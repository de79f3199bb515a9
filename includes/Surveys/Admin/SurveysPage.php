<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys\Admin;

use MentoriaiPortal\Core\AdminAssets;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\StaffList;
use MentoriaiPortal\Core\StaffListPage;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Services;
use MentoriaiPortal\Surveys\SurveyRepository;
use MentoriaiPortal\Surveys\SurveysModule;
use WP_Term;

/**
 * Mentoring → Surveys: the list, and one survey (`&survey=ID`, 0 for a new one), whose screen is src/admin/survey.
 */
final class SurveysPage extends StaffListPage {

	public const SLUG = 'mentoriai-surveys';

	public const CAPABILITY = SurveysModule::MANAGE;

	public function __construct( private readonly Services $core, private readonly SurveyRepository $surveys ) {}

	protected static function title(): string {
		return __( 'Surveys', 'mentoriai-portal' );
	}

	public function show(): void {
		if ( ! self::is_one() ) {
			parent::show();
			return;
		}
		printf(
			'<div class="wrap"><div id="mentoriai-surveys"></div><noscript><p>%s</p></noscript></div>',
			esc_html__( 'This screen needs JavaScript.', 'mentoriai-portal' )
		);
	}

	protected function show_links(): void {
		printf( ' <a class="page-title-action" href="%s">%s</a>', esc_url( self::url( array( 'survey' => '0' ) ) ), esc_html__( 'New survey', 'mentoriai-portal' ) );
	}

	protected function introduce(): void {
		echo '<style>@media (min-width:783px){.wp-list-table .column-title{width:45%}}</style>';
	}

	protected function make(): StaffList {
		return new SurveyList( $this->surveys, $this->core->clock->today() );
	}

	/** Whether a survey is asked for, not the list. */
	private static function is_one(): bool {
		return isset( $_GET['survey'] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- says what to show.
	}

	public function enqueue( string $screen ): void {
		if ( ! self::is_one() || get_plugin_page_hookname( self::SLUG, StaffMenu::SLUG ) !== $screen ) {
			return;
		}
		wp_enqueue_style( 'wp-components' );
		AdminAssets::enqueue(
			$this->core,
			'admin-survey',
			array(
				'surveys' => array(
					'csvUrl'   => CsvDownload::url( 0 ),
					'mayRead'  => current_user_can( SurveysModule::READ ),
					'today'    => $this->core->clock->today(),
					'roles'    => self::options(
						array(
							Role::Founder->value   => _x( 'Founders', 'people of a role', 'mentoriai-portal' ),
							Role::Mentor->value    => _x( 'Mentors', 'people of a role', 'mentoriai-portal' ),
							Role::Undecided->value => _x( 'Undecided', 'people of a role', 'mentoriai-portal' ),
						)
					),
					'statuses' => self::options( self::statuses() ),
					'fields'   => self::fields(),
				),
			)
		);
	}

	/** @return array<string, string> */
	private static function statuses(): array {
		return array(
			AccountStatus::Public->value    => __( 'Public', 'mentoriai-portal' ),
			AccountStatus::Draft->value     => __( 'Profile not complete', 'mentoriai-portal' ),
			AccountStatus::Submitted->value => __( 'Waiting for approval', 'mentoriai-portal' ),
			AccountStatus::Returned->value  => __( 'Returned', 'mentoriai-portal' ),
			AccountStatus::Paused->value    => __( 'Paused', 'mentoriai-portal' ),
		);
	}

	/**
	 * @param array<string, string> $labels
	 * @return list<array{value: string, label: string}>
	 */
	private static function options( array $labels ): array {
		return array_map(
			static fn ( string $value, string $label ): array => compact( 'value', 'label' ),
			array_keys( $labels ),
			array_values( $labels )
		);
	}

	/** @return list<array{id: int, name: string}> */
	private static function fields(): array {
		$terms = get_terms(
			array(
				'taxonomy'   => 'mentoriai_field',
				'hide_empty' => false,
			)
		);
		return array_values(
			array_map(
				static fn ( WP_Term $term ): array => array(
					'id'   => $term->term_id,
					'name' => html_entity_decode( $term->name, ENT_QUOTES ),
				),
				is_array( $terms ) ? $terms : array()
			)
		);
	}
}
