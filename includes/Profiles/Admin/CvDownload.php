<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles\Admin;

use MentoriaiPortal\ActivityLog\Act;
use MentoriaiPortal\ActivityLog\ActivityLog;
use MentoriaiPortal\ActivityLog\ActObject;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Profiles\Cv;
use MentoriaiPortal\Profiles\CvService;

/**
 * Staff read the CVs of mentors in wp-admin, behind a capability and a nonce.
 */
final readonly class CvDownload {

	public const ACTION = 'mentoriai_cv';

	public function __construct( private CvService $cvs, private ActivityLog $log ) {}

	/** Whether the person who is logged in to wp-admin may read CVs. */
	public static function is_allowed(): bool {
		return current_user_can( 'mentoriai_approve_members' ) || current_user_can( 'edit_users' );
	}

	/**
	 * The files of a member and where to get them, for whoever may.
	 *
	 * @return list<array{id: int, name: string, size: int, url: string}>
	 */
	public function links( int $user_id ): array {
		return self::is_allowed() ? array_map(
			static fn ( Cv $cv ): array => array(
				'id'   => $cv->id,
				'name' => $cv->name,
				'size' => $cv->size,
				'url'  => wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ACTION . '&user=' . $user_id . '&cv=' . $cv->id ), self::ACTION . $user_id . '-' . $cv->id ),
			),
			$this->cvs->list( $user_id )
		) : array();
	}

	/** Hooked to `admin_post_mentoriai_cv`; ends the request. */
	public function answer(): void {
		$user_id = isset( $_GET['user'] ) && is_string( $_GET['user'] ) ? absint( $_GET['user'] ) : 0;
		$id      = isset( $_GET['cv'] ) && is_string( $_GET['cv'] ) ? absint( $_GET['cv'] ) : 0;
		check_admin_referer( self::ACTION . $user_id . '-' . $id );
		try {
			$reply = $this->read( $user_id, $id );
		} catch ( ApiError $error ) {
			wp_die( esc_html__( 'Not found.', 'mentoriai-portal' ), '', array( 'response' => absint( $error->status ) ) );
		}
		nocache_headers();
		foreach ( array( 'X-Content-Type-Options' => 'nosniff' ) + $reply->headers as $name => $value ) {
			header( $name . ': ' . $value );
		}
		echo $reply->text; // phpcs:ignore WordPress.Security.EscapeOutput -- a file, sent as an attachment with nosniff.
		exit;
	}

	/** @throws ApiError 403, 404. */
	public function read( int $user_id, int $id ): Reply {
		if ( ! self::is_allowed() ) {
			throw ApiError::forbidden();
		}
		$cv = $this->cvs->find( $user_id, $id );
		$reply = Reply::download( $this->cvs->content( $cv ), $cv->kind->media_type(), $cv->name );
		$this->log->write( Act::CvDownload, ActObject::User, $user_id, array( 'cv' => $id ) );
		return $reply;
	}
}
