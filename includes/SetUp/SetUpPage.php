<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SetUp;

use Closure;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Core\SiteName;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Demo\DemoModule;
use MentoriaiPortal\Mail\MailContent;
use MentoriaiPortal\Mail\MailDelivery;
use MentoriaiPortal\Services;
use MentoriaiPortal\Settings\Catalogue;
use MentoriaiPortal\Settings\SettingsForm;
use MentoriaiPortal\Settings\SettingsPage;
use MentoriaiPortal\Settings\Texts;

/**
 * Tools → Portal set-up: what is still to be replaced, the questions, and the button that makes pages of the answers.
 */
final class SetUpPage {

	public const SLUG       = 'mentoriai-setup';
	public const CAPABILITY = 'mentoriai_manage_settings';

	/** Says that it works, takes no second click, shows only what the chosen provider needs, and asks before what is typed in another part is lost. */
	private const SCRIPT = 'const setUp = document.getElementById( "mentoriai-setup" );
const work = ( on ) => {
	const status = setUp.querySelector( "[role=status]" );
	status.textContent = on ? status.dataset.text : "";
	setUp.querySelector( "[type=submit]" ).disabled = on;
};
setUp.addEventListener( "submit", () => work( true ) );
const provider = document.getElementById( "mentoriai-analytics_provider" );
const mode = document.getElementById( "mentoriai-analytics_mode" );
const show = () => {
	document.querySelectorAll( "tr[data-value]" ).forEach( ( row ) => { row.hidden = row.dataset.value !== provider.value; } );
	mode.closest( "tr" ).hidden = "off" === provider.value || "ga4" === provider.value;
};
provider.addEventListener( "change", show );
show();
document.querySelector( "[aria-invalid]" )?.focus();
const unsaved = new Set();
document.addEventListener( "input", ( { target } ) => { unsaved.add( target.form ); } );
let sent = null;
document.addEventListener( "submit", ( { target } ) => { sent = target; } );
window.addEventListener( "beforeunload", ( event ) => {
	if ( [ ...unsaved ].some( ( form ) => form !== sent ) ) {
		event.preventDefault();
		// Whoever stays goes on where they were.
		setTimeout( () => work( false ) );
	}
	sent = null;
} );';

	private const STYLE = '.mentoriai-section{max-width:60rem;scroll-margin-top:5rem}.mentoriai-error{color:#b32d2e;display:block}.mentoriai-section [aria-invalid]{border-color:#b32d2e}.mentoriai-todo{max-width:60rem;margin-bottom:2rem}';

	/** @var array{string, string}|null Type and text. */
	private ?array $notice = null;

	private readonly Questions $questions;

	/** @param Closure(): DemoModule $demo */
	public function __construct( private readonly Services $core, private readonly Closure $demo ) {
		$this->questions = new Questions( $core, $demo );
	}

	public static function url( string $result = '' ): string {
		return admin_url( 'tools.php?page=' . self::SLUG . ( '' === $result ? '' : '&result=' . $result ) );
	}

	public function add(): void {
		$title = __( 'Portal set-up', 'mentoriai-portal' );
		add_management_page( $title, $title, self::CAPABILITY, self::SLUG, array( $this, 'show' ) );
	}

	/** Action `load-tools_page_mentoriai-setup`: saves the part that was sent. */
	public function handle(): void {
		$this->notice = $this->questions->handle();
	}

	public function show(): void {
		Welcome::end();
		$result = isset( $_GET['result'] ) ? sanitize_key( $_GET['result'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- chooses a notice.
		echo '<div class="wrap"><h1>' . esc_html__( 'Portal set-up', 'mentoriai-portal' ) . '</h1><style>' . self::STYLE . '</style>'; // phpcs:ignore WordPress.Security.EscapeOutput -- a constant.
		null === $this->notice ? self::notice( $result ) : self::print_notice( ...$this->notice );
		$this->still_to_replace();
		$this->questions->show();
		$this->pages_form( in_array( $result, array( 'done', 'sample' ), true ) );
		$this->sample_form();
		echo '<h2>' . esc_html__( 'What is there now', 'mentoriai-portal' ) . '</h2><table class="widefat striped" style="max-width:48rem"><tbody>';
		foreach ( $this->rows() as $label => $value ) {
			printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html( $label ), esc_html( $value ) );
		}
		echo '</tbody></table></div>';
		wp_print_inline_script_tag( self::SCRIPT );
	}

	private function still_to_replace(): void {
		$items = ( new StillToReplace( $this->core->settings, ( $this->demo )()->sample(), ( $this->demo )()->state() ) )->items();
		echo '<h2 id="todo">' . esc_html__( 'Still to fill in or replace', 'mentoriai-portal' ) . '</h2>';
		if ( array() === $items ) {
			echo '<p>' . esc_html__( 'Nothing: the portal is set up.', 'mentoriai-portal' ) . '</p>';
			return;
		}
		echo '<ul class="ul-disc mentoriai-todo">';
		foreach ( $items as $item ) {
			printf( '<li><a href="%s">%s</a></li>', esc_url( $item['url'] ), esc_html( $item['text'] ) );
		}
		echo '</ul>';
	}

	/** @param bool $is_done Then the way on is the button above. */
	private function pages_form( bool $is_done ): void {
		echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '" id="mentoriai-setup" class="mentoriai-section">';
		echo '<input type="hidden" name="action" value="' . esc_attr( SetUpHandler::ACTION ) . '">';
		wp_nonce_field( SetUpHandler::ACTION );
		echo '<h2>' . esc_html__( 'Create what is missing', 'mentoriai-portal' ) . '</h2>';
		echo '<p>' . esc_html__( 'Creates the portal’s pages with texts, menus and field tags in Lithuanian and English. Pages that already exist at these addresses become part of the portal; edited texts stay as they are.', 'mentoriai-portal' ) . '</p>';
		echo '<p>' . esc_html__( 'The privacy policy, the membership rules and the accessibility statement become drafts: read them, fill in each [[…]], and publish them; no one can register before. So does any page that needs an answer you have not given yet.', 'mentoriai-portal' ) . '</p>';
		if ( ( $this->demo )()->state()->has_members() ) {
			echo '<p>' . esc_html__( 'Sample content is offered only while the site has no members.', 'mentoriai-portal' ) . '</p>';
		} else {
			$this->sample_choice();
		}
		submit_button( __( 'Create pages, menus and settings', 'mentoriai-portal' ), $is_done ? 'secondary' : 'primary' );
		printf( '<p role="status" data-text="%s"></p></form>', esc_attr__( 'Creating… This can take up to a minute. Keep this page open.', 'mentoriai-portal' ) );
	}

	private function sample_choice(): void {
		echo '<fieldset><legend class="screen-reader-text">' . esc_html__( 'Sample content', 'mentoriai-portal' ) . '</legend>';
		printf( '<p><label><input type="checkbox" name="sample" value="1"> %s</label></p>', esc_html__( 'Add sample content too: invented mentors, founders and conversations', 'mentoriai-portal' ) );
		printf( '<p><label><input type="checkbox" name="confirm" value="1"> %s</label></p>', esc_html__( 'I understand that visitors will see these invented people, and that no one can log in as them', 'mentoriai-portal' ) );
		echo '</fieldset>';
	}

	/** One button for what the import made, and a list of what someone has edited since. */
	private function sample_form(): void {
		$sample = ( $this->demo )()->sample();
		$kept   = $sample->kept();
		$there  = $sample->is_there();
		if ( ! $there && array() === $kept ) {
			return;
		}
		echo '<h2 id="sample">' . esc_html__( 'Sample content', 'mentoriai-portal' ) . '</h2>';
		if ( $there ) {
			echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '" class="mentoriai-section"><input type="hidden" name="action" value="' . esc_attr( SetUpHandler::ACTION ) . '"><input type="hidden" name="remove" value="1">';
			wp_nonce_field( SetUpHandler::ACTION, '_wpnonce', false );
			echo '<p>' . esc_html__( 'Removes the invented people with their conversations, plans and reviews, and the events, stories and mentors at hubs that came with them. What someone has edited stays.', 'mentoriai-portal' ) . '</p>';
			printf( '<p><label><input type="checkbox" name="confirm" value="1"> %s</label></p>', esc_html__( 'I understand that this cannot be undone', 'mentoriai-portal' ) );
			echo '<p class="submit"><button type="submit" class="button">' . esc_html__( 'Remove the sample content', 'mentoriai-portal' ) . '</button></p></form>';
		}
		if ( array() !== $kept ) {
			echo '<p>' . esc_html__( 'These came with the sample content and stay, because someone has edited them:', 'mentoriai-portal' ) . '</p><ul class="ul-disc mentoriai-todo">';
			foreach ( $kept as $item ) {
				printf( '<li><a href="%s">%s</a></li>', esc_url( $item['url'] ), esc_html( $item['text'] ) );
			}
			echo '</ul>';
		}
	}

	/** @return array<string, string> Label to value. */
	private function rows(): array {
		$state  = ( $this->demo )()->state();
		$rows   = array();
		$labels = array(
			'lt' => array( __( 'Pages in Lithuanian', 'mentoriai-portal' ), __( 'Menu in Lithuanian', 'mentoriai-portal' ) ),
			'en' => array( __( 'Pages in English', 'mentoriai-portal' ), __( 'Menu in English', 'mentoriai-portal' ) ),
		);
		foreach ( Lang::cases() as $lang ) {
			[ $pages, $menu ] = $labels[ $lang->value ];
			$items            = $state->menu_items( $lang );
			$rows[ $pages ]   = $this->pages( $lang );
			/* translators: %d: number of menu items. */
			$rows[ $menu ] = null === $items ? __( 'missing', 'mentoriai-portal' ) : sprintf( _n( '%d item', '%d items', $items, 'mentoriai-portal' ), $items );
		}
		$rows[ __( 'Fields', 'mentoriai-portal' ) ]      = (string) $state->fields();
		$rows[ __( 'Members', 'mentoriai-portal' ) ]         = (string) $state->members();
		$rows[ __( 'Mentors at hubs', 'mentoriai-portal' ) ] = (string) $state->static_mentors();
		return $rows;
	}

	private function pages( Lang $lang ): string {
		$state = ( $this->demo )()->state();
		/* translators: 1: how many there are, 2: how many there should be. */
		$text = sprintf( __( '%1$d of %2$d', 'mentoriai-portal' ), $state->pages( $lang ), $state->all_pages() );
		$bare = $state->bare_pages( $lang );
		/* translators: %d: number of pages. */
		return 0 === $bare ? $text : $text . ', ' . sprintf( _n( '%d without its full text', '%d without their full texts', $bare, 'mentoriai-portal' ), $bare );
	}

	private static function notice( string $result ): void {
		$texts = array(
			'on'      => array( 'success', __( 'The portal is on.', 'mentoriai-portal' ) ),
			'done'    => array( 'success', __( 'Pages, menus and settings are ready.', 'mentoriai-portal' ) ),
			'sample'  => array( 'success', __( 'Pages, menus, settings and sample content are ready.', 'mentoriai-portal' ) ),
			'confirm' => array( 'error', __( 'Nothing was changed. To add sample content, tick that you understand what visitors will see.', 'mentoriai-portal' ) ),
			'removed' => array( 'success', __( 'The sample content is removed.', 'mentoriai-portal' ) ),
			'unsure'  => array( 'error', __( 'Nothing was removed. Tick that you understand that this cannot be undone.', 'mentoriai-portal' ) ),
			'members' => array( 'error', __( 'Nothing was changed. Sample content cannot be added: the site already has members.', 'mentoriai-portal' ) ),
			'busy'    => array( 'warning', __( 'Another set-up is running. Wait a minute and load this page again.', 'mentoriai-portal' ) ),
			'failed'  => array( 'error', __( 'The set-up failed and nothing was changed. The server’s error log says why.', 'mentoriai-portal' ) ),
		);
		if ( isset( $texts[ $result ] ) ) {
			self::print_notice( $texts[ $result ][0], $texts[ $result ][1], in_array( $result, array( 'on', 'done', 'sample' ), true ) );
		}
	}

	private static function print_notice( string $type, string $text, bool $is_step = false ): void {
		printf( '<div class="notice notice-%s" role="%s"><p>%s</p>', esc_attr( $type ), 'success' === $type ? 'status' : 'alert', esc_html( $text ) );
		if ( $is_step ) {
			self::ways_on();
		}
		echo '</div>';
	}

	private static function ways_on(): void {
		printf( '<p><a class="button button-primary" href="%s">%s</a></p><p>', esc_url( PortalUrls::screen( Screen::Home, Lang::Lt ) ), esc_html__( 'Open the portal', 'mentoriai-portal' ) );
		$ways = array(
			__( 'Edit the pages', 'mentoriai-portal' ) => 'edit.php?post_type=page',
			__( 'Edit the menus', 'mentoriai-portal' ) => 'nav-menus.php',
			__( 'Edit the footer and settings', 'mentoriai-portal' ) => 'options-general.php?page=' . SettingsPage::SLUG,
		);
		echo wp_kses_post( implode( ' · ', array_map( static fn ( string $label, string $path ): string => sprintf( '<a href="%s">%s</a>', esc_url( admin_url( $path ) ), esc_html( $label ) ), array_keys( $ways ), $ways ) ) ) . '</p>';
	}
}
