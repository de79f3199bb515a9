<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members\Admin;

use MentoriaiPortal\Members\ApplicationRepository;
use MentoriaiPortal\Profiles\EditLog;
use WP_User;

/**
 * One member as staff read them before they decide; after a decision the next one who waits.
 */
final readonly class ReviewPage {

	public function __construct(
		private MemberListRepository $members,
		private MemberFacts $facts,
		private EditLog $edits,
		private ApplicationRepository $applications
	) {}

	public function show(): void {
		$waiting = $this->members->waiting();
		$asked   = isset( $_GET['user'] ) ? absint( $_GET['user'] ) : ( $waiting[0] ?? 0 ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- shows a person.
		$user    = StaffDecisions::member( $asked );
		echo '<div class="wrap"><h1 class="wp-heading-inline">' . esc_html_x( 'Review', 'screen', 'mentoriai-portal' ) . '</h1>';
		self::show_way( $asked, $waiting );
		echo '<hr class="wp-header-end">';
		if ( null === $user ) {
			$text = isset( $_GET['user'] ) ? __( 'There is no such member.', 'mentoriai-portal' ) : __( 'No one is waiting for review.', 'mentoriai-portal' ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended
			printf( '<p>%s</p><p><a class="button" href="%s">%s</a></p></div>', esc_html( $text ), esc_url( admin_url( 'users.php' ) ), esc_html__( 'All members', 'mentoriai-portal' ) );
			return;
		}
		echo '<div class="mentoriai-member"><div class="mentoriai-member__head">';
		MemberFacts::show_head( $user );
		MemberFacts::show_reason( $user );
		echo '</div>';
		// Above the long texts where there is one column, beside them where there are two.
		$this->show_decision( $user );
		echo '<div class="mentoriai-member__texts">';
		$this->facts->show_profile( $user );
		$this->facts->show_files( $user->ID );
		$this->show_changes( $user );
		echo '</div></div></div>';
	}

	/** @param list<int> $waiting */
	private static function show_way( int $asked, array $waiting ): void {
		$others = array_values( array_diff( $waiting, array( $asked ) ) );
		$at     = array_search( $asked, $waiting, true );
		$next   = is_int( $at ) ? ( $waiting[ $at + 1 ] ?? $others[0] ?? 0 ) : ( $others[0] ?? 0 );
		if ( $next > 0 ) {
			/* translators: %s: number of people. */
			$text = sprintf( _n( 'Next one (%s waiting)', 'Next one (%s waiting)', count( $others ), 'mentoriai-portal' ), number_format_i18n( count( $others ) ) );
			printf( '<a class="page-title-action" href="%s">%s</a>', esc_url( Links::review( $next ) ), esc_html( $text ) );
		}
	}

	private function show_changes( WP_User $user ): void {
		$edits = $this->edits->of( $user->ID );
		if ( array() !== $edits ) {
			echo '<h2>' . esc_html__( 'Changed texts', 'mentoriai-portal' ) . '</h2>';
			ChangeList::show( $edits );
		}
	}

	private function show_decision( WP_User $user ): void {
		$choices = Decision::about( UserColumns::status( $user->ID ) );
		printf( '<form class="mentoriai-member__decide card" method="post" action="%s"><h2>%s</h2>', esc_url( admin_url( 'admin-post.php' ) ), esc_html__( 'Decision', 'mentoriai-portal' ) );
		wp_nonce_field( Links::ACTION );
		foreach ( array( 'action' => Links::ACTION, 'reviewed' => '1', 'users' => (string) $user->ID, 'version' => (string) $this->applications->version( $user->ID ) ) as $name => $value ) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
		}
		foreach ( $choices as $decision ) {
			if ( ! $decision->is_asked() ) {
				self::show_button( $decision, 'button button-primary button-hero', ' formnovalidate' );
			}
		}
		$with_reason = array_filter( $choices, static fn ( Decision $decision ): bool => $decision->needs_reason() );
		if ( array() !== $with_reason ) {
			DecidePage::show_reason( true, __( 'Required to return or reject. The member will read it exactly as you write it: say what to do.', 'mentoriai-portal' ) );
			echo '<p class="mentoriai-member__buttons">';
			foreach ( $with_reason as $decision ) {
				self::show_button( $decision, 'button', '' );
			}
			echo '</p>';
		}
		self::show_other_ways( $user, $choices );
		echo '</form>';
	}

	/**
	 * What is asked once more on a page of its own.
	 *
	 * @param list<Decision> $choices
	 */
	private static function show_other_ways( WP_User $user, array $choices ): void {
		$links = array();
		foreach ( $choices as $decision ) {
			if ( $decision->is_asked() && ! $decision->needs_reason() ) {
				$links[] = sprintf( '<a href="%s">%s</a>', esc_url( Links::decide( $decision, array( $user->ID ) ) ), esc_html( $decision->label() ) );
			}
		}
		if ( array() !== $links ) {
			echo '<p>' . implode( ' · ', $links ) . '</p>'; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
		}
	}

	private static function show_button( Decision $decision, string $class_name, string $more ): void {
		printf( '<button class="%s" name="decision" value="%s"%s>%s</button> ', esc_attr( $class_name ), esc_attr( $decision->value ), esc_attr( $more ), esc_html( $decision->label() ) );
	}
}
