<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Core\Spa\Screen;
use RuntimeException;
use WP_Post;

/**
 * Creates pages of the portal: on activation and for demo content. English pages stand under the English home,
 * so that WordPress itself gives them their `/en` addresses.
 */
final class PageWriter {

	/** Marks what activation made and no one has touched. */
	private const MADE = '_mentoriai_made';

	/** On a page whose text came from the set-up: hashes of that text and of what was stored of it. */
	private const FILLED = '_mentoriai_filled';

	private const HOME_SLUGS = array(
		'lt' => 'pradzia',
		'en' => 'en',
	);

	/**
	 * Makes a page, or brings the one at its place to this state.
	 *
	 * @param string   $key     The Lithuanian slug, by which the option knows content pages.
	 * @param PageText $text    Title, excerpt, content, slug.
	 * @param int      $wanted  The id it must have; 0 for any.
	 * @param string   $status  'publish' or 'draft'.
	 * @return int Its id.
	 * @throws RuntimeException When the wanted id belongs to something else.
	 */
	public function put( string $key, ?Screen $screen, Lang $lang, PageText $text, int $wanted = 0, string $status = 'publish' ): int {
		$id = $this->existing( $key, $screen, $lang, $text->slug );
		if ( $wanted > 0 && $id !== $wanted ) {
			$this->clear_for( $wanted, $id );
			$id = (int) ( get_post( $wanted )->ID ?? 0 );
		}
		$fields = array(
			'post_type'    => 'page',
			'post_status'  => $status,
			'post_title'   => wp_slash( $text->title ),
			'post_name'    => $this->slug( $screen, $lang, $text->slug ),
			'post_excerpt' => wp_slash( $text->excerpt ),
			'post_content' => wp_slash( $text->content ),
			'post_parent'  => Lang::En === $lang && Screen::Home !== $screen ? $this->english_home() : 0,
		);
		self::note_former( $id );
		0 === $id && $this->free( $screen, $lang, $text->slug );
		$saved  = $id > 0
			? wp_update_post( array( 'ID' => $id ) + $fields, true )
			: wp_insert_post( $fields + array( 'import_id' => $wanted ), true );
		if ( is_wp_error( $saved ) || ( $wanted > 0 && $saved !== $wanted ) ) {
			throw new RuntimeException( sprintf( 'The page %s could not get the id %d.', $key, $wanted ) );
		}
		delete_post_meta( $saved, self::MADE );
		$this->adopt( $saved, $key, $screen, $lang );
		return $saved;
	}

	/** As put(), but leaves alone what is already there; a page of the site at this place becomes the portal’s, a draft does not. */
	public function put_if_missing( string $key, ?Screen $screen, Lang $lang, PageText $text ): int {
		$id = $this->existing( $key, $screen, $lang, $text->slug );
		if ( $id > 0 ) {
			self::note_former( $id );
			$this->adopt( $id, $key, $screen, $lang );
			return $id;
		}
		$id = $this->put( $key, $screen, $lang, $text );
		update_post_meta( $id, self::MADE, '1' );
		return $id;
	}

	/** The id of the page that put() would change, in whatever state; 0 for none. */
	public function find( string $key, ?Screen $screen, Lang $lang, string $slug ): int {
		return $this->existing( $key, $screen, $lang, $slug );
	}

	/** Whether activation made a page and no one has edited it since. */
	public function is_untouched( int $id ): bool {
		$post = get_post( $id );
		return null !== $post && '1' === get_post_meta( $id, self::MADE, true ) && $post->post_modified_gmt === $post->post_date_gmt;
	}

	/** As put(), with a text of the set-up: as long as no one edits the page, later answers may change it. */
	public function fill( string $key, ?Screen $screen, Lang $lang, PageText $text, string $status ): int {
		$source = md5( serialize( array( $text, $status ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- only compared.
		$here   = $this->existing( $key, $screen, $lang, $text->slug );
		if ( $here > 0 && self::is_filled( $here ) && str_starts_with( self::filled( $here ), $source ) ) {
			return $here;
		}
		$id = $this->put( $key, $screen, $lang, $text, status: $status );
		update_post_meta( $id, self::FILLED, $source . ' ' . self::hash( $id ) );
		return $id;
	}

	/** Whether a page has its text from the set-up and no one has edited it since. */
	public static function is_filled( int $id ): bool {
		return self::is_from_set_up( $id ) && str_ends_with( self::filled( $id ), ' ' . self::hash( $id ) );
	}

	/** Whether a page got its text from the set-up, edited since or not. */
	public static function is_from_set_up( int $id ): bool {
		return '' !== self::filled( $id );
	}

	private static function filled( int $id ): string {
		$filled = get_post_meta( $id, self::FILLED, true );
		return is_string( $filled ) ? $filled : '';
	}

	private static function hash( int $id ): string {
		$post = get_post( $id );
		return null === $post || 'trash' === $post->post_status ? '' : md5( implode( "\0", array( $post->post_title, $post->post_excerpt, $post->post_content, $post->post_status, $post->post_name ) ) );
	}

	/** A page that no one made for the portal outlives it; see Uninstaller. */
	private static function note_former( int $id ): void {
		if ( $id > 0 && ! metadata_exists( 'post', $id, PageMeta::SCREEN ) ) {
			update_post_meta( $id, PageMeta::ADOPTED, '1' );
		}
	}

	/** Language, group and screen of a page, and its place in the option. */
	private function adopt( int $id, string $key, ?Screen $screen, Lang $lang ): void {
		$option = $this->option();
		$name   = $screen->value ?? $key;
		$other  = (int) ( $option[ $name ][ $lang->other()->value ] ?? 0 );
		$group  = (string) ( get_post_meta( $id, PostMeta::GROUP, true ) ?: ( $other > 0 ? get_post_meta( $other, PostMeta::GROUP, true ) : '' ) );
		update_post_meta( $id, PostMeta::LANG, $lang->value );
		update_post_meta( $id, PostMeta::GROUP, '' === $group ? wp_generate_uuid4() : $group );
		update_post_meta( $id, PageMeta::SCREEN, $screen->value ?? 'default' );
		$option[ $name ][ $lang->value ] = $id;
		update_option( PageMeta::OPTION, $option, true );
	}

	/** The page the option names, in any state but deleted; otherwise the one at that address. A draft of someone else has none yet. */
	private function existing( string $key, ?Screen $screen, Lang $lang, string $slug ): int {
		$id   = (int) ( $this->option()[ $screen->value ?? $key ][ $lang->value ] ?? 0 );
		$post = $id > 0 ? get_post( $id ) : null;
		if ( null !== $post && 'page' === $post->post_type ) {
			return $id;
		}
		$page = $this->at( $screen, $lang, $slug );
		return null === $page || self::is_foreign_draft( $page ) ? 0 : $page->ID;
	}

	/** The page at an address, or the draft that would have it. */
	private function at( ?Screen $screen, Lang $lang, string $slug ): ?WP_Post {
		$under = Lang::En === $lang && Screen::Home !== $screen ? self::HOME_SLUGS['en'] . '/' : '';
		$page  = get_page_by_path( $under . $this->slug( $screen, $lang, $slug ) );
		return $page instanceof WP_Post ? $page : null;
	}

	private static function is_foreign_draft( WP_Post $page ): bool {
		return in_array( $page->post_status, array( 'draft', 'pending', 'auto-draft' ), true ) && ! metadata_exists( 'post', $page->ID, PageMeta::SCREEN );
	}

	/** WordPress's own draft of a privacy policy has our slug in Lithuanian; a draft gets its slug when it is published. */
	private function free( ?Screen $screen, Lang $lang, string $slug ): void {
		$page = $this->at( $screen, $lang, $slug );
		if ( null !== $page && self::is_foreign_draft( $page ) ) {
			wp_update_post( array( 'ID' => $page->ID, 'post_name' => '' ) );
		}
	}

	private function slug( ?Screen $screen, Lang $lang, string $slug ): string {
		return Screen::Home === $screen ? self::HOME_SLUGS[ $lang->value ] : $slug;
	}

	/** Frees the place of a page whose id is wanted: what activation made and no one touched may go. */
	private function clear_for( int $wanted, int $made ): void {
		$taken = get_post( $wanted );
		if ( null !== $taken && 'page' !== $taken->post_type ) {
			throw new RuntimeException( sprintf( 'The id %d belongs to a %s.', $wanted, $taken->post_type ) );
		}
		if ( $made > 0 && '1' === get_post_meta( $made, self::MADE, true ) ) {
			wp_delete_post( $made, true );
		} elseif ( $made > 0 ) {
			throw new RuntimeException( sprintf( 'Page %d stands where page %d should.', $made, $wanted ) );
		}
	}

	private function english_home(): int {
		return (int) ( $this->option()[ Screen::Home->value ]['en'] ?? 0 );
	}

	/** @return array<string, array<string, int>> */
	private function option(): array {
		$option = get_option( PageMeta::OPTION );
		return is_array( $option ) ? $option : array();
	}
}
