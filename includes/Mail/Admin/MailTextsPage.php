<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail\Admin;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\StaffList;
use MentoriaiPortal\Core\StaffListPage;
use MentoriaiPortal\Mail\EditedTexts;
use MentoriaiPortal\Mail\FrameTexts;
use MentoriaiPortal\Mail\MailCase;
use MentoriaiPortal\Mail\MailComposer;
use MentoriaiPortal\Mail\MailDelivery;
use MentoriaiPortal\Mail\MailType;
use MentoriaiPortal\Mail\MailTypes;
use MentoriaiPortal\Mail\OptionalMail;

/**
 * Settings → Mail texts: the words of each mail and those around all in each language, with preview, a test to oneself and the way back to
 * the portal's own words. Works without script.
 */
final class MailTextsPage extends StaffListPage {

	public const SLUG = 'mentoriai-mail-texts';

	public const CAPABILITY = 'mentoriai_edit_mails';

	private const ACTION = 'mentoriai_mail_texts';

	/** @var array<string, string>|null What was sent and is shown again: with what is wrong, or as a preview. */
	private ?array $sent = null;

	/** @var array<string, string> Field to what is wrong with it. */
	private array $errors = array();

	/** @var array<string, string> Of the test, by WordPress's type of notice. Its settings errors show none where Settings is somebody else's menu. */
	private array $notices = array();

	public function __construct(
		private readonly MailTypes $types,
		private readonly EditedTexts $edited,
		private readonly MailComposer $composer,
		private readonly MailDelivery $delivery,
		private readonly Locale $locale,
		private readonly Db $db
	) {}

	protected static function title(): string {
		return __( 'Email texts', 'mentoriai-portal' );
	}

	public function add(): void {
		$hook = add_options_page( self::title(), self::title(), self::CAPABILITY, self::SLUG, array( $this, 'show' ) );
		if ( is_string( $hook ) ) {
			add_action( "load-$hook", array( $this, 'load' ) );
		}
	}

	public function load(): void {
		null === $this->asked() ? parent::load() : $this->handle();
	}

	/** Does what a button of the form asked for, before anything is shown. */
	public function handle(): void {
		$texts = $this->asked();
		if ( null === $texts || ! isset( $_SERVER['REQUEST_METHOD'] ) || 'POST' !== $_SERVER['REQUEST_METHOD'] || ! current_user_can( self::CAPABILITY ) ) {
			return;
		}
		check_admin_referer( self::ACTION );
		if ( 'restore' === self::posted( 'do' ) ) {
			$this->store( static fn () => $texts->restore() );
			self::leave( $texts, 'restored' );
		}
		$this->sent = array();
		foreach ( $texts->fields( null ) as $field ) {
			$this->sent[ $field->name ] = self::posted( $field->name, $field->rows > 1 );
		}
		$this->errors = $texts->check( $this->sent );
		if ( array() !== $this->errors || 'preview' === self::posted( 'do' ) ) {
			return;
		}
		if ( 'test' === self::posted( 'do' ) ) {
			$this->send_test( $texts, $this->sent );
			return;
		}
		$sent = $this->sent;
		$this->store( static fn () => $texts->keep( $sent ) );
		self::leave( $texts, 'saved' );
	}

	/** @param callable(): void $write */
	private function store( callable $write ): void {
		$this->db->transaction_with( EditedTexts::OPTION, $write );
	}

	public function show(): void {
		$texts = $this->asked();
		if ( null === $texts ) {
			parent::show();
			return;
		}
		echo '<div class="wrap">';
		$form = new MailTextsForm( $this->delivery, $this->locale, $this->composer->sender(), $texts, self::asked_lang() );
		$form->show( $this->sent, $this->errors, $this->notices, self::ACTION );
		echo '</div>';
	}

	public static function url( array $query = array() ): string {
		return add_query_arg( array( 'page' => self::SLUG ) + $query, admin_url( 'options-general.php' ) );
	}

	public static function text_url( string $kind, Lang $lang ): string {
		return self::url( array( 'mail' => $kind, 'text' => $lang->value ) );
	}

	protected function introduce(): void {
		echo '<p>' . esc_html__( 'What the portal writes to people. Choose an email and a language.', 'mentoriai-portal' ) . '</p>';
	}

	protected function make(): StaffList {
		$rows = array();
		foreach ( array( FrameTexts::KEY, ...array_keys( MailCase::each( $this->types->all() ) ) ) as $key ) {
			$texts = array();
			foreach ( Lang::cases() as $lang ) {
				$texts[ $lang->value ] = $this->editable( $key, $lang );
			}
			$texts  = array_filter( $texts );
			$rows[] = array( 'key' => $key, 'title' => reset( $texts ) ? reset( $texts )->title() : $key, 'texts' => $texts );
		}
		return new MailTextList( $rows );
	}

	/** @param array<string, string> $typed */
	private function send_test( Editable $texts, array $typed ): void {
		$to    = wp_get_current_user()->user_email;
		$error = $this->delivery->deliver( MailDelivery::TEST, $to, $texts->preview( $typed ), self::asked_lang(), $this->composer->sender() );
		if ( '' === $error ) {
			$text = $texts->is_saved( $typed )
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

	private function asked(): ?Editable {
		return $this->editable( self::query( 'mail' ), self::asked_lang() );
	}

	private function editable( string $key, Lang $lang ): ?Editable {
		$types = MailCase::each( $this->types->all() );
		if ( FrameTexts::KEY === $key ) {
			$optional = array_filter( $types, static fn ( MailType $type ): bool => $type instanceof OptionalMail );
			$sample   = reset( $optional ) ?: reset( $types );
			return false === $sample ? null : new EditableFrame( $this->composer, $this->edited, $this->locale, $sample, $lang );
		}
		return isset( $types[ $key ] ) ? new EditableMail( $this->composer, $this->edited, $types[ $key ], $lang ) : null;
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

	private static function leave( Editable $texts, string $done ): never {
		wp_safe_redirect( add_query_arg( 'done', $done, self::text_url( $texts->key(), self::asked_lang() ) ) );
		exit;
	}
}
