<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell\Admin;

use MentoriaiPortal\Core\EditorHtml;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Shell\Schema\MenuSchema;

/**
 * Settings → Mentoriai portal: name of the site and the footer of both languages.
 */
final readonly class PortalSettings {

	public const ACTION = 'mentoriai_portal_settings';

	private const CAPABILITY = 'mentoriai_manage_settings';
	private const SLUG       = 'mentoriai-portal';

	public function __construct( private Settings $settings ) {}

	public function add(): void {
		$title = __( 'Mentoriai portal', 'mentoriai-portal' );
		add_options_page( $title, $title, self::CAPABILITY, self::SLUG, array( $this, 'show' ) );
	}

	public function show(): void {
		printf( '<div class="wrap"><h1>%s</h1>', esc_html__( 'Mentoriai portal', 'mentoriai-portal' ) );
		printf( '<form method="post" action="%s">', esc_url( admin_url( 'admin-post.php' ) ) );
		printf( '<input type="hidden" name="action" value="%s">', esc_attr( self::ACTION ) );
		wp_nonce_field( self::ACTION );
		echo '<table class="form-table">';
		self::row( 'site_name', __( 'Name of the site', 'mentoriai-portal' ), $this->settings->text( 'site_name' ) );
		echo '</table>';
		foreach ( Lang::cases() as $lang ) {
			$this->show_footer( $lang );
		}
		submit_button();
		echo '</form></div>';
	}

	public function save(): void {
		if ( ! current_user_can( self::CAPABILITY ) ) {
			wp_die( '', '', array( 'response' => 403 ) );
		}
		check_admin_referer( self::ACTION );
		$sent   = isset( $_POST['footer'] ) && is_array( $_POST['footer'] ) ? wp_unslash( $_POST['footer'] ) : array(); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- each field below.
		$footer = array();
		foreach ( Lang::cases() as $lang ) {
			$footer[ $lang->value ] = self::read_footer( is_array( $sent[ $lang->value ] ?? null ) ? $sent[ $lang->value ] : array() );
		}
		$this->settings->update(
			array(
				'site_name' => isset( $_POST['site_name'] ) ? sanitize_text_field( wp_unslash( $_POST['site_name'] ) ) : '',
				'footer'    => $footer,
			)
		);
		wp_safe_redirect( add_query_arg( 'updated', '1', admin_url( 'options-general.php?page=' . self::SLUG ) ) );
		exit;
	}

	private function show_footer( Lang $lang ): void {
		$all    = $this->settings->get( 'footer' );
		$footer = is_array( $all ) && is_array( $all[ $lang->value ] ?? null ) ? $all[ $lang->value ] : array();
		printf( '<h2>%s</h2><table class="form-table">', esc_html( Lang::Lt === $lang ? __( 'Footer, Lithuanian', 'mentoriai-portal' ) : __( 'Footer, English', 'mentoriai-portal' ) ) );
		foreach ( self::fields() as $path => $label ) {
			$value = $footer;
			foreach ( explode( '.', $path ) as $part ) {
				$value = is_array( $value ) ? $value[ $part ] ?? '' : '';
			}
			$name = 'footer[' . $lang->value . '][' . str_replace( '.', '][', $path ) . ']';
			self::row( $name, $label, 'block1.links' === $path ? self::lines( $value ) : ( is_scalar( $value ) ? (string) $value : '' ), in_array( $path, array( 'block1.links', 'block1.text', 'block2.text' ), true ) );
		}
		echo '</table>';
	}

	/** @return array<string, string> Path in the setting to label. */
	private static function fields(): array {
		return array(
			'slogan'          => __( 'Line under the logo', 'mentoriai-portal' ),
			'block1.title'    => __( 'First column: title', 'mentoriai-portal' ),
			'block1.links'    => __( 'First column: links, one a line: Text | https://address', 'mentoriai-portal' ),
			'block1.text'     => __( 'First column: text instead of links', 'mentoriai-portal' ),
			'block2.title'    => __( 'Second column: title', 'mentoriai-portal' ),
			'block2.text'     => __( 'Second column: text', 'mentoriai-portal' ),
			'share.facebook'  => 'Facebook',
			'share.twitter'   => 'X (Twitter)',
			'share.linkedin'  => 'LinkedIn',
			'share.youtube'   => 'YouTube',
			'logo.text'       => __( 'Agency: name', 'mentoriai-portal' ),
			'logo.url'        => __( 'Agency: address', 'mentoriai-portal' ),
			'logo.img'        => __( 'Agency: logo (number of the file in the media library)', 'mentoriai-portal' ),
			'credit.text'     => __( 'Developer: name', 'mentoriai-portal' ),
			'credit.url'      => __( 'Developer: address', 'mentoriai-portal' ),
			'copyright'       => __( 'Owner of the copyright', 'mentoriai-portal' ),
		);
	}

	private static function row( string $name, string $label, string $value, bool $long = false ): void {
		$id = sanitize_html_class( $name );
		printf( '<tr><th scope="row"><label for="%s">%s</label></th><td>', esc_attr( $id ), esc_html( $label ) );
		if ( $long ) {
			printf( '<textarea class="large-text" rows="4" id="%s" name="%s">%s</textarea>', esc_attr( $id ), esc_attr( $name ), esc_textarea( $value ) );
		} else {
			printf( '<input class="regular-text" id="%s" name="%s" value="%s">', esc_attr( $id ), esc_attr( $name ), esc_attr( $value ) );
		}
		echo '</td></tr>';
	}

	/** @param mixed $links As stored. */
	private static function lines( mixed $links ): string {
		$lines = '';
		foreach ( is_array( $links ) ? $links : array() as $link ) {
			$lines .= is_array( $link ) ? ( $link['text'] ?? '' ) . ' | ' . ( $link['link'] ?? '' ) . "\n" : '';
		}
		return $lines;
	}

	/**
	 * @param array<mixed> $sent
	 * @return array<string, mixed>
	 */
	private static function read_footer( array $sent ): array {
		$text  = static fn ( string $part, string $name ): string => is_string( $sent[ $part ][ $name ] ?? null ) ? sanitize_text_field( $sent[ $part ][ $name ] ) : '';
		$html  = static fn ( string $part, string $name ): string => is_string( $sent[ $part ][ $name ] ?? null ) ? EditorHtml::clean( $sent[ $part ][ $name ] ) : '';
		$links = array();
		foreach ( preg_split( '~\R~', is_string( $sent['block1']['links'] ?? null ) ? $sent['block1']['links'] : '' ) ?: array() as $line ) {
			[ $label, $url ] = array_map( 'trim', explode( '|', $line, 2 ) + array( '', '' ) );
			if ( '' !== $label ) {
				$links[] = array(
					'text' => sanitize_text_field( $label ),
					'link' => esc_url_raw( $url ),
				);
			}
		}
		return array(
			'slogan'    => is_string( $sent['slogan'] ?? null ) ? sanitize_text_field( $sent['slogan'] ) : '',
			'copyright' => is_string( $sent['copyright'] ?? null ) ? sanitize_text_field( $sent['copyright'] ) : '',
			'block1'    => array(
				'title' => $text( 'block1', 'title' ),
				'type'  => '' === $html( 'block1', 'text' ) ? 'links' : 'text',
				'links' => $links,
				'text'  => $html( 'block1', 'text' ),
			),
			'block2'    => array(
				'title' => $text( 'block2', 'title' ),
				'text'  => $html( 'block2', 'text' ),
			),
			'share'     => array_combine( MenuSchema::networks(), array_map( static fn ( string $name ): string => esc_url_raw( $text( 'share', $name ) ), MenuSchema::networks() ) ),
			'logo'      => array(
				'text' => $text( 'logo', 'text' ),
				'url'  => esc_url_raw( $text( 'logo', 'url' ) ),
				'img'  => (int) $text( 'logo', 'img' ),
			),
			'credit'    => array(
				'text' => $text( 'credit', 'text' ),
				'url'  => esc_url_raw( $text( 'credit', 'url' ) ),
			),
		);
	}
}
