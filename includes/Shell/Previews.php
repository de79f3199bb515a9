<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use Closure;
use MentoriaiPortal\Content\PageMeta;
use MentoriaiPortal\Core\ContentTypes;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Core\Preview;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Mentors\StaticMentors;
use MentoriaiPortal\Stories\StoriesModule;
use WP_Post;

/**
 * Previews of what is not published, or has changes that are not: the portal's own page of it, for who may edit that post.
 * The key is WordPress's nonce of previews: it belongs to one person, their session and one post, and expires within a day.
 * It is read from the address of the page alone; nothing of it reaches data/v1.
 */
final readonly class Previews {

	/** Not those in the bin and those that nobody has saved. */
	private const STATES = array( 'publish', 'future', 'private', 'pending', 'draft' );

	/** @param Closure( int ): ?int $translation Id of the post in the other language, in whatever state but the bin. */
	public function __construct( private Preview $preview, private Closure $translation ) {}

	/**
	 * Shows the post that the address asks for in this request, if the person who is logged in to wp-admin may edit it.
	 *
	 * @return bool Whether it is shown.
	 */
	public function begin(): bool {
		$post = self::asked();
		if ( null === $post || ! self::has_key( $post->ID ) || ! self::may_see( $post ) ) {
			return false;
		}
		$autosave = self::autosave( $post );
		$meta     = null === $autosave ? array() : self::unsaved_meta( $autosave->ID );
		// The editor adds the picture that is chosen and not saved yet.
		if ( isset( $_GET['_thumbnail_id'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- has_key() above.
			$meta['_thumbnail_id'] = (string) absint( $_GET['_thumbnail_id'] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended
		}
		$shown = clone $post;
		if ( null !== $autosave ) {
			$shown->post_title   = $autosave->post_title;
			$shown->post_content = $autosave->post_content;
			$shown->post_excerpt = $autosave->post_excerpt;
		}
		$shown->post_name = (string) $post->ID;
		$this->preview->begin( $shown, $meta );
		return true;
	}

	/** Action `init`: whoever may see the preview is told how to open it again. */
	public static function explain_expired(): void {
		$post = self::asked();
		if ( null === $post || ! PortalRequest::has_path() || self::has_key( $post->ID ) || ! self::may_see( $post ) ) {
			return;
		}
		wp_die(
			esc_html__( 'This link to the preview has expired. Open the preview again in the editor.', 'mentoriai-portal' ),
			403,
			array(
				'link_url'  => esc_url( (string) get_edit_post_link( $post->ID, 'raw' ) ),
				'link_text' => esc_html__( 'Edit', 'mentoriai-portal' ),
			)
		);
	}

	/** The page of the post that is shown: for search engines it is none, and its other language is a preview too. */
	public function of( PortalPage $page ): PortalPage {
		$lang       = self::lang( $this->preview->id() );
		$alternates = array(
			'lt' => null,
			'en' => null,
		);

		$alternates[ $lang->value ]          = self::url( $this->preview->id() );
		$alternates[ $lang->other()->value ] = $this->other();
		return $page->as_preview( $alternates );
	}

	/** What is shown above the page, in its language. */
	public function bar( PortalPage $page ): string {
		$post  = get_post( $this->preview->id() );
		$lang  = $page->resolved->lang;
		$other = $page->alternates[ $lang->other()->value ];
		if ( null === $post ) {
			return '';
		}
		return ( new PreviewBar() )->html( self::state( $post ), (string) get_edit_post_link( $post->ID, 'raw' ), null === $other ? '' : $other, $lang->other() );
	}

	/** Whether the portal shows posts of this kind, this one is not in the bin, and the person may edit it. */
	public static function may_see( WP_Post $post ): bool {
		return self::is_ours( $post ) && in_array( $post->post_status, self::STATES, true ) && current_user_can( 'edit_post', $post->ID );
	}

	/** Whether the portal draws it. */
	public static function is_ours( WP_Post $post ): bool {
		return in_array( $post->post_type, ContentTypes::WRITTEN, true ) && ( 'page' !== $post->post_type || '' !== (string) get_post_meta( $post->ID, PostMeta::LANG, true ) );
	}

	/** Where the person who is logged in sees the post, for half a day at least. */
	public static function url( int $id ): string {
		return add_query_arg(
			array(
				'preview'       => 'true',
				'preview_id'    => $id,
				'preview_nonce' => wp_create_nonce( self::action( $id ) ),
			),
			self::address( $id )
		);
	}

	/** An address of the same screen that needs no slug. */
	private static function address( int $id ): string {
		$lang = self::lang( $id );
		$name = (string) $id;
		return match ( get_post_type( $id ) ) {
			EventMeta::POST_TYPE      => PortalUrls::event( $name, $lang ),
			StoriesModule::POST_TYPE  => PortalUrls::story( $name, $lang ),
			StaticMentors::POST_TYPE => PortalUrls::static_mentor( $name, $lang ),
			default                   => self::address_of_page( $id, $lang ),
		};
	}

	private static function address_of_page( int $id, Lang $lang ): string {
		$screen = Screen::tryFrom( (string) get_post_meta( $id, PageMeta::SCREEN, true ) );
		return null === $screen ? PortalUrls::home( $lang->prefix() . "/default/$id" ) : PortalUrls::screen( $screen, $lang );
	}

	private static function lang( int $id ): Lang {
		return Lang::from_query( get_post_meta( $id, PostMeta::LANG, true ) );
	}

	/** What the person has typed and not saved; null where what is saved is newer. */
	private static function autosave( WP_Post $post ): ?WP_Post {
		$autosave = wp_get_post_autosave( $post->ID, get_current_user_id() );
		return $autosave instanceof WP_Post && $autosave->post_modified_gmt >= $post->post_modified_gmt ? $autosave : null;
	}

	/** @return array<string, mixed> */
	private static function unsaved_meta( int $autosave ): array {
		$meta = array();
		foreach ( (array) get_post_meta( $autosave ) as $key => $values ) {
			if ( is_string( $key ) && str_starts_with( $key, '_mentoriai_' ) && is_array( $values ) ) {
				$meta[ $key ] = maybe_unserialize( $values[0] ?? '' );
			}
		}
		return $meta;
	}

	private function other(): ?string {
		$id   = ( $this->translation )( $this->preview->id() );
		$post = null === $id ? null : get_post( $id );
		return null !== $post && self::may_see( $post ) ? self::url( $post->ID ) : null;
	}

	private static function state( WP_Post $post ): string {
		$state = match ( true ) {
			'publish' !== $post->post_status => __( 'Preview – not published', 'mentoriai-portal' ),
			null === self::autosave( $post ) => __( 'Preview – the same is published', 'mentoriai-portal' ),
			default                          => __( 'Preview – the changes are not published', 'mentoriai-portal' ),
		};
		// None of this is in the autosave of a published text: it has neither terms nor fields of ours in wp/v2.
		$state .= match ( $post->post_type ) {
			EventMeta::POST_TYPE     => '. ' . __( 'The city is shown as it was last saved.', 'mentoriai-portal' ),
			StaticMentors::POST_TYPE => '. ' . __( 'Position, business fields, contacts and meetings are shown as they were last saved.', 'mentoriai-portal' ),
			default                  => '',
		};
		$dated = EventMeta::POST_TYPE !== $post->post_type || '' !== (string) get_post_meta( $post->ID, EventMeta::START_DATE, true );
		return $dated ? $state : $state . '. ' . __( 'The event has no date yet: today’s is shown.', 'mentoriai-portal' );
	}

	private static function asked(): ?WP_Post {
		$id = isset( $_GET['preview_id'] ) && is_numeric( $_GET['preview_id'] ) ? (int) $_GET['preview_id'] : 0; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- see has_key().
		return 0 < $id ? get_post( $id ) : null;
	}

	private static function has_key( int $id ): bool {
		$nonce = isset( $_GET['preview_nonce'] ) && is_string( $_GET['preview_nonce'] ) ? sanitize_key( $_GET['preview_nonce'] ) : '';
		return false !== wp_verify_nonce( $nonce, self::action( $id ) );
	}

	private static function action( int $id ): string {
		return 'post_preview_' . $id;
	}
}
