<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members;

use MentoriaiPortal\Core\Identity\Colleagues;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Core\StaffMenu;

/**
 * What staff add to or change about a member.
 */
final readonly class CareChange {

	public const NOTE_MAX = 5000;

	/**
	 * @param string                     $note        '' adds none.
	 * @param array<string, string>|null $tags        Key to tag, in place of those of now; null leaves them.
	 * @param int|false|null             $responsible A colleague who may act; null for nobody, false leaves it.
	 */
	private function __construct( public string $note, public ?array $tags, public int|false|null $responsible ) {}

	/**
	 * @param array<mixed> $body `{note?, tags?: [text], responsible?: user id or null}`; what it does not name stays as it is.
	 * @throws InvalidInput Name to message key.
	 */
	public static function of_body( array $body ): self {
		$wrong = array();
		$read  = static function ( string $name, callable $as ) use ( $body, &$wrong ): mixed {
			try {
				return $as( $body[ $name ] );
			} catch ( InvalidInput $error ) {
				foreach ( $error->fields as $path => $key ) {
					$wrong[ rtrim( "$name.$path", '.' ) ] = $key;
				}
				return null;
			}
		};
		$note        = isset( $body['note'] ) ? $read( 'note', static fn ( mixed $note ): string => Text::multiline( self::NOTE_MAX )->read( $note, false ) ) : '';
		$tags        = array_key_exists( 'tags', $body ) ? $read( 'tags', static fn ( mixed $tags ): array => MemberTags::by_key( array_values( array_filter( MemberTags::field()->read( $tags, false ), 'is_string' ) ) ) ) : null;
		$responsible = array_key_exists( 'responsible', $body ) ? $read( 'responsible', self::colleague( ... ) ) : false;
		return array() === $wrong ? new self( $note, $tags, $responsible ) : throw new InvalidInput( $wrong );
	}

	private static function colleague( mixed $user_id ): ?int {
		if ( null === $user_id ) {
			return null;
		}
		return is_int( $user_id ) && isset( Colleagues::who_may( StaffMenu::CAPABILITY )[ $user_id ] ) ? $user_id : throw InvalidInput::because( 'invalid' );
	}
}
