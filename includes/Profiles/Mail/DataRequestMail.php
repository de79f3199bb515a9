<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles\Mail;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Mail\MailContent;
use MentoriaiPortal\Core\Mail\MailType;

/**
 * Asks whether the request about one's data is one's own, with WordPress's own confirmation link. The key is made when
 * the mail is written; an earlier one dies.
 */
final readonly class DataRequestMail implements MailType {

	public const KEY = 'data_request';

	public function key(): string {
		return self::KEY;
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailContent {
		$request = wp_get_user_request( is_int( $data['request_id'] ?? null ) ? $data['request_id'] : 0 );
		if ( false === $request || (int) $request->user_id !== $user_id || 'request-pending' !== $request->status ) {
			return null;
		}
		$erases = 'remove_personal_data' === $request->action_name;
		$query  = array(
			'action'      => 'confirmaction',
			'request_id'  => (string) $request->ID,
			'confirm_key' => wp_generate_user_request_key( $request->ID ),
		);
		return new MailContent(
			$erases ? __( 'Confirm that your data are to be erased', 'mentoriai-portal' ) : __( 'Confirm that you want a copy of your data', 'mentoriai-portal' ),
			array(
				$erases
					? __( 'Somebody asked on the portal that your personal data be erased. Confirm it, and the agency erases them. This cannot be undone.', 'mentoriai-portal' )
					: __( 'Somebody asked on the portal for a copy of your personal data. Confirm it, and the agency sends you a link to the file.', 'mentoriai-portal' ),
				__( 'If it was not you, ignore this message: nothing happens.', 'mentoriai-portal' ),
			),
			__( 'Confirm the request', 'mentoriai-portal' ),
			add_query_arg( array_map( 'rawurlencode', $query ), wp_login_url() )
		);
	}
}
