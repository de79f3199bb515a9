<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SetUp;

use MentoriaiPortal\Settings\Control;
use MentoriaiPortal\Settings\Setting;

/**
 * Settings as rows of a form of wp-admin, each with its help and what is wrong with it.
 */
final class SectionFields {

	/**
	 * @param Setting $setting Of text, number, choice or picture.
	 * @param mixed   $value   As stored, or as typed.
	 * @param string  $error   '' for none.
	 */
	public static function row( Setting $setting, mixed $value, string $error ): void {
		$text    = is_scalar( $value ) ? (string) $value : '';
		$name    = $setting->name;
		$control = match ( $setting->control ) {
			Control::Choice => self::select( $name, self::options( null === $setting->options ? array() : ( $setting->options )(), $text ), $error ),
			Control::Image  => self::picture( $name, (int) $text, $error ),
			default         => sprintf( '<input class="regular-text" type="%s" value="%s" %s>%s', self::type( $setting ), esc_attr( $text ), self::tied( $name, $error ), self::swatch( $text ) ),
		};
		$shown   = null === $setting->when ? '' : sprintf( ' data-name="%s" data-value="%s"', esc_attr( $setting->when[0] ), esc_attr( $setting->when[1] ) );
		self::print_row( $name, ( $setting->label )(), $control, null === $setting->help ? '' : ( $setting->help )(), $error, $shown );
	}

	/** @param string $options HTML. */
	public static function select( string $name, string $options, string $error ): string {
		return '<select ' . self::tied( $name, $error ) . '>' . $options . '</select>';
	}

	/**
	 * @param string $control HTML.
	 * @param string $shown   Attributes of the row.
	 */
	public static function print_row( string $name, string $label, string $control, string $help, string $error, string $shown = '' ): void {
		printf( '<tr%s><th scope="row"><label for="mentoriai-%s">%s</label></th><td>%s', $shown, esc_attr( $name ), esc_html( $label ), $control ); // phpcs:ignore WordPress.Security.EscapeOutput -- the others are made of escaped parts.
		printf( '<p class="description" id="mentoriai-%s-help">', esc_attr( $name ) );
		echo '' === $error ? '' : '<strong class="mentoriai-error">' . esc_html( $error ) . '</strong> ';
		echo esc_html( $help ) . '</p></td></tr>';
	}

	/** A file to upload, which needs no script, and the way to go without. */
	private static function picture( string $name, int $id, string $error ): string {
		$html = $id > 0 ? wp_get_attachment_image( $id, 'medium', false, array( 'alt' => '', 'style' => 'display:block;max-width:240px;max-height:80px;width:auto;height:auto;margin-bottom:8px' ) ) : '';
		$html .= '<input type="file" accept="image/png,image/jpeg,image/webp" ' . self::tied( $name, $error ) . '>';
		return 0 === $id ? $html : $html . sprintf( '<p><label><input type="checkbox" name="%s_none" value="1"> %s</label></p>', esc_attr( $name ), esc_html( 'logo' === $name ? __( 'Remove the logo', 'mentoriai-portal' ) : __( 'Remove the icon', 'mentoriai-portal' ) ) );
	}

	/** Shows a colour beside its number. */
	private static function swatch( string $text ): string {
		return 1 === preg_match( '~^#[0-9a-f]{6}$~iD', $text ) ? sprintf( ' <span aria-hidden="true" style="display:inline-block;width:28px;height:28px;margin:4px 0;vertical-align:middle;border:1px solid #8c8f94;border-radius:4px;background:%s"></span>', esc_attr( $text ) ) : '';
	}

	/** What ties a control to its label and help. */
	private static function tied( string $name, string $error ): string {
		return sprintf( 'name="%1$s" id="mentoriai-%1$s" aria-describedby="mentoriai-%1$s-help"%2$s', esc_attr( $name ), '' === $error ? '' : ' aria-invalid="true"' );
	}

	/** @param array<string, string> $options Value to label. */
	private static function options( array $options, string $chosen ): string {
		$html = '';
		foreach ( $options as $value => $label ) {
			$html .= sprintf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $value, $chosen, false ), esc_html( $label ) );
		}
		return $html;
	}

	private static function type( Setting $setting ): string {
		return match ( $setting->control ) {
			Control::Number => 'number',
			Control::Url    => 'url',
			default         => 'text',
		};
	}
}
