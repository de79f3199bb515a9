<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SetUp;

use MentoriaiPortal\Core\FaultLog;
use MentoriaiPortal\Demo\Importer;
use MentoriaiPortal\Demo\ImportMode;
use MentoriaiPortal\Demo\SampleContent;
use MentoriaiPortal\Demo\SiteState;
use Throwable;
use WP_Upgrader;

/**
 * Does what the set-up page's button asks for and goes back to it.
 */
final readonly class SetUpHandler {

	public const ACTION = 'mentoriai_setup';

	/** Seconds after which a set-up that ended in the middle no longer holds up another. */
	private const LOCK_SECONDS = 300;

	public function __construct( private Importer $importer, private SampleContent $sample, private SiteState $state ) {}

	/** Action `admin_post_mentoriai_setup`. */
	public function handle(): never {
		if ( ! current_user_can( SetUpPage::CAPABILITY ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do this.', 'mentoriai-portal' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( self::ACTION );
		$sample    = ! empty( $_POST['sample'] );
		$confirmed = ! empty( $_POST['confirm'] );
		if ( ! empty( $_POST['remove'] ) ) {
			$result = $confirmed ? $this->alone( $this->remove( ... ) ) : 'unsure';
		} else {
			$result = $sample && ! $confirmed ? 'confirm' : $this->alone( fn (): string => $this->create( $sample ) );
		}
		wp_safe_redirect( SetUpPage::url( $result ) );
		exit;
	}

	private function create( bool $sample ): string {
		if ( $sample && $this->state->has_members() ) {
			return 'members';
		}
		$this->importer->run( $sample ? ImportMode::Sample : ImportMode::SetUp );
		return $sample ? 'sample' : 'done';
	}

	private function remove(): string {
		$this->sample->remove();
		return 'removed';
	}

	/**
	 * @param callable(): string $work
	 * @return string What the page is to say.
	 */
	private function alone( callable $work ): string {
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		if ( ! WP_Upgrader::create_lock( self::ACTION, self::LOCK_SECONDS ) ) {
			return 'busy';
		}
		try {
			return $work();
		} catch ( Throwable $error ) {
			FaultLog::write( $error, 'set-up' );
			return 'failed';
		} finally {
			WP_Upgrader::release_lock( self::ACTION );
		}
	}
}
