<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving\Admin;

use Closure;
use MentoriaiPortal\Core\AdminAssets;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Rest\ErrorTexts;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Core\Uploads\UploadedFile;
use MentoriaiPortal\Members\MemberFilter;
use MentoriaiPortal\Moving\ImportState;
use MentoriaiPortal\Moving\Imports;
use MentoriaiPortal\Moving\MembersFile;
use MentoriaiPortal\Moving\Options;
use MentoriaiPortal\Services;

/**
 * Mentoring → Import and export: the beginning, or one import (`&import=ID`) step by step. Its forms are sent to the page itself, so
 * that what was chosen is still there when something is wrong.
 */
final class MovingPage {

	public const SLUG = StaffMenu::MOVING;

	/** Name of the nonce, and of the field that says what was pressed. */
	public const ACTION = 'mentoriai_moving';

	private string $error = '';

	/** @var array<mixed> What was sent and not carried out. */
	private array $sent = array();

	/**
	 * @param Closure(): Imports     $imports
	 * @param Closure(): MembersFile $file
	 * @param Closure(): array<int, list<string>> $field_names See MovingModule.
	 */
	public function __construct( private readonly Services $core, private readonly Closure $imports, private readonly Closure $file, private readonly Closure $field_names ) {}

	/** @param array<string, string> $query */
	public static function url( array $query = array() ): string {
		return StaffMenu::url( self::SLUG, $query );
	}

	/** Action `admin_menu`. */
	public function add(): void {
		StaffMenu::add( self::SLUG, __( 'Import and export', 'mentoriai-portal' ), StaffMenu::MAY_MOVE, array( $this, 'show' ) );
	}

	/** Condition of `current_screen`. */
	public static function is_asked(): bool {
		return self::SLUG === ( $_GET['page'] ?? '' ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- compared only.
	}

	/** Action `current_screen`: the file of members, or what a form has sent. */
	public function load(): void {
		$this->error = '';
		$this->sent  = array();
		$query = wp_unslash( $_GET ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- chooses what is shown; the file checks its nonce.
		if ( 'members' === ( $query['csv'] ?? '' ) ) {
			$this->answer_csv( $query );
		}
		if ( ! current_user_can( StaffMenu::MAY_MOVE ) || ! isset( $_POST[ self::ACTION ] ) || ! is_string( $_POST[ self::ACTION ] ) ) {
			return;
		}
		check_admin_referer( self::ACTION );
		$this->sent = wp_unslash( $_POST );
		try {
			$id = $this->act( sanitize_key( $_POST[ self::ACTION ] ), self::import_id() );
		} catch ( ApiError $error ) {
			$this->error = 404 === $error->status ? __( 'This import is gone, or its file was deleted. Choose the file again.', 'mentoriai-portal' ) : ErrorTexts::of( $error );
			return;
		} catch ( InvalidInput $wrong ) {
			$this->error = isset( $wrong->fields['tags'] )
				? __( 'Tags are at most 30, each of at most 50 characters, with commas between them.', 'mentoriai-portal' )
				: __( 'Some values are wrong.', 'mentoriai-portal' );
			return;
		}
		wp_safe_redirect( self::url( null === $id ? array( 'discarded' => '1' ) : array( 'import' => (string) $id ) ) . ( null === $id ? '' : '#mentoriai-step' ) );
		exit;
	}

	public function show(): void {
		echo '<div class="wrap mentoriai-moving"><h1>' . esc_html__( 'Import and export', 'mentoriai-portal' ) . '</h1>';
		$id     = self::import_id();
		$screen = new MovingScreen( ( $this->imports )(), $this->field_names, $this->sent );
		$import = null;
		try {
			$import = 0 === $id ? null : ( $this->imports )()->find( $id );
		} catch ( ApiError ) {
			$this->error = __( 'There is no such import.', 'mentoriai-portal' );
		}
		if ( '' !== $this->error ) {
			wp_admin_notice( esc_html( $this->error ), array( 'type' => 'error', 'attributes' => array( 'role' => 'alert' ) ) );
		}
		if ( isset( $_GET['discarded'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- chooses what is said.
			wp_admin_notice( esc_html__( 'The import was discarded.', 'mentoriai-portal' ), array( 'type' => 'success', 'attributes' => array( 'role' => 'status' ) ) );
		}
		MovingScreen::show_style();
		if ( null === $import ) {
			$screen->show_beginning();
			$this->show_list();
		} else {
			( $this->imports )()->nudge( $import );
			if ( ImportState::Running === $import->state ) {
				AdminAssets::enqueue( $this->core, 'admin-moving', array( 'moving' => array( 'url' => add_query_arg( 'errors', '0', PortalUrls::rest( "mentoriai/v1/imports/$id" ) ), 'nonce' => wp_create_nonce( 'wp_rest' ) ) ) );
			}
			$ask = $_GET['ask'] ?? ''; // phpcs:ignore WordPress.Security -- compared only.
			'discard' === $ask && $import->is_waiting() ? $screen->show_discard( $import ) : $screen->show( $import, 'stop' === $ask, isset( $_GET['columns'] ) ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- chooses what is shown.
		}
		echo '</div>';
	}

	private function show_list(): void {
		require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';
		echo '<h2 id="mentoriai-imports">' . esc_html__( 'Imports', 'mentoriai-portal' ) . '</h2>';
		( new ImportList( ( $this->imports )() ) )->show();
	}

	/** @return int|null The import; null where it was discarded. */
	private function act( string $what, int $id ): ?int {
		$imports = ( $this->imports )();
		switch ( $what ) {
			case 'take':
				return $this->take( $imports );
			case 'check':
				$columns = isset( $this->sent['columns'] ) && is_array( $this->sent['columns'] ) ? array_values( array_map( static fn ( mixed $key ): ?string => is_string( $key ) && '' !== $key ? $key : null, $this->sent['columns'] ) ) : null;
				return $imports->check( $id, $this->options( $imports->find( $id )->options, array( 'type' ) ), $columns )->id;
			case 'start':
				return $imports->start( $id, $this->options( $imports->find( $id )->options, array( 'status', 'lang', 'tags', 'invite', 'consent' ) ) )->id;
			case 'pause':
				return $imports->pause( $id )->id;
			case 'resume':
				return $imports->resume( $id )->id;
			case 'stop':
				return $imports->stop( $id )->id;
			case 'discard':
				$imports->discard( $id );
				return null;
		}
		throw ApiError::not_found();
	}

	private function take( Imports $imports ): int {
		$options = Options::of_sent( array() );
		$from = $this->sent['from'] ?? '';
		if ( is_string( $from ) && '' !== $from ) {
			return $imports->begin( $from, $options )->id;
		}
		$file = UploadedFile::of_field( $_FILES, 'file' )[0] ?? null; // phpcs:ignore WordPress.Security.NonceVerification.Missing -- checked by load().
		if ( null === $file ) {
			throw new ApiError( 'invalid_input', 400, __( 'Choose a file first.', 'mentoriai-portal' ) );
		}
		/* translators: %s: size, e.g. "16 MB". */
		return $file->is_beyond_limit ? throw new ApiError( 'too_large', 413, sprintf( __( 'This file is larger than this server accepts (%s). Divide it, or ask those who run the server.', 'mentoriai-portal' ), size_format( wp_max_upload_size() ) ) ) : $imports->take( $file->path, $options, $file->name )->id;
	}

	/** @param list<string> $names What the form asked for. */
	private function options( Options $kept, array $names ): Options {
		$asked = array_fill_keys( $names, '' );
		return Options::of_sent( array_intersect_key( $this->sent, $asked ) + $asked + $kept->stored() );
	}

	/** @param array<mixed> $query */
	private function answer_csv( array $query ): never {
		try {
			$filter = MemberFilter::of_query( $query );
		} catch ( InvalidInput ) {
			$filter = null;
		}
		$lang = Lang::tryFrom( is_string( $query['lang'] ?? null ) ? $query['lang'] : '' ) ?? ( str_starts_with( get_user_locale(), 'lt' ) ? Lang::Lt : Lang::En );
		( $this->file )()->answer( $filter, $lang, $this->core->clock->today() );
	}

	private static function import_id(): int {
		return isset( $_GET['import'] ) && is_string( $_GET['import'] ) ? absint( $_GET['import'] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- says what to show.
	}
}
