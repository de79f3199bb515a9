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
use MentoriaiPortal\Profiles\ProfileOverview;
use WP_User;

/**
 * Who a member is, as the review and the member's page show it.
 */
final readonly class MemberFacts {

	public function __construct( private ProfileOverview $overview, private CvDownload $cvs ) {}

	/** Photo, role, address, status; with the name where nothing above says it. */
	public static function show_head( WP_User $user, bool $with_name = true ): void {
		$photo = Photo::of( get_user_meta( $user->ID, UserMeta::AVATAR, true ) );
		if ( null === $photo ) {
			printf( '<div class="mentoriai-member__photo"><span class="dashicons dashicons-admin-users" aria-hidden="true"></span><span class="screen-reader-text">%s</span></div>', esc_html__( 'No photo', 'mentoriai-portal' ) );
		} else {
			/* translators: %s: name of a member. */
			printf( '<div class="mentoriai-member__photo"><img src="%s" alt="%s"></div>', esc_url( $photo->url() ), esc_attr( sprintf( __( 'Photo: %s', 'mentoriai-portal' ), $user->display_name ) ) ); // phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- a photo of a member is no attachment.
		}
		if ( $with_name ) {
			printf( '<h2>%s</h2>', esc_html( $user->display_name ) );
		}
		printf(
			'<p>%1$s · <a href="mailto:%2$s">%2$s</a></p><p>%3$s %4$s %5$s</p>',
			esc_html( self::type( $user ) ),
			esc_attr( $user->user_email ),
			UserColumns::badge( $user->ID ), // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
			esc_html( UserColumns::since( $user->ID ) ),
			self::public_link( $user ) // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
		);
	}

	/** Why staff decided last. */
	public static function show_reason( WP_User $user ): void {
		$reason = (string) get_user_meta( $user->ID, UserMeta::REVIEW_REASON, true );
		if ( '' !== $reason ) {
			printf( '<p><strong>%s</strong><br>%s</p>', esc_html__( 'Reason', 'mentoriai-portal' ), nl2br( esc_html( $reason ) ) );
		}
	}

	/** The role as WordPress calls it. */
	public static function type( WP_User $user ): string {
		$role = MemberRole::of_user( $user );
		return $role?->label() ?? '';
	}

	/** All that the member filled in. */
	public function show_profile( WP_User $user ): void {
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
		echo '</tbody></table></div>';
	}

	/** Links to CVs, for whoever may read them. */
	public function show_files( int $user_id ): void {
		$files = array();
		foreach ( $this->cvs->links( $user_id ) as $file ) {
			$files[] = sprintf( '<a href="%s" data-cv="%d">%s</a> (%s)', esc_url( $file['url'] ), (int) $file['id'], esc_html( $file['name'] ), esc_html( (string) size_format( $file['size'] ) ) );
		}
		if ( array() !== $files ) {
			printf( '<p><strong>%s</strong><br>%s</p>', esc_html__( 'CV files', 'mentoriai-portal' ), implode( '<br>', $files ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
		}
	}

	/** An address by itself is a link; what is in a text is read, not clicked. */
	private static function value( string $text ): string {
		return 1 === preg_match( '~^https://\S+$~D', $text )
			? sprintf( '<a href="%s" rel="noopener nofollow">%s</a>', esc_url( $text ), esc_html( $text ) )
			: nl2br( esc_textarea( $text ) );
	}

	/** Of a mentor whose page anyone can read. */
	private static function public_link( WP_User $user ): string {
		$slug = (string) get_user_meta( $user->ID, UserMeta::SLUG, true );
		return '' === $slug || Role::Mentor !== MemberRole::of_user( $user ) || AccountStatus::Public !== UserColumns::status( $user->ID )
			? ''
			: sprintf( ' · <a href="%s">%s</a>', esc_url( PortalUrls::dynamic_mentor( $slug, str_starts_with( get_user_locale(), 'en' ) ? Lang::En : Lang::Lt ) ), esc_html__( 'Public profile', 'mentoriai-portal' ) );
	}
}
