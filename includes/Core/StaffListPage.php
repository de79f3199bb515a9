<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

/**
 * A page of the staff's menu that is a StaffList, with WordPress's screen options.
 */
abstract class StaffListPage {

	public const SLUG = '';

	public const CAPABILITY = StaffMenu::CAPABILITY;

	/** @var StaffList<*>|null */
	private ?StaffList $list = null;

	abstract protected static function title(): string;

	/**
	 * Called when WordPress's class of lists is there.
	 *
	 * @return StaffList<*>
	 */
	abstract protected function make(): StaffList;

	/**
	 * Does a bulk action of the list.
	 *
	 * @param list<string> $chosen Values of the rows.
	 * @return array<string, string> What the address of the list tells of it.
	 */
	protected function act( string $action, array $chosen ): array {
		return array();
	}

	/** @param array<string, string> $query */
	public static function url( array $query = array() ): string {
		return StaffMenu::url( static::SLUG, array_map( 'rawurlencode', $query ) );
	}

	/** Action `admin_menu`. */
	public function add(): void {
		add_action( 'load-' . StaffMenu::add( static::SLUG, static::title(), static::CAPABILITY, array( $this, 'show' ) ), array( $this, 'load' ) );
	}

	/** Before anything is printed: a bulk action is done, and the screen options know the columns. */
	public function load(): void {
		$list    = $this->list();
		$pressed = $list->pressed();
		if ( null !== $pressed ) {
			if ( ! current_user_can( static::CAPABILITY ) ) {
				wp_die( esc_html__( 'Sorry, you are not allowed to do this.', 'mentoriai-portal' ), '', array( 'response' => 403 ) );
			}
			check_admin_referer( 'bulk-' . static::SLUG );
			wp_safe_redirect( add_query_arg( $this->act( ...$pressed ), static::url( $list->asked() ) ) );
			exit;
		}
		add_screen_option( 'per_page', array( 'default' => $list::PER_PAGE, 'option' => StaffList::per_page( static::SLUG ) ) );
	}

	public function show(): void {
		printf( '<div class="wrap"><h1 class="wp-heading-inline">%s</h1>', esc_html( static::title() ) );
		$this->show_links();
		echo '<hr class="wp-header-end">';
		$this->introduce();
		$this->list()->show();
		echo '</div>';
	}

	/** Beside the heading. */
	protected function show_links(): void {}

	/** Between heading and list. */
	protected function introduce(): void {}

	/** @return StaffList<*> */
	protected function list(): StaffList {
		require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';
		return $this->list ??= $this->make();
	}
}
