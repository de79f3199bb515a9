<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SetUp;

use Closure;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Core\SiteName;
use MentoriaiPortal\Demo\DemoModule;
use MentoriaiPortal\Mail\MailContent;
use MentoriaiPortal\Mail\MailDelivery;
use MentoriaiPortal\Mail\MailFrame;
use MentoriaiPortal\Services;
use MentoriaiPortal\Settings\Catalogue;
use MentoriaiPortal\Settings\SettingsForm;
use MentoriaiPortal\Settings\SiteIcon;
use MentoriaiPortal\Settings\Texts;

/**
 * The questions of the set-up page: a form for each part, saved on its own.
 */
final class Questions {

	/** Nonce of the questions. */
	public const NONCE = 'mentoriai_setup_section';

	private const ZONE = 'timezone_string';

	/** Settings that are sent as files. */
	private const PICTURES = array( 'logo', 'site_icon' );

	/** Where the agencies are. */
	private const PROPOSED_ZONE = 'Europe/Vilnius';

	/** @var array<string, mixed> As typed, while something is wrong with it. */
	private array $typed = array();

	/** @var array<string, string> Name of the field to what is wrong. */
	private array $errors = array();

	/** @param Closure(): DemoModule $demo */
	public function __construct( private readonly Services $core, private readonly Closure $demo ) {}

	/**
	 * Saves the part that was sent.
	 *
	 * @return array{string, string}|null Type and text of the notice; null where nothing was sent.
	 */
	public function handle(): ?array {
		$sent    = wp_unslash( $_POST ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- below.
		$section = Section::tryFrom( is_string( $sent['section'] ?? null ) ? $sent['section'] : '' );
		if ( null === $section ) {
			return null;
		}
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do this.', 'mentoriai-portal' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( self::NONCE );
		$values = array_intersect_key( $sent, array_flip( array( ...$section->settings(), self::ZONE ) ) );
		if ( Section::Analytics === $section && 'ga4' === ( $values['analytics_provider'] ?? '' ) ) {
			// It stores cookies.
			$values['analytics_mode'] = 'opt-in';
		}
		$pictures = array();
		try {
			foreach ( Section::Brand === $section ? self::PICTURES : array() as $name ) {
				$pictures += $this->picture( $name, ! empty( $sent[ $name . '_none' ] ) );
			}
			$values = array_merge( array_diff_key( $values, array_flip( self::PICTURES ) ), $pictures );
			Section::TimeZone === $section ? self::save_zone( $values[ self::ZONE ] ?? null ) : $this->form()->save( $this->as_declared( $values ) );
		} catch ( InvalidInput $wrong ) {
			array_map( static fn ( int $id ): mixed => wp_delete_attachment( $id, true ), array_filter( $pictures ) );
			$this->typed  = array_diff_key( $values, array_flip( self::PICTURES ) );
			$this->errors = array_map( array( Texts::class, 'of_error' ), $wrong->fields );
			return array( 'error', __( 'Nothing was saved: some values are wrong.', 'mentoriai-portal' ) );
		}
		( $this->demo )()->importer()->refresh();
		if ( Section::Mail === $section && isset( $sent['test'] ) ) {
			return $this->send_test();
		}
		wp_safe_redirect( add_query_arg( 'part', $section->value, SetUpPage::url( 'saved' ) ) . '#' . $section->value );
		exit;
	}

	public function show(): void {
		foreach ( Section::cases() as $section ) {
			$this->section( $section );
		}
	}

	private function section( Section $section ): void {
		printf( '<form method="post" action="%s" class="mentoriai-section" id="%s" aria-labelledby="mentoriai-%2$s-title" enctype="multipart/form-data" novalidate>', esc_url( SetUpPage::url() ), esc_attr( $section->value ) );
		printf( '<h2 id="mentoriai-%s-title">%s</h2><p>%s</p>', esc_attr( $section->value ), esc_html( $section->title() ), esc_html( $section->intro() ) );
		if ( isset( $_GET['part'] ) && $_GET['part'] === $section->value ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- chooses where the notice is.
			// The address leads here: the top of the page, where notices are, is not in sight.
			echo '<div class="notice notice-success inline" role="status"><p>' . esc_html__( 'Saved.', 'mentoriai-portal' ) . '</p></div>';
		}
		wp_nonce_field( self::NONCE, '_wpnonce', false );
		printf( '<input type="hidden" name="section" value="%s"><table class="form-table" role="presentation"><tbody>', esc_attr( $section->value ) );
		foreach ( Catalogue::of_the_portal()->settings as $setting ) {
			if ( in_array( $setting->name, $section->settings(), true ) ) {
				SectionFields::row( $setting, $this->typed[ $setting->name ] ?? $this->form()->value( $setting ), $this->errors[ $setting->name ] ?? '' );
			}
		}
		if ( Section::TimeZone === $section ) {
			$this->zone_row();
		}
		/* translators: %s: what is saved, e.g. Time zone. */
		printf( '</tbody></table><p class="submit"><button type="submit" class="button button-primary" aria-label="%s">%s</button> ', esc_attr( sprintf( __( 'Save: %s', 'mentoriai-portal' ), $section->title() ) ), esc_html__( 'Save', 'mentoriai-portal' ) );
		if ( Section::Mail === $section ) {
			/* translators: %s: an email address. */
			printf( '<button type="submit" class="button" name="test" value="1">%s</button>', esc_html( sprintf( __( 'Save and send a test to %s', 'mentoriai-portal' ), wp_get_current_user()->user_email ) ) );
		}
		echo '</p></form>';
	}

	private function zone_row(): void {
		$chosen = StillToReplace::is_utc() ? self::PROPOSED_ZONE : (string) get_option( self::ZONE );
		$zones  = wp_timezone_choice( $chosen, get_user_locale() );
		// The last group are offsets, which know no summer time.
		$zones = substr( $zones, 0, (int) strrpos( $zones, '<optgroup' ) );
		SectionFields::print_row(
			self::ZONE,
			__( 'Time zone', 'mentoriai-portal' ),
			SectionFields::select( self::ZONE, $zones, $this->errors[ self::ZONE ] ?? '' ),
			/* translators: %s: a time zone, e.g. UTC. */
			sprintf( __( 'The site has %s now.', 'mentoriai-portal' ), StillToReplace::is_utc() ? 'UTC' : wp_timezone_string() ),
			$this->errors[ self::ZONE ] ?? ''
		);
	}

	/**
	 * The picture that was sent, in the media library.
	 *
	 * @return array<string, int> Nothing where there is nothing to change.
	 * @throws InvalidInput For what is no picture.
	 */
	private function picture( string $name, bool $none ): array {
		$error = isset( $_FILES[ $name ]['error'] ) ? (int) $_FILES[ $name ]['error'] : UPLOAD_ERR_NO_FILE; // phpcs:ignore WordPress.Security.NonceVerification.Missing -- handle() has checked it.
		if ( UPLOAD_ERR_NO_FILE === $error ) {
			return $none ? array( $name => 0 ) : array();
		}
		if ( $this->is_in_use( $name ) ) {
			return array();
		}
		require_once ABSPATH . 'wp-admin/includes/image.php';
		require_once ABSPATH . 'wp-admin/includes/file.php';
		require_once ABSPATH . 'wp-admin/includes/media.php';
		$id = media_handle_upload( $name, 0, array(), array( 'test_form' => false, 'mimes' => array( 'png' => 'image/png', 'jpg|jpeg' => 'image/jpeg', 'webp' => 'image/webp' ) ) );
		return is_int( $id ) && wp_attachment_is_image( $id ) ? array( $name => $id ) : throw new InvalidInput( array( $name => 'wrong_picture' ) );
	}

	/** Whether the file that was sent is the one in use, as when a form is sent twice. */
	private function is_in_use( string $name ): bool {
		$sent = isset( $_FILES[ $name ]['tmp_name'] ) ? (string) $_FILES[ $name ]['tmp_name'] : ''; // phpcs:ignore WordPress.Security -- a path of PHP's own; handle() has checked the nonce.
		$file = wp_get_original_image_path( 'logo' === $name ? $this->core->settings->int( 'logo' ) : SiteIcon::source() );
		return is_string( $file ) && is_file( $file ) && is_file( $sent ) && hash_file( 'sha256', $file ) === hash_file( 'sha256', $sent );
	}

	/** @throws InvalidInput For what is no zone. */
	private static function save_zone( mixed $zone ): void {
		if ( ! is_string( $zone ) || ! in_array( $zone, timezone_identifiers_list(), true ) ) {
			throw new InvalidInput( array( self::ZONE => 'invalid' ) );
		}
		update_option( self::ZONE, $zone );
	}

	/**
	 * @param array<mixed> $values As a form sends them.
	 * @return array<mixed>
	 */
	private function as_declared( array $values ): array {
		return isset( $values['matomo_site_id'] ) && is_numeric( $values['matomo_site_id'] ) ? array( 'matomo_site_id' => (int) $values['matomo_site_id'] ) + $values : $values;
	}

	/** @return array{string, string} Type and text of the notice. */
	private function send_test(): array {
		$to      = wp_get_current_user()->user_email;
		$lang    = Lang::from_query( str_starts_with( get_user_locale(), 'lt' ) ? 'lt' : 'en' );
		$name    = ( new SiteName( $this->core->settings ) )->sender();
		$content = new MailContent( __( 'A test from your portal', 'mentoriai-portal' ), array( __( 'If you can read this, the portal’s emails arrive. Look at the sender’s address, and reply to see where answers go.', 'mentoriai-portal' ) ), frame: new MailFrame( array_filter( array( ( new SiteName( $this->core->settings ) )->agency( $lang ) ) ) ) );
		$error   = ( new MailDelivery( $this->core->locale, $this->core->settings ) )->deliver( MailDelivery::TEST, $to, $content, $lang, $name );
		return '' === $error
			/* translators: %s: an email address. */
			? array( 'success', sprintf( __( 'Saved. The test was sent to %s.', 'mentoriai-portal' ), $to ) )
			/* translators: %s: what the mail server said. */
			: array( 'error', sprintf( __( 'Saved, but the test could not be sent: %s', 'mentoriai-portal' ), $error ) );
	}

	private function form(): SettingsForm {
		return SettingsForm::of_the_portal( $this->core );
	}
}
