<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Languages\Admin;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Languages\LanguageChange;
use MentoriaiPortal\Languages\OverviewRepository;
use MentoriaiPortal\Languages\Translation;
use MentoriaiPortal\Languages\Translations;
use MentoriaiPortal\Languages\TranslationState;
use WP_Post;

/**
 * The box beside every text that exists once a language: its language, its translation, and whether that is up to date.
 * Of the classic editor; the block editor has a panel (LanguagePanel), which says and saves the same.
 */
final readonly class LanguageBox {

	private const NONCE = 'mentoriai_language_box';

	/** The sidebar of the block editor is narrower than a select likes to be. */
	private const FITS = 'box-sizing:border-box;width:100%;min-width:0;max-width:100%';

	/** How many texts are offered as an existing translation. */
	private const OFFERED = 200;

	/** Query parameter of the page after saving: the language stayed as it was. */
	private const REFUSED = 'mentoriai_language_refused';

	public function __construct(
		private Translations $translations,
		private OverviewRepository $overview,
		private LanguageChange $change,
		private Links $links
	) {}

	public function add( string $type ): void {
		if ( in_array( $type, $this->translations->types, true ) ) {
			add_meta_box( 'mentoriai-language', __( 'Language', 'mentoriai-portal' ), array( $this, 'show' ), $type, 'side', 'high', array( '__back_compat_meta_box' => true ) );
		}
	}

	public function show( WP_Post $post ): void {
		$state = $this->translations->of( $post->ID );
		wp_nonce_field( self::NONCE, self::NONCE );
		if ( null !== $state->partner ) {
			$this->show_pair( $post, $state, $state->partner );
			return;
		}
		$this->show_language( $post, $state->lang );
		if ( null !== $state->lang ) {
			$this->show_ways( $post, $state->lang );
		}
	}

	/** Action `save_post`. */
	public function save( int $id, WP_Post $post ): void {
		$nonce = isset( $_POST[ self::NONCE ] ) ? sanitize_key( $_POST[ self::NONCE ] ) : '';
		$asked = isset( $_POST['post_ID'] ) && is_numeric( $_POST['post_ID'] ) ? (int) $_POST['post_ID'] : 0;
		if ( ! in_array( $post->post_type, $this->translations->types, true ) || $asked !== $id
			|| ! wp_verify_nonce( $nonce, self::NONCE ) || ! current_user_can( 'edit_post', $id ) ) {
			return;
		}
		$lang  = isset( $_POST['mentoriai_lang'] ) ? sanitize_key( $_POST['mentoriai_lang'] ) : null;
		$other = isset( $_POST['mentoriai_translation'] ) ? absint( $_POST['mentoriai_translation'] ) : 0;
		if ( ! $this->change->apply( $post, ! empty( $_POST['mentoriai_separate'] ), $lang, $other ) ) {
			add_filter( 'redirect_post_location', static fn ( mixed $url ): mixed => is_string( $url ) ? add_query_arg( self::REFUSED, '1', $url ) : $url );
		}
	}

	/** Action `admin_notices`. */
	public function notice(): void {
		if ( isset( $_GET[ self::REFUSED ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- shows a sentence.
			wp_admin_notice( esc_html( self::refusal() ), array( 'type' => 'error' ) );
		}
	}

	private function show_pair( WP_Post $post, TranslationState $state, Translation $partner ): void {
		$lang = $state->lang ?? Lang::Lt;
		printf( '<p><strong>%s</strong><br>%s</p>', esc_html( Links::name( $lang ) ), esc_html__( 'The language cannot be changed while there is a translation.', 'mentoriai-portal' ) );
		if ( '' !== self::warning( $state ) ) {
			printf( '<div class="notice notice-warning inline" style="margin:0 0 1em"><p>%s</p></div>', esc_html( self::warning( $state ) ) );
		}
		printf(
			'<p><a class="button" href="%s">%s</a></p><p>%s</p>',
			esc_url( (string) get_edit_post_link( $partner->id, 'url' ) ),
			esc_html( Links::edit_label( $partner->lang ) ),
			esc_html( Links::title_and_state( $partner ) )
		);
		if ( ! $this->translations->is_screen( $post->ID ) ) {
			printf( '<p><label><input type="checkbox" name="mentoriai_separate" value="1"> %s</label></p>', esc_html__( 'These two are not translations of each other', 'mentoriai-portal' ) );
		}
	}

	/** '' while both say the same, as far as dates tell. */
	public static function warning( TranslationState $state ): string {
		if ( ! $state->is_outdated() && ! $state->has_outdated_translation() ) {
			return '';
		}
		$time = mysql2date( 'Y-m-d H:i', (string) ( $state->is_outdated() ? $state->partner?->modified : $state->own?->modified ) );
		return sprintf(
			$state->is_outdated()
				/* translators: %s: date and time. */
				? __( 'The original was changed on %s, after this translation. Check that both still say the same, then save.', 'mentoriai-portal' )
				/* translators: %s: date and time. */
				: __( 'This text was changed on %s, after its translation. The translation may be outdated.', 'mentoriai-portal' ),
			(string) $time
		);
	}

	private function show_language( WP_Post $post, ?Lang $lang ): void {
		if ( $this->translations->is_screen( $post->ID ) && null !== $lang ) {
			printf( '<p><strong>%s</strong></p>', esc_html( Links::name( $lang ) ) );
			return;
		}
		printf( '<p><label for="mentoriai_lang">%s</label><br><select style="%s" id="mentoriai_lang" name="mentoriai_lang">', esc_html__( 'Language of this text', 'mentoriai-portal' ), esc_attr( self::FITS ) );
		foreach ( Lang::cases() as $choice ) {
			self::option( $choice->value, Links::name( $choice ), $lang->value ?? '' );
		}
		if ( 'page' === $post->post_type ) {
			self::option( '', __( 'Not a page of the portal', 'mentoriai-portal' ), $lang->value ?? '' );
		}
		echo '</select></p>';
	}

	/** How a text without a translation gets one. */
	private function show_ways( WP_Post $post, Lang $lang ): void {
		if ( $this->links->may_translate( $post ) ) {
			printf(
				'<p><a class="button button-primary" href="%s">%s</a></p><p class="description">%s</p>',
				esc_url( Links::create( $post->ID ) ),
				esc_html__( 'Create the translation', 'mentoriai-portal' ),
				esc_html__( 'Creates a draft in the other language from your last saved version, and opens it.', 'mentoriai-portal' )
			);
		}
		$others = self::offered( $this->overview, $post->post_type, $lang->other() );
		if ( array() === $others ) {
			return;
		}
		printf( '<p><label for="mentoriai_translation">%s</label><br><select style="%s" id="mentoriai_translation" name="mentoriai_translation">', esc_html__( 'Or choose a text that is its translation', 'mentoriai-portal' ), esc_attr( self::FITS ) );
		self::option( '', __( 'None', 'mentoriai-portal' ), '' );
		foreach ( $others as $other ) {
			self::option( (string) $other['id'], Links::title( $other['title'] ), '' );
		}
		echo '</select></p>';
	}

	/**
	 * Texts in a language that can become the translation of another: those that the person may edit, and so may see.
	 *
	 * @return list<array{id: int, title: string}>
	 */
	public static function offered( OverviewRepository $overview, string $type, Lang $lang ): array {
		$texts = $overview->missing( array( $type ), self::OFFERED, 0, $lang );
		_prime_post_caches( array_column( $texts, 'id' ), false, false );
		$own = array_filter( $texts, static fn ( array $text ): bool => current_user_can( 'edit_post', $text['id'] ) );
		return array_values( array_map( static fn ( array $text ): array => array( 'id' => $text['id'], 'title' => $text['title'] ), $own ) );
	}

	public static function refusal(): string {
		return __( 'The language was not changed: this text has a translation. Separate the two first.', 'mentoriai-portal' );
	}

	private static function option( string $value, string $label, string $chosen ): void {
		printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $value, $chosen, false ), esc_html( $label ) );
	}
}
