<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Suggestions\Admin;

use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Rest\ErrorTexts;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Mentors\MentorCard;
use MentoriaiPortal\Mentors\MentorDirectory;
use MentoriaiPortal\Suggestions\NewSuggestion;
use MentoriaiPortal\Suggestions\Suggestions;
use WP_User;

/**
 * The box on a founder's page in wp-admin, whose form is sent to the page itself. Searching is sent by the same form, so that it works
 * without JavaScript, and what was chosen and typed stays.
 */
final readonly class SuggestBox {

	public const SENT = 'mentoriai_suggest';

	private const ID = 'mentoriai-suggest';

	/** So many are found at once: who is not among them, is found by more words. */
	private const FOUND = 10;

	public function __construct( private Suggestions $suggestions, private MentorDirectory $mentors ) {}

	public static function nonce( int $user_id ): string {
		return self::SENT . "_$user_id";
	}

	/** @return SuggestForm|null What is to be shown again; null where nothing was sent. */
	public function take( int $user_id ): ?SuggestForm {
		if ( ! isset( $_POST[ self::SENT ] ) ) {
			return null;
		}
		check_admin_referer( self::nonce( $user_id ) );
		if ( ! current_user_can( StaffMenu::CAPABILITY ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do this.', 'mentoriai-portal' ), '', array( 'response' => 403 ) );
		}
		$chosen = isset( $_POST['mentors'] ) && is_array( $_POST['mentors'] ) ? array_values( array_unique( array_filter( array_map( absint( ... ), array_filter( $_POST['mentors'], 'is_numeric' ) ) ) ) ) : array(); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- numbers.
		$form   = new SuggestForm( $chosen, self::sent( 'note', true ), isset( $_POST['search'] ) ? self::sent( 'words', false ) : null );
		if ( null !== $form->words ) {
			return $form;
		}
		try {
			$this->suggestions->suggest( $user_id, NewSuggestion::of_body( array( 'mentors' => $form->mentor_ids, 'note' => $form->note ) ) );
		} catch ( InvalidInput $wrong ) {
			$path = (string) array_key_first( $wrong->fields );
			return $form->with_error( self::says( $path, $wrong->fields[ $path ] ?? '' ), str_starts_with( $path, 'note' ) ? 'note' : 'mentors' );
		} catch ( ApiError $error ) {
			return $form->with_error( ErrorTexts::of( $error ), 'blocked' === $error->error ? 'mentors' : '' );
		}
		wp_safe_redirect( add_query_arg( self::SENT, '1', StaffMenu::member( $user_id ) ) . '#' . self::ID );
		exit;
	}

	/** Nothing for who is no founder; for a founder who cannot log in only what was wrong. */
	public function show( WP_User $user, ?SuggestForm $form ): void {
		if ( Role::Founder !== MemberRole::of_user( $user ) ) {
			return;
		}
		printf( '<div class="mentoriai-suggest" id="%s"><h3>%s</h3>', esc_attr( self::ID ), esc_html__( 'Suggest mentors', 'mentoriai-portal' ) );
		if ( null !== $form && '' !== $form->error ) {
			wp_admin_notice( esc_html( $form->error ), array( 'id' => self::ID . '-error', 'type' => 'error', 'additional_classes' => array( 'inline' ), 'attributes' => array( 'role' => 'alert' ) ) );
		} elseif ( null === $form && isset( $_GET[ self::SENT ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- shows a sentence.
			wp_admin_notice( esc_html__( 'The founder gets an email and sees the mentors above their messages.', 'mentoriai-portal' ), array( 'type' => 'success', 'additional_classes' => array( 'inline' ), 'attributes' => array( 'role' => 'status' ) ) );
		}
		if ( Suggestions::reaches( $user->ID ) ) {
			$this->show_form( $user->ID, $form ?? new SuggestForm( array(), '', null ) );
		} else {
			printf( '<p class="mentoriai-member__none">%s</p>', esc_html__( 'This founder cannot log in, so no one can be suggested to them.', 'mentoriai-portal' ) );
		}
		echo '</div>';
	}

	private function show_form( int $user_id, SuggestForm $form ): void {
		printf( '<p class="description">%s</p>', esc_html__( 'The founder gets one email and sees the mentors above their messages until they close it. The mentors are not told; no conversation begins.', 'mentoriai-portal' ) );
		printf( '<form method="post" action="%s">', esc_url( StaffMenu::member( $user_id ) . '#' . self::ID ) );
		foreach ( array( self::SENT => '1', '_wpnonce' => wp_create_nonce( self::nonce( $user_id ) ) ) as $name => $value ) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
		}
		// The first button: Enter in the field searches, and suggests nothing.
		printf(
			'<p><label for="%1$s-words"><strong>%2$s</strong></label><span class="mentoriai-suggest__search"><input type="search" id="%1$s-words" name="words" value="%3$s" placeholder="%4$s"%6$s><button class="button" name="search" value="1">%5$s</button></span></p>',
			esc_attr( self::ID ),
			esc_html__( 'Find mentors', 'mentoriai-portal' ),
			esc_attr( $form->words ?? '' ),
			esc_attr__( 'Name, company or topic', 'mentoriai-portal' ),
			esc_html__( 'Search', 'mentoriai-portal' ),
			array() === $form->mentor_ids ? self::marked( $form, 'mentors' ) : '' // phpcs:ignore WordPress.Security.EscapeOutput -- of constants.
		);
		$this->show_mentors( $form );
		printf(
			'<p><label for="%1$s-note"><strong>%2$s</strong></label><textarea id="%1$s-note" name="note" rows="3" class="large-text" maxlength="%3$d"%4$s>%5$s</textarea></p>',
			esc_attr( self::ID ),
			esc_html__( 'Note to the founder', 'mentoriai-portal' ),
			(int) NewSuggestion::NOTE_MAX,
			self::marked( $form, 'note' ), // phpcs:ignore WordPress.Security.EscapeOutput -- of constants.
			esc_textarea( $form->note )
		);
		printf( '<p><button class="button button-primary">%s</button></p></form>', esc_html__( 'Suggest', 'mentoriai-portal' ) );
	}

	/** Those chosen, and those found. */
	private function show_mentors( SuggestForm $form ): void {
		$lang   = str_starts_with( get_user_locale(), 'en' ) ? Lang::En : Lang::Lt;
		$chosen = array() === $form->mentor_ids ? array() : $this->mentors->cards( $form->mentor_ids, count( $form->mentor_ids ), $lang );
		$found  = array_filter( $this->mentors->search( $form->words ?? '', $lang, self::FOUND ), static fn ( MentorCard $card ): bool => ! in_array( $card->id, $form->mentor_ids, true ) );
		if ( null !== $form->words && array() === $found ) {
			printf( '<p role="status">%s</p>', esc_html__( 'No one else was found. Only mentors whom the list shows can be suggested; try fewer words, or only the beginning of a name.', 'mentoriai-portal' ) );
		}
		if ( array() === $chosen && array() === $found ) {
			return;
		}
		printf( '<fieldset%s><legend><strong>%s</strong></legend>', self::marked( $form, 'mentors' ), esc_html__( 'Choose one to three', 'mentoriai-portal' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- of constants.
		foreach ( array( ...$chosen, ...$found ) as $card ) {
			$facts = array_filter( array( $card->text, $card->busy ? __( 'Busy', 'mentoriai-portal' ) : '', $card->full ? _x( 'No free place', 'mentor', 'mentoriai-portal' ) : '' ) );
			printf(
				'<label class="mentoriai-suggest__mentor"><input type="checkbox" name="mentors[]" value="%d"%s><span><strong>%s</strong> <span class="mentoriai-member__none">%s</span></span></label>',
				(int) $card->id,
				checked( in_array( $card->id, $form->mentor_ids, true ), true, false ),
				esc_html( $card->title ),
				esc_html( implode( ' · ', $facts ) )
			);
		}
		echo '</fieldset>';
	}

	private static function marked( SuggestForm $form, string $field ): string {
		return $field === $form->wrong ? ' aria-invalid="true" aria-describedby="' . self::ID . '-error"' : '';
	}

	private static function sent( string $name, bool $multiline ): string {
		return isset( $_POST[ $name ] ) && is_string( $_POST[ $name ] ) ? Text::clean( (string) wp_unslash( $_POST[ $name ] ), $multiline ) : ''; // phpcs:ignore WordPress.Security -- after check_admin_referer(); cleaned by Text, shown escaped.
	}

	private static function says( string $path, string $key ): string {
		return match ( true ) {
			'note' === $path => __( 'The note is too long. Shorten it and press the button again.', 'mentoriai-portal' ),
			'required' === $key => __( 'Choose one to three mentors: search for them, and tick their names.', 'mentoriai-portal' ),
			'too_long' === $key => __( 'Three mentors at most can be suggested at once. Untick some.', 'mentoriai-portal' ),
			default => __( 'One of these mentors is no longer shown in the list. Choose someone else.', 'mentoriai-portal' ),
		};
	}
}
