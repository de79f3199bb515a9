<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events\Admin;

use MentoriaiPortal\Core\AdminAssets;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Services;
use WP_Post;

/**
 * The block editor of an event: the body is the description, all facts are panels beside it.
 */
final readonly class EventScreen {

	public function __construct(
		private Services $core,
		private TypeLabelRepository $labels
	) {}

	public function enqueue(): void {
		if ( EventMeta::POST_TYPE !== get_current_screen()?->post_type ) {
			return;
		}
		AdminAssets::enqueue(
			$this->core,
			'admin-event',
			array(
				'typeLabels' => $this->labels->used(),
				'maxUpload'  => size_format( wp_max_upload_size() ),
				'lang'       => Lang::from_query( get_post_meta( (int) get_the_ID(), PostMeta::LANG, true ) )->value,
			) + self::copy_links()
		);
	}

	/** @return array<string, string> A new event's are shown once it is saved. */
	private static function copy_links(): array {
		$event = get_post();
		return null === $event || ! EventRepeatPage::may_copy_once_saved( $event ) ? array() : array(
			'duplicateUrl' => html_entity_decode( EventRepeatPage::duplicate_url( $event->ID ) ),
			'repeatUrl'    => EventRepeatPage::url( $event->ID ),
		);
	}

	public function title_hint( mixed $hint, mixed $post = null ): mixed {
		if ( ! is_string( $hint ) || ! $post instanceof WP_Post ) {
			return $hint;
		}
		return EventMeta::POST_TYPE === $post->post_type ? __( 'Event title', 'mentoriai-portal' ) : $hint;
	}

	public function body_hint( mixed $hint, mixed $post = null ): mixed {
		if ( ! ( is_string( $hint ) || null === $hint ) || ! $post instanceof WP_Post ) {
			return $hint;
		}
		return EventMeta::POST_TYPE === $post->post_type ? __( 'Describe the event: what it is about and who it is for. Date, place and the rest are in the panels on the side.', 'mentoriai-portal' ) : $hint;
	}
}
