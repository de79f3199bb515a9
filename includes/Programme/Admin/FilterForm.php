<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Programme\Admin;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Programme\ProgrammeFilter;
use MentoriaiPortal\Results\Admin\StatisticsPage;

/**
 * For which months, field and people: the form above the figures, and its controls. HTML.
 */
final class FilterForm {

	/** @param array<int, string> $fields Names by id. */
	public static function show( ProgrammeFilter $filter, array $fields ): void {
		printf( '<form method="get" action="%s" class="mentoriai-period"><input type="hidden" name="page" value="%s"><input type="hidden" name="tab" value="programme">', esc_url( admin_url( 'admin.php' ) ), esc_attr( StatisticsPage::SLUG ) );
		$controls = array(
			'from'  => array( __( 'From month', 'mentoriai-portal' ), self::month( 'from', $filter->from ) ),
			'to'    => array( __( 'To month', 'mentoriai-portal' ), self::month( 'to', $filter->to ) ),
			'field' => array( __( 'Field', 'mentoriai-portal' ), self::fields( $fields, (string) $filter->field ) ),
			'role'  => array( __( 'People', 'mentoriai-portal' ), self::roles( $filter->role->value ) ),
		);
		foreach ( $controls as $name => [ $label, $control ] ) {
			printf( '<p><label for="mentoriai-%s">%s</label>%s</p>', esc_attr( $name ), esc_html( $label ), $control ); // phpcs:ignore WordPress.Security.EscapeOutput -- made of escaped parts.
		}
		echo '<p><button class="button">' . esc_html__( 'Show', 'mentoriai-portal' ) . '</button></p></form>';
		echo '<style>.mentoriai-period{display:flex;flex-wrap:wrap;align-items:flex-end;gap:8px 12px;margin:16px 0}.mentoriai-period p{margin:0;display:flex;flex-direction:column;gap:4px}.mentoriai-period :is(input,select){margin:0}@media (max-width:782px){.mentoriai-period p{flex:1 1 40%}}</style>';
	}

	/** @param string $more Attributes. */
	public static function month( string $name, string $value, string $more = '' ): string {
		return sprintf( '<input type="month" id="mentoriai-%1$s" name="%1$s" value="%2$s" placeholder="2026-01" pattern="\d{4}-\d{2}"%3$s>', esc_attr( $name ), esc_attr( $value ), $more );
	}

	/** @param array<int, string> $names By id. */
	public static function fields( array $names, string $chosen ): string {
		$options = '<option value="">' . esc_html__( 'All fields', 'mentoriai-portal' ) . '</option>';
		foreach ( $names as $id => $name ) {
			$options .= sprintf( '<option value="%d"%s>%s</option>', $id, selected( (string) $id, $chosen, false ), esc_html( $name ) );
		}
		return '<select id="mentoriai-field" name="field">' . $options . '</select>';
	}

	/** @return array<string, string> By role. */
	public static function role_names(): array {
		return array(
			Role::Founder->value => _x( 'Founders', 'people who are counted', 'mentoriai-portal' ),
			Role::Mentor->value  => _x( 'Mentors', 'people who are counted', 'mentoriai-portal' ),
		);
	}

	public static function roles( string $chosen ): string {
		$options = '';
		foreach ( self::role_names() as $role => $label ) {
			$options .= sprintf( '<option value="%s"%s>%s</option>', esc_attr( $role ), selected( $role, $chosen, false ), esc_html( $label ) );
		}
		return '<select id="mentoriai-role" name="role">' . $options . '</select>';
	}
}
