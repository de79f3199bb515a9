<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail\Admin;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Mail\MailType;
use MentoriaiPortal\Mail\EditedTexts;
use MentoriaiPortal\Mail\MailCase;
use MentoriaiPortal\Mail\MailComposer;
use MentoriaiPortal\Mail\MailDelivery;
use MentoriaiPortal\Mail\MailTextRule;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Mail\MailTypes;

/**
 * Settings → Mail texts: the words of each mail in each language, with preview, a test to oneself and the way back to
 * the portal's own words. Works without script.
 */
final class MailTextsPage {

	public const SLUG = 'mentoriai-mail-texts';

	public const CAPABILITY = 'mentoriai_edit_mails';

	private const ACTION = 'mentoriai_mail_texts';

	/** What was sent and is shown again: with what is wrong, or as a preview. */
	private ?MailTexts $sent = null;

	/** @var array<string, string> Field to what is wrong with it. */
	private array $errors = array();

	/** @var array<string, string> Of the test, by WordPress's type of notice. Its settings errors show none where Settings is somebody else's menu. */
	private array $notices = array();

	public function __construct(
		private readonly MailTypes $types,
		private readonly EditedTexts $edited,
		private readonly MailComposer $composer,
		private readonly MailDelivery $delivery,
		private readonly Locale $locale
	) {}

	public function add(): void {
		$title = __( 'Email texts', 'mentoriai-portal' );
		$hook  = add_options_page( $title, $title, self::CAPABILITY, self::SLUG, array( $this, 'show' ) );
		if ( is_string( $hook ) ) {
			add_action( "load-$hook", array( $this, 'handle' ) );
		}
	}

	/** Does what a button of the form asked for, before anything is shown. */
	public function handle(): void {
		$type = $this->asked_type();
		if ( null === $type || ! isset( $_SERVER['REQUEST_METHOD'] ) || 'POST' !== $_SERVER['REQUEST_METHOD'] || ! current_user_can( self::CAPABILITY ) ) {
			return;
		}
		check_admin_referer( self::ACTION );
		$lang = self::asked_lang();
		if ( 'restore' === self::posted( 'do' ) ) {
			$this->composer->restore( $type, $lang );
			self::leave( $type, $lang, 'restored' );
		}
		$texts        = MailTexts::of_form( self::posted( 'subject' ), self::posted( 'body', true ), self::posted( 'button' ) );
		$this->sent   = $texts;
		$this->errors = MailTextRule::check( $type, $this->composer->own_texts( $type, $lang ), $texts );
		if ( array() !== $this->errors || 'preview' === self::posted( 'do' ) ) {
			return;
		}
		if ( 'test' === self::posted( 'do' ) ) {
			$this->send_test( $type, $lang, $texts );
			return;
		}
		$this->edited->keep( $type->key(), $lang, $texts );
		self::leave( $type, $lang, 'saved' );
	}

	public function show(): void {
		$type = $this->asked_type();
		echo '<div class="wrap">';
		if ( null === $type ) {
			$this->show_list();
		} else {
			$lang = self::asked_lang();
			$form = new MailTextsForm( $this->composer, $this->locale, $type, $lang );
			$form->show( $this->sent ?? $this->composer->texts( $type, $lang ), $this->errors, $this->notices, null !== $this->composer->edited_texts( $type, $lang ), self::ACTION );
		}
		echo '</div>';
	}

	public static function url( string $kind, Lang $lang ): string {
		return add_query_arg(
			array(
				'page' => self::SLUG,
				'mail' => $kind,
				'text' => $lang->value,
			),
			admin_url( 'options-general.php' )
		);
	}

	private function show_list(): void {
		echo '<h1>' . esc_html__( 'Email texts', 'mentoriai-portal' ) . '</h1><p>' . esc_html__( 'What the portal writes to people. Choose an email and a language.', 'mentoriai-portal' ) . '</p>';
		echo '<table class="wp-list-table widefat striped"><thead><tr><th scope="col">' . esc_html__( 'Email', 'mentoriai-portal' ) . '</th><th scope="col">' . esc_html__( 'Lithuanian', 'mentoriai-portal' ) . '</th><th scope="col">' . esc_html__( 'English', 'mentoriai-portal' ) . '</th></tr></thead><tbody>';
		foreach ( MailCase::each( $this->types->all() ) as $key => $type ) {
			echo '<tr><th scope="row">' . esc_html( $type->title() ) . '</th>';
			foreach ( Lang::cases() as $lang ) {
				printf(
					'<td><a href="%s" lang="%s">%s</a>%s</td>',
					esc_url( self::url( $key, $lang ) ),
					esc_attr( $lang->value ),
					esc_html( $this->composer->texts( $type, $lang )->subject ),
					null === $this->composer->edited_texts( $type, $lang ) ? '' : ' <strong>' . esc_html__( '(edited)', 'mentoriai-portal' ) . '</strong>'
				);
			}
			echo '</tr>';
		}
		echo '</tbody></table>';
	}

	private function send_test( MailType $type, Lang $lang, MailTexts $texts ): void {
		$to    = wp_get_current_user()->user_email;
		$error = $this->delivery->deliver( $to, $this->composer->preview( $type, $lang, $texts ), $lang, $this->composer->sender() );
		if ( '' === $error ) {
			$text = $this->composer->texts( $type, $lang ) == $texts // phpcs:ignore Universal.Operators.StrictComparisons -- two objects with the same words.
				/* translators: %s: an email address. */
				? __( 'The test was sent to %s.', 'mentoriai-portal' )
				/* translators: %s: an email address. */
				: __( 'The test was sent to %s. The texts have not been saved yet.', 'mentoriai-portal' );
			$this->notices['success'] = sprintf( $text, $to );
		} else {
			/* translators: %s: what the mail server said. */
			$this->notices['error'] = sprintf( __( 'The test could not be sent: %s', 'mentoriai-portal' ), $error );
		}
	}

	private function asked_type(): ?MailType {
		return MailCase::each( $this->types->all() )[ self::query( 'mail' ) ] ?? null;
	}

	private static function asked_lang(): Lang {
		return Lang::from_query( self::query( 'text' ) );
	}

	private static function query( string $name ): string {
		return isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ? sanitize_key( wp_unslash( $_GET[ $name ] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- chooses what is shown; writing checks the nonce.
	}

	/** Plain text as typed: what stands in angle brackets is text too, and is escaped where it is shown. */
	private static function posted( string $name, bool $lines = false ): string {
		$text = isset( $_POST[ $name ] ) && is_string( $_POST[ $name ] ) ? wp_check_invalid_utf8( wp_unslash( $_POST[ $name ] ) ) : ''; // phpcs:ignore WordPress.Security -- handle() checks the nonce; control characters go below.
		return (string) preg_replace( $lines ? '~[^\P{Cc}\r\n\t]~u' : '~\p{Cc}+~u', $lines ? '' : ' ', $text );
	}

	private static function leave( MailType $type, Lang $lang, string $done ): never {
		wp_safe_redirect( add_query_arg( 'done', $done, self::url( $type->key(), $lang ) ) );
		exit;
	}
}
