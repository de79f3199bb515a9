<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Privacy;

use Closure;
use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Privacy\PersonalData;
use WP_User;

/**
 * Hands every kind of personal data to Tools → Export / Erase Personal Data. The account comes last: when it is erased,
 * no one has the address any more.
 */
final readonly class WordPressTools {

	/** @param Closure(): list<PersonalData> $kinds */
	public function __construct( private Closure $kinds ) {}

	/** Filter `wp_privacy_personal_data_exporters`. */
	public function add_exporters( mixed $exporters ): mixed {
		if ( ! is_array( $exporters ) ) {
			return $exporters;
		}
		foreach ( ( $this->kinds )() as $kind ) {
			$exporters[ 'mentoriai-' . $kind->key() ] = array(
				'exporter_friendly_name' => self::name( $kind ),
				'callback'               => static fn ( string $email, int $page = 1 ): array => self::export( $kind, $email, $page ),
			);
		}
		return $exporters;
	}

	/** Filter `wp_privacy_personal_data_erasers`, after everyone else's. */
	public function add_erasers( mixed $erasers ): mixed {
		if ( ! is_array( $erasers ) ) {
			return $erasers;
		}
		$kinds = ( $this->kinds )();
		usort( $kinds, static fn ( PersonalData $a, PersonalData $b ): int => ( $a instanceof AccountData ) <=> ( $b instanceof AccountData ) );
		foreach ( $kinds as $kind ) {
			$erasers[ 'mentoriai-' . $kind->key() ] = array(
				'eraser_friendly_name' => self::name( $kind ),
				'callback'             => static fn ( string $email, int $page = 1 ): array => self::erase( $kind, $email, $page ),
			);
		}
		return $erasers;
	}

	/** @return array{data: list<array<string, mixed>>, done: bool} */
	private static function export( PersonalData $kind, string $email, int $page ): array {
		$user_id = self::user_id( $email );
		$found   = 0 === $user_id ? array(
			'items' => array(),
			'done'  => true,
		) : $kind->export( $user_id, max( 1, $page ) );
		return array(
			'data' => array_map(
				static fn ( array $item ): array => array(
					'group_id'    => 'mentoriai-' . $kind->key(),
					'group_label' => $kind->label(),
					'item_id'     => 'mentoriai-' . $kind->key() . '-' . $item['id'],
					// WordPress puts values into its page with links and line breaks made; what people typed is text.
					'data'        => array_map(
						static fn ( array $field ): array => array(
							'name'  => $field['name'],
							'value' => nl2br( esc_html( $field['value'] ) ),
						),
						$item['fields']
					),
				),
				$found['items']
			),
			'done' => $found['done'],
		);
	}

	/** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} */
	private static function erase( PersonalData $kind, string $email, int $page ): array {
		$user_id = self::user_id( $email );
		$done    = 0 === $user_id ? array() : $kind->erase( $user_id, max( 1, $page ) );
		return array(
			'items_removed'  => $done['removed'] ?? false,
			'items_retained' => $done['retained'] ?? false,
			'messages'       => $done['messages'] ?? array(),
			'done'           => $done['done'] ?? true,
		);
	}

	private static function name( PersonalData $kind ): string {
		/* translators: %s: a kind of data, e.g. "Messages". */
		return sprintf( __( 'Mentoriai: %s', 'mentoriai-portal' ), $kind->label() );
	}

	/** On a network a site's staff export and erase people of their own site. */
	private static function user_id( string $email ): int {
		$user = get_user_by( 'email', $email );
		return $user instanceof WP_User && ! MemberRole::is_elsewhere( $user->ID ) ? $user->ID : 0;
	}
}
