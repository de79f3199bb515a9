<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

use MentoriaiPortal\Mentors\Field;
use RuntimeException;

/**
 * The field tags. A site without people that has tags of its own keeps those alone.
 */
final readonly class FieldsImport {

	public function __construct( private DemoData $data ) {}

	/** @return array<string, int> Slug to term id. */
	public function run( ImportMode $mode ): array {
		$ids = $this->stored();
		if ( array() !== $ids && ! $mode->has_people() ) {
			return $ids;
		}
		foreach ( $this->data->fields() as $field ) {
			if ( isset( $ids[ $field['slug'] ] ) ) {
				continue;
			}
			$made = wp_insert_term(
				wp_slash( $field['lt']['name'] ),
				Field::TAXONOMY,
				array(
					'slug'        => $field['slug'],
					'description' => wp_slash( $field['lt']['description'] ),
				)
			);
			if ( is_wp_error( $made ) ) {
				throw new RuntimeException( 'The field ' . $field['slug'] . ' could not be made: ' . $made->get_error_message() );
			}
			add_term_meta( $made['term_id'], Field::NAME_EN, wp_slash( $field['en']['name'] ), true );
			add_term_meta( $made['term_id'], Field::DESCRIPTION_EN, wp_slash( $field['en']['description'] ), true );
			$ids[ $field['slug'] ] = $made['term_id'];
		}
		return $ids;
	}

	/** @return array<string, int> */
	private function stored(): array {
		$terms = get_terms(
			array(
				'taxonomy'   => Field::TAXONOMY,
				'hide_empty' => false,
			)
		);
		$ids   = array();
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			$ids[ $term->slug ] = $term->term_id;
		}
		return $ids;
	}
}
