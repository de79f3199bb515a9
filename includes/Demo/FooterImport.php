<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Core\Spa\PortalUrls;

/**
 * A demo site's agency: the footer of each language that has none yet, contacts, and the networks that are not set.
 *
 * @phpstan-import-type FooterData from DemoData
 * @phpstan-import-type LinkData from DemoData
 * @phpstan-import-type Ids from PagesImport
 */
final readonly class FooterImport {

	public function __construct( private DemoData $data, private Settings $settings ) {}

	/** @param Ids $pages */
	public function run( array $pages ): void {
		$footer = $this->settings->get( 'footer' );
		$footer = is_array( $footer ) ? $footer : array();
		foreach ( Lang::cases() as $lang ) {
			$footer[ $lang->value ] ??= self::footer( $this->data->menus()[ $lang->value ]['footer'], $lang, $pages );
		}
		$agency = array();
		foreach ( Lang::cases() as $lang ) {
			$name            = 'agency_' . $lang->value;
			$agency[ $name ] = $this->settings->text( $name ) ?: wp_strip_all_tags( str_replace( '</p><p>', ', ', $this->data->menus()[ $lang->value ]['footer']['block2']['html'] ) );
		}
		$share = array();
		foreach ( array( 'address', 'email', 'phone' ) as $what ) {
			$value                       = $this->data->agency()[ $what ];
			$agency[ 'agency_' . $what ] = $this->settings->text( 'agency_' . $what ) ?: ( str_replace( "\u{a0}", ' ', is_array( $value ) ? $value['lt'] : $value ) );
		}
		foreach ( Lang::cases() as $lang ) {
			$name            = 'agency_name_' . $lang->value;
			$value           = $this->data->agency()['name'];
			$agency[ $name ] = $this->settings->text( $name ) ?: ( is_array( $value ) ? $value[ $lang->value ] : $value );
		}
		foreach ( $this->data->menus()[ Lang::Lt->value ]['footer']['share'] as $network => $url ) {
			$share[ 'social_' . $network ] = $this->settings->text( 'social_' . $network ) ?: $url;
		}
		$this->settings->update( array( 'footer' => $footer ) + $agency + $share );
	}

	/**
	 * @param FooterData $data
	 * @param Ids        $pages
	 * @return array<string, mixed> As Shell\Footer reads it.
	 */
	private static function footer( array $data, Lang $lang, array $pages ): array {
		return array(
			'slogan'    => $data['slogan'],
			'block1'    => array(
				'title' => $data['block1']['title'],
				'type'  => $data['block1']['type'],
				'links' => array_map(
					/** @param LinkData $link */
					static fn ( array $link ): array => array(
						'link' => PortalUrls::stored( (string) get_permalink( $pages[ $link['page'] ][ $lang->value ] ) ),
						'text' => $link['title'],
					),
					$data['block1']['links']
				),
			),
			'block2'    => array(
				'title' => $data['block2']['title'],
				'text'  => BlockMarkup::with_links( $data['block2']['html'] ),
			),
			'logo'      => array(
				'url'  => $data['logo']['url'],
				'text' => $data['logo']['title'],
			),
			'credit'    => $data['credit'],
			'copyright' => $data['copyright'],
		);
	}
}
