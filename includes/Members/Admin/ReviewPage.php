<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members\Admin;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Media\Photo;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Profiles\Admin\CvDownload;
use MentoriaiPortal\Profiles\EditLog;
use MentoriaiPortal\Profiles\ProfileOverview;
use WP_User;

/**
 * One member as staff read them before they decide; after a decision the next one who waits.
 */
final readonly class ReviewPage {

	public function __construct(
		private MemberListRepository $members,
		private ProfileOverview $overview,
		private CvDownload $cvs,
		private EditLog $edits
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
		self::show_head( $user );
		echo '</div>';
		// Above the long texts where there is one column, beside them where there are two.
		self::show_decision( $user );
		echo '<div class="mentoriai-member__texts">';
		$this->show_overview( $user );
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

	private static function show_head( WP_User $user ): void {
		$photo = Photo::of( get_user_meta( $user->ID, UserMeta::AVATAR, true ) );
		$role  = MemberRole::of_user( $user );
		$type  = null === $role ? '' : translate_user_role( wp_roles()->get_names()[ $role->value ] ?? '' );
		if ( null === $photo ) {
			printf( '<div class="mentoriai-member__photo"><span class="dashicons dashicons-admin-users" aria-hidden="true"></span><span class="screen-reader-text">%s</span></div>', esc_html__( 'No photo', 'mentoriai-portal' ) );
		} else {
			/* translators: %s: name of a member. */
			printf( '<div class="mentoriai-member__photo"><img src="%s" alt="%s"></div>', esc_url( $photo->url() ), esc_attr( sprintf( __( 'Photo: %s', 'mentoriai-portal' ), $user->display_name ) ) ); // phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- a photo of a member is no attachment.
		}
		printf(
			'<h2>%s</h2><p>%s · <a href="mailto:%3$s">%3$s</a></p><p>%4$s %5$s %6$s</p>',
			esc_html( $user->display_name ),
			esc_html( $type ),
			esc_attr( $user->user_email ),
			StatusBadge::html( UserColumns::status( $user->ID ) ), // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
			esc_html( UserColumns::since( $user->ID ) ),
			self::public_link( $user ) // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
		);
		$reason = (string) get_user_meta( $user->ID, UserMeta::REVIEW_REASON, true );
		if ( '' !== $reason ) {
			printf( '<p><strong>%s</strong><br>%s</p>', esc_html__( 'Reason', 'mentoriai-portal' ), nl2br( esc_html( $reason ) ) );
		}
	}

	/** Of a mentor whose page anyone can read. */
	private static function public_link( WP_User $user ): string {
		$slug = (string) get_user_meta( $user->ID, UserMeta::SLUG, true );
		return '' === $slug || Role::Mentor !== MemberRole::of_user( $user ) || AccountStatus::Public !== UserColumns::status( $user->ID )
			? ''
			: sprintf( ' · <a href="%s">%s</a>', esc_url( PortalUrls::dynamic_mentor( $slug, str_starts_with( get_user_locale(), 'en' ) ? Lang::En : Lang::Lt ) ), esc_html__( 'Public profile', 'mentoriai-portal' ) );
	}

	private function show_overview( WP_User $user ): void {
		$role = MemberRole::of_user( $user );
		$rows = null === $role ? array() : $this->overview->rows( $user->ID, $role );
		if ( array() === $rows ) {
			return;
		}
		echo '<div class="mentoriai-member__facts"><table class="widefat striped"><tbody>';
		foreach ( $rows as $row ) {
			$value = '' === $row['text'] ? '<span class="mentoriai-member__none">' . esc_html( $row['required'] ? __( 'Missing', 'mentoriai-portal' ) : __( 'Not filled in', 'mentoriai-portal' ) ) . '</span>' : self::value( $row['text'] );
			printf( '<tr><th scope="row">%s</th><td%s>%s</td></tr>', esc_html( $row['label'] ), '' === $row['lang'] ? '' : ' lang="' . esc_attr( $row['lang'] ) . '"', wp_kses_post( $value ) );
		}
		$this->show_files( $user->ID );
		echo '</tbody></table></div>';
	}

	/** An address by itself is a link; what is in a text is read, not clicked. */
	private static function value( string $text ): string {
		return 1 === preg_match( '~^https://\S+$~D', $text )
			? sprintf( '<a href="%s" rel="noopener nofollow">%s</a>', esc_url( $text ), esc_html( $text ) )
			: nl2br( esc_textarea( $text ) );
	}

	private function show_files( int $user_id ): void {
		$files = array();
		foreach ( $this->cvs->links( $user_id ) as $file ) {
			$files[] = sprintf( '<a href="%s">%s</a> (%s)', esc_url( $file['url'] ), esc_html( $file['name'] ), esc_html( (string) size_format( $file['size'] ) ) );
		}
		if ( array() !== $files ) {
			printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html__( 'CV files', 'mentoriai-portal' ), implode( '<br>', $files ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
		}
	}

	private function show_changes( WP_User $user ): void {
		$edits = $this->edits->of( $user->ID );
		if ( array() !== $edits ) {
			echo '<h2>' . esc_html__( 'Changed texts', 'mentoriai-portal' ) . '</h2>';
			ChangeList::show( $edits );
		}
	}

	private static function show_decision( WP_User $user ): void {
		$choices = Decision::about( UserColumns::status( $user->ID ) );
		printf( '<form class="mentoriai-member__decide card" method="post" action="%s"><h2>%s</h2>', esc_url( admin_url( 'admin-post.php' ) ), esc_html__( 'Decision', 'mentoriai-portal' ) );
		wp_nonce_field( Links::ACTION );
		foreach ( array( 'action' => Links::ACTION, 'reviewed' => '1', 'users' => (string) $user->ID ) as $name => $value ) {
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
