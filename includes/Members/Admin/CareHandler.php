<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members\Admin;

use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Members\CareChange;
use MentoriaiPortal\Members\MemberCare;

/**
 * Takes a note, the tags or the responsible colleague from the forms of the member's page.
 */
final readonly class CareHandler {

	public const ACTION = 'mentoriai_member_care';

	public function __construct( private MemberCare $care ) {}

	public static function nonce( int $user_id ): string {
		return self::ACTION . "_$user_id";
	}

	/** Action `admin_post_mentoriai_member_care`. */
	public function handle(): never {
		$id = isset( $_POST['user'] ) && is_numeric( $_POST['user'] ) ? absint( $_POST['user'] ) : 0;
		check_admin_referer( self::nonce( $id ) );
		if ( ! current_user_can( StaffMenu::CAPABILITY ) ) {
			self::refuse( __( 'Sorry, you are not allowed to do this.', 'mentoriai-portal' ), 403 );
		}
		try {
			$this->care->change( $id, CareChange::of_body( self::body( wp_unslash( $_POST ) ) ) );
		} catch ( InvalidInput $wrong ) {
			$name = strstr( array_key_first( $wrong->fields ) . '.', '.', true );
			self::refuse( self::says( (string) $name ), 400 );
		} catch ( ApiError ) {
			self::refuse( __( 'There is no such member.', 'mentoriai-portal' ), 404 );
		}
		wp_safe_redirect( add_query_arg( 'saved', '1', StaffMenu::member( $id ) ) . '#mentoriai-notes' );
		exit;
	}

	/**
	 * As REST takes it.
	 *
	 * @param array<mixed> $form
	 * @return array<string, mixed>
	 */
	private static function body( array $form ): array {
		$body = array_intersect_key( $form, array( 'note' => true, 'tags' => true, 'responsible' => true ) );
		if ( is_string( $body['tags'] ?? null ) ) {
			$body['tags'] = explode( ',', $body['tags'] );
		}
		if ( isset( $body['responsible'] ) ) {
			$body['responsible'] = is_numeric( $body['responsible'] ) ? (int) $body['responsible'] : null;
		}
		return $body;
	}

	private static function says( string $name ): string {
		return match ( $name ) {
			'note'  => __( 'The note is too long. Shorten it and save it again.', 'mentoriai-portal' ),
			'tags'  => __( 'A tag has 50 characters at most and no “|”, and a member 30 tags at most. Change them and save again.', 'mentoriai-portal' ),
			default => __( 'This colleague can no longer be responsible. Choose another one.', 'mentoriai-portal' ),
		};
	}

	private static function refuse( string $why, int $status ): never {
		wp_die( esc_html( $why ), '', array( 'response' => (int) $status, 'back_link' => true ) );
	}
}
