<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Profiles\Mail\DataRequestMail;
use RuntimeException;
use WP_Error;
use WP_Post;
use WP_User;

/**
 * A member asks for a copy or the erasure of their data: a request of WordPress itself, confirmed by email, then done by
 * staff under Tools.
 */
final readonly class DataRequests {

	/** Our names to WordPress's. */
	public const ACTIONS = array(
		'export' => 'export_personal_data',
		'erase'  => 'remove_personal_data',
	);

	/** WordPress's states to ours. */
	public const STATES = array(
		'request-pending'   => 'unconfirmed',
		'request-confirmed' => 'confirmed',
		'request-completed' => 'done',
		'request-failed'    => 'failed',
	);

	/** WordPress's meta key of the time of confirmation (unix seconds). */
	public const CONFIRMED_AT = '_wp_user_request_confirmed_timestamp';

	/** A second email about the same request goes out no sooner. */
	private const AGAIN_SECONDS = 600;

	public function __construct( private MailQueue $mail, private Clock $clock ) {}

	/** @return list<array{kind: string, state: string, created_at: string}> The newest of each kind. */
	public function list( int $user_id ): array {
		$found = array();
		foreach ( self::ACTIONS as $kind => $action ) {
			$post = self::newest( $user_id, $action );
			if ( null !== $post ) {
				$found[] = array(
					'kind'       => $kind,
					'state'      => self::STATES[ $post->post_status ] ?? 'failed',
					'created_at' => Clock::sql_to_wire( $post->post_date_gmt ),
				);
			}
		}
		return $found;
	}

	/** Asking again while one is open sends its email again, if it was not confirmed yet. */
	public function create( int $user_id, string $kind ): void {
		$user   = get_userdata( $user_id );
		$action = self::ACTIONS[ $kind ];
		if ( ! $user instanceof WP_User ) {
			return;
		}
		$id = wp_create_user_request( $user->user_email, $action );
		if ( $id instanceof WP_Error ) {
			$open = self::newest( $user_id, $action );
			if ( 'duplicate_request' !== $id->get_error_code() || null === $open ) {
				throw new RuntimeException( 'WordPress takes no data request: ' . $id->get_error_code() );
			}
			$id = 'request-pending' === $open->post_status ? $open->ID : 0;
		}
		if ( $id > 0 ) {
			$this->mail->tell( DataRequestMail::KEY, $user_id, array( 'request_id' => $id ), $id . '|' . intdiv( $this->clock->now(), self::AGAIN_SECONDS ), at_once: true );
		}
	}

	/** Action `user_request_action_confirmed`: the days that staff have begin at the time of the portal's clock. */
	public function note_confirmation( mixed $id ): void {
		$request = is_numeric( $id ) ? wp_get_user_request( (int) $id ) : false;
		if ( false !== $request && in_array( $request->action_name, self::ACTIONS, true ) ) {
			update_post_meta( (int) $id, self::CONFIRMED_AT, $this->clock->now() );
		}
	}

	private static function newest( int $user_id, string $action ): ?WP_Post {
		$posts = get_posts(
			array(
				'post_type'   => 'user_request',
				'author'      => $user_id,
				'name'        => $action,
				'post_status' => array_keys( self::STATES ),
				'numberposts' => 1,
				'orderby'     => 'ID',
				'order'       => 'DESC',
			)
		);
		return ( $posts[0] ?? null ) instanceof WP_Post ? $posts[0] : null;
	}
}
