<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail\Admin;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Mail\MailContent;
use MentoriaiPortal\Mail\MailDelivery;

/**
 * The form of an email's words in one language, or of those around all emails, and beside it how the email will look.
 */
final readonly class MailTextsForm {

	private const STYLE = '.mentoriai-mail{display:grid;gap:24px;grid-template-columns:minmax(0,1fr) minmax(0,1fr);align-items:start}@media(max-width:1100px){.mentoriai-mail{grid-template-columns:minmax(0,1fr)}}'
		. '.mentoriai-mail input[type=text],.mentoriai-mail textarea{width:100%}.mentoriai-mail iframe,.mentoriai-mail pre{box-sizing:border-box;width:100%;margin:0;border:1px solid #c3c4c7;border-radius:4px;background:#fff}'
		. '.mentoriai-mail iframe{height:560px}.mentoriai-mail pre{padding:16px;overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere}.mentoriai-mail .mentoriai-wrong{color:#b32d2e}.mentoriai-mail dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px}.mentoriai-mail dd{margin:0}';

	/** @param string $sender Name of who sends the emails. */
	public function __construct( private MailDelivery $delivery, private Locale $locale, private string $sender, private Editable $texts, private Lang $lang ) {}

	/**
	 * @param array<string, string>|null $typed   Field to words that are not saved.
	 * @param array<string, string>      $errors  Field to what is wrong with it.
	 * @param array<string, string>      $notices Type to text.
	 */
	public function show( ?array $typed, array $errors, array $notices, string $action ): void {
		echo '<style>' . self::STYLE . '</style>'; // phpcs:ignore WordPress.Security.EscapeOutput -- a constant.
		echo '<h1>' . esc_html( $this->texts->title() ) . '</h1>';
		$this->show_notices( $errors, $notices );
		$this->show_languages();
		echo '<div class="mentoriai-mail"><form method="post" action="' . esc_url( MailTextsPage::text_url( $this->texts->key(), $this->lang ) ) . '">';
		wp_nonce_field( $action );
		foreach ( $this->texts->fields( $typed ) as $field ) {
			$this->field( $field, $errors[ $field->name ] ?? '' );
		}
		$this->show_placeholders();
		self::show_buttons( $this->texts->is_edited() );
		echo '</form>';
		$this->show_preview( $this->texts->preview( $typed ) );
		echo '</div>';
	}

	/**
	 * @param array<string, string> $errors  Field to what is wrong with it.
	 * @param array<string, string> $notices Type to text.
	 */
	private function show_notices( array $errors, array $notices ): void {
		foreach ( $notices as $type => $text ) {
			wp_admin_notice( esc_html( $text ), array( 'type' => $type ) );
		}
		$done  = isset( $_GET['done'] ) && is_string( $_GET['done'] ) ? sanitize_key( $_GET['done'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- a notice.
		$texts = array(
			'saved'    => __( 'The texts have been saved.', 'mentoriai-portal' ),
			'restored' => __( 'The portal’s own texts have been restored.', 'mentoriai-portal' ),
		);
		if ( array() !== $errors ) {
			wp_admin_notice( esc_html__( 'Nothing was saved: some values are wrong.', 'mentoriai-portal' ), array( 'type' => 'error' ) );
		} elseif ( array() === $notices && isset( $texts[ $done ] ) ) {
			wp_admin_notice( esc_html( $texts[ $done ] ), array( 'type' => 'success', 'dismissible' => true ) );
		}
	}

	private function show_languages(): void {
		$names = array(
			Lang::Lt->value => __( 'Lithuanian', 'mentoriai-portal' ),
			Lang::En->value => __( 'English', 'mentoriai-portal' ),
		);
		echo '<nav class="nav-tab-wrapper" aria-label="' . esc_attr__( 'Language', 'mentoriai-portal' ) . '" style="margin-bottom:16px">';
		foreach ( Lang::cases() as $lang ) {
			$here = $this->lang === $lang;
			printf(
				'<a class="%s" href="%s" aria-current="%s">%s</a>',
				esc_attr( $here ? 'nav-tab nav-tab-active' : 'nav-tab' ),
				esc_url( MailTextsPage::text_url( $this->texts->key(), $lang ) ),
				esc_attr( $here ? 'page' : 'false' ),
				esc_html( $names[ $lang->value ] )
			);
		}
		printf( '<a class="nav-tab" href="%s">%s</a></nav>', esc_url( MailTextsPage::url() ), esc_html__( 'All emails', 'mentoriai-portal' ) );
	}

	/** @param string $wrong '' for nothing. */
	private function field( TextField $field, string $wrong ): void {
		$id    = 'mentoriai-mail-' . $field->name;
		$attrs = sprintf( 'id="%1$s" name="%2$s" lang="%3$s" aria-describedby="%1$s-help"%4$s', esc_attr( $id ), esc_attr( $field->name ), esc_attr( $this->lang->value ), '' === $wrong ? '' : ' aria-invalid="true"' );
		echo '<p><label for="' . esc_attr( $id ) . '"><strong>' . esc_html( $field->label ) . '</strong></label><br>';
		if ( $field->rows > 1 ) {
			echo '<textarea rows="' . esc_attr( (string) $field->rows ) . '" ' . $attrs . '>' . esc_textarea( $field->value ) . '</textarea>'; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
		} else {
			echo '<input type="text" maxlength="' . esc_attr( (string) $field->max ) . '" value="' . esc_attr( $field->value ) . '" ' . $attrs . '>'; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
		}
		printf( '<span id="%s-help" class="%s">%s</span></p>', esc_attr( $id ), '' === $wrong ? 'description' : 'mentoriai-wrong', esc_html( '' === $wrong ? $field->help : $wrong ) );
	}

	private function show_placeholders(): void {
		echo '<p><strong>' . esc_html__( 'Placeholders', 'mentoriai-portal' ) . '</strong></p><dl>';
		foreach ( $this->texts->placeholders() as $name => $label ) {
			echo '<dt><code>{' . esc_html( $name ) . '}</code></dt><dd>' . esc_html( $label ) . '</dd>';
		}
		echo '</dl>';
	}

	private static function show_buttons( bool $edited ): void {
		echo '<p class="submit">';
		$buttons = array(
			'save'    => array( __( 'Save', 'mentoriai-portal' ), 'button-primary' ),
			'preview' => array( __( 'Preview', 'mentoriai-portal' ), '' ),
			'test'    => array( __( 'Send a test to me', 'mentoriai-portal' ), '' ),
		);
		if ( $edited ) {
			$buttons['restore'] = array( __( 'Restore the portal’s own texts', 'mentoriai-portal' ), 'button-link-delete' );
		}
		foreach ( $buttons as $value => [ $label, $class ] ) {
			printf( '<button class="button %s" name="do" value="%s">%s</button> ', esc_attr( $class ), esc_attr( $value ), esc_html( $label ) );
		}
		echo '</p>';
	}

	/** The frame runs no script, opens no window and sends no form. */
	private function show_preview( MailContent $content ): void {
		$layout           = $this->delivery->layout( $content, $this->lang, $this->sender );
		[ $html, $plain ] = $this->locale->within( $this->lang, static fn (): array => array( $layout->html(), $layout->text() ) );
		printf(
			'<div><h2>%s</h2><p><strong>%s</strong> <span lang="%s">%s</span></p><iframe sandbox="" title="%s" srcdoc="%s"></iframe><h3>%s</h3><pre lang="%s">%s</pre></div>',
			esc_html__( 'Preview', 'mentoriai-portal' ),
			esc_html__( 'Subject:', 'mentoriai-portal' ),
			esc_attr( $this->lang->value ),
			esc_html( $content->subject ),
			esc_attr__( 'The email as most programs show it', 'mentoriai-portal' ),
			htmlspecialchars( $html, ENT_QUOTES, 'UTF-8' ), // phpcs:ignore WordPress.Security.EscapeOutput -- escaped; esc_attr() would leave the mail's own `&lt;` to become `<`.
			esc_html__( 'As plain text', 'mentoriai-portal' ),
			esc_attr( $this->lang->value ),
			esc_html( $plain )
		);
	}
}
