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
	 * @param string       $back   Address of the list as it was.
	 * @return string Where the browser goes: to the list, with what came of it, or to a page that asks first.
	 */
	protected function act( string $action, array $chosen, string $back ): string {
		return $back;
	}

	/** @param array<string, string> $query */
	public static function url( array $query = array() ): string {
		return StaffMenu::url( static::SLUG, array_map( 'rawurlencode', $query ) );
	}

	/** Action `admin_menu`. */
	public function add(): void {
		add_action( 'load-' . StaffMenu::add( static::SLUG, static::title(), static::capability(), array( $this, 'show' ), $this->bubble() ), array( $this, 'load' ) );
	}

	/** What the page asks for. */
	protected static function capability(): string {
		return static::CAPABILITY;
	}

	/** See StaffMenu::bubble(). */
	protected function bubble(): string {
		return '';
	}

	/** Before anything is printed: a bulk action is done, and the screen options know the columns. */
	public function load(): void {
		$list    = $this->list();
		$pressed = $list->pressed();
		if ( null !== $pressed ) {
			if ( ! current_user_can( static::capability() ) ) {
				wp_die( esc_html__( 'Sorry, you are not allowed to do this.', 'mentoriai-portal' ), '', array( 'response' => 403 ) );
			}
			check_admin_referer( 'bulk-' . static::SLUG );
			wp_safe_redirect( $this->act( $pressed[0], $pressed[1], $list->here() ) );
			exit;
		}
		add_screen_option( 'per_page', array( 'default' => $list::PER_PAGE, 'option' => StaffList::per_page( static::SLUG ) ) );
	}

	/** Whether the address asks for what there may be. */
	protected function is_known(): bool {
		return true;
	}

	public function show(): void {
		if ( ! $this->is_known() ) {
			echo '<div class="wrap"><h1>' . esc_html( static::title() ) . '</h1>';
			wp_admin_notice( esc_html__( 'The address of this page asks for something that does not exist.', 'mentoriai-portal' ), array( 'type' => 'error' ) );
			printf( '<p><a class="button" href="%s">%s</a></p></div>', esc_url( static::url() ), esc_html__( 'Show everything', 'mentoriai-portal' ) );
			return;
		}
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
