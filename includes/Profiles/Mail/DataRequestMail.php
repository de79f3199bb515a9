<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles\Mail;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Mail\AskedForMail;
use MentoriaiPortal\Mail\CasedMail;
use MentoriaiPortal\Mail\MailFacts;
use MentoriaiPortal\Mail\MailTexts;

/**
 * Asks the person to confirm a request about their data, with WordPress's own confirmation link. The key is created when
 * the email is written; an earlier one becomes invalid.
 */
final readonly class DataRequestMail implements AskedForMail, CasedMail {

	private const COPY    = 'copy';
	private const ERASURE = 'erasure';

	public const KEY = 'data_request';

	public function key(): string {
		return self::KEY;
	}

	public function title(): string {
		return __( 'Personal data request', 'mentoriai-portal' );
	}

	public function texts(): MailTexts {
		return $this->texts_of( self::COPY );
	}

	public function cases(): array {
		return array(
			self::COPY    => __( 'a copy', 'mentoriai-portal' ),
			self::ERASURE => __( 'erasure', 'mentoriai-portal' ),
		);
	}

	public function texts_of( string $name ): MailTexts {
		$values = $this->former_placeholders( $name );
		return new MailTexts( $values['question'], array( '{greeting}', $values['explanation'], __( 'If you did not ask for this, ignore this email: nothing will happen.', 'mentoriai-portal' ) ), __( 'Confirm the request', 'mentoriai-portal' ) );
	}

	public function placeholders(): array {
		return array();
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailFacts {
		$request = wp_get_user_request( is_int( $data['request_id'] ?? null ) ? $data['request_id'] : 0 );
		if ( false === $request || (int) $request->user_id !== $user_id || 'request-pending' !== $request->status ) {
			return null;
		}
		$query = array(
			'action'      => 'confirmaction',
			'request_id'  => (string) $request->ID,
			'confirm_key' => wp_generate_user_request_key( $request->ID ),
		);
		return new MailFacts( array(), add_query_arg( array_map( 'rawurlencode', $query ), wp_login_url() ), name: 'remove_personal_data' === $request->action_name ? self::ERASURE : self::COPY );
	}

	/** @return array{question: string, explanation: string} */
	public function former_placeholders( string $name ): array {
		return self::ERASURE === $name ? array(
			'question'    => __( 'Confirm that you want your data erased', 'mentoriai-portal' ),
			'explanation' => __( 'We received a request to erase your personal data. If you confirm it, the agency will erase your data. This cannot be undone.', 'mentoriai-portal' ),
		) : array(
			'question'    => __( 'Confirm that you want a copy of your data', 'mentoriai-portal' ),
			'explanation' => __( 'We received a request for a copy of your personal data. If you confirm it, the agency will email you a link to the file.', 'mentoriai-portal' ),
		);
	}
}
