<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Languages\Admin;

use MentoriaiPortal\Core\AdminAssets;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Languages\LanguageChange;
use MentoriaiPortal\Languages\OverviewRepository;
use MentoriaiPortal\Languages\Translations;
use MentoriaiPortal\Services;
use WP_Error;
use WP_Post;

/**
 * The panel "Language" of the block editor (src/admin/language). What it shows and changes is a field of the text in
 * wp/v2 for those who edit it, so that the editor's own button saves it.
 */
final readonly class LanguagePanel {

	public const FIELD = 'mentoriai_language';

	public function __construct(
		private Services $core,
		private Translations $translations,
		private OverviewRepository $overview,
		private LanguageChange $change,
		private Links $links
	) {}

	/** Action `enqueue_block_editor_assets`. */
	public function enqueue(): void {
		$type = get_current_screen()->post_type ?? '';
		if ( null === get_post() || ! in_array( $type, $this->translations->types, true ) ) {
			return;
		}
		$others = array();
		foreach ( Lang::cases() as $lang ) {
			$others[ $lang->value ] = array_map(
				static fn ( array $text ): array => array(
					'value' => (string) $text['id'],
					'label' => Links::title( $text['title'] ),
				),
				LanguageBox::offered( $this->overview, $type, $lang )
			);
		}
		AdminAssets::enqueue( $this->core, 'admin-language', array( 'language' => array( 'others' => $others ) ) );
	}

	/** Action `rest_api_init`. */
	public function register(): void {
		register_rest_field(
			$this->translations->types,
			self::FIELD,
			array(
				'get_callback'    => fn ( array $post ): array => $this->describe( is_numeric( $post['id'] ?? null ) ? (int) $post['id'] : 0 ),
				'update_callback' => fn ( mixed $sent, WP_Post $post ): ?WP_Error => $this->save( is_array( $sent ) ? $sent : array(), $post ),
				'schema'          => array(
					'type'       => 'object',
					'context'    => array( 'edit' ),
					'properties' => array(
						'lang'        => array( 'type' => 'string', 'enum' => array( 'lt', 'en', '' ) ),
						'separate'    => array( 'type' => 'boolean' ),
						'translation' => array( 'type' => 'integer' ),
					),
				),
			)
		);
	}

	/** @return array<string, mixed> */
	private function describe( int $id ): array {
		$post    = get_post( $id );
		$state   = $this->translations->of( $id );
		$partner = $state->partner;
		return array(
			'lang'    => $state->lang->value ?? '',
			'screen'  => $this->translations->is_screen( $id ),
			'warning' => LanguageBox::warning( $state ),
			'partner' => null === $partner ? null : array(
				'title' => Links::title_and_state( $partner ),
				'label' => Links::edit_label( $partner->lang ),
				'url'   => (string) get_edit_post_link( $partner->id, 'url' ),
			),
			'create'  => null !== $post && null !== $state->lang && null === $partner && $this->links->may_translate( $post ) ? html_entity_decode( Links::create( $id ) ) : '',
		);
	}

	/**
	 * WordPress has checked that this person may edit the text.
	 *
	 * @param array<mixed> $sent
	 */
	private function save( array $sent, WP_Post $post ): ?WP_Error {
		$lang  = isset( $sent['lang'] ) && is_string( $sent['lang'] ) ? $sent['lang'] : null;
		$other = isset( $sent['translation'] ) && is_numeric( $sent['translation'] ) ? (int) $sent['translation'] : 0;
		return $this->change->apply( $post, true === ( $sent['separate'] ?? false ), $lang, $other ) ? null : new WP_Error( 'mentoriai_language_refused', LanguageBox::refusal(), array( 'status' => 409 ) );
	}
}
