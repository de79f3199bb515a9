<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles;

use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Mail\MailGroup;
use MentoriaiPortal\Mail\MailRecipient;
use MentoriaiPortal\Mail\MailType;
use MentoriaiPortal\Mail\MailTypes;
use MentoriaiPortal\Mail\MutedMails;
use MentoriaiPortal\Mail\OptionalMail;

/**
 * In which language a member gets emails, and which they do not want.
 */
final readonly class MailSettings {

	public function __construct( private MailTypes $types ) {}

	/** @return array{lang: string, mails: list<array{kind: string, title: string, group: string, on: bool}>} */
	public function read( Identity $who ): array {
		$muted = MutedMails::of( $who->user_id );
		return array(
			'lang'  => MailRecipient::lang( $who->user_id )->value,
			'mails' => array_map(
				static fn ( OptionalMail $mail ): array => array(
					'kind'  => $mail->key(),
					'title' => $mail->title(),
					'group' => $mail->group()->title(),
					'on'    => ! in_array( $mail->key(), $muted, true ),
				),
				self::grouped( $this->of_role( $who->role ) )
			),
		);
	}

	/**
	 * @param string|null $lang  Null leaves it.
	 * @param mixed       $mails List of {kind, on}; kinds that are not listed stay, unknown ones are nothing.
	 */
	public function save( Identity $who, ?string $lang, mixed $mails ): void {
		if ( null !== $lang ) {
			update_user_meta( $who->user_id, UserMeta::LANG, $lang );
		}
		$known = array_map( static fn ( OptionalMail $mail ): string => $mail->key(), $this->of_role( $who->role ) );
		foreach ( is_array( $mails ) ? $mails : array() as $choice ) {
			if ( is_array( $choice ) && in_array( $choice['kind'] ?? null, $known, true ) ) {
				MutedMails::set( $who->user_id, $choice['kind'], true !== ( $choice['on'] ?? null ) );
			}
		}
	}

	/** @return list<OptionalMail> */
	private function of_role( Role $role ): array {
		return array_values(
			array_filter(
				$this->types->all(),
				static fn ( MailType $mail ): bool => $mail instanceof OptionalMail && in_array( $mail->role(), array( null, $role ), true )
			)
		);
	}

	/**
	 * @param list<OptionalMail> $mails
	 * @return list<OptionalMail> Those of a group one after another.
	 */
	private static function grouped( array $mails ): array {
		$order = array_flip( array_column( MailGroup::cases(), 'name' ) );
		usort( $mails, static fn ( OptionalMail $a, OptionalMail $b ): int => $order[ $a->group()->name ] <=> $order[ $b->group()->name ] );
		return $mails;
	}
}
