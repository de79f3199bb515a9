<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\SiteName;
use WP_User;

/**
 * Makes a mail of what a feature knows and of the words in force: edited ones before its own.
 */
final readonly class MailComposer {

	public function __construct( private EditedTexts $edited, private Locale $locale, private SiteName $site ) {}

	/**
	 * @param array<string, mixed> $data What the queue was given.
	 * @return MailContent|null Null where there is no reason to send it, or the reader has switched such mails off.
	 */
	public function compose( MailType $type, int $user_id, Lang $lang, array $data ): ?MailContent {
		$optional = $type instanceof OptionalMail;
		if ( $optional && MutedMails::has( $user_id, $type->key() ) ) {
			return null;
		}
		return $this->locale->within(
			$lang,
			function () use ( $type, $user_id, $lang, $data, $optional ): ?MailContent {
				$facts = $type->compose( $user_id, $lang, $data );
				if ( null === $facts ) {
					return null;
				}
				$texts = $this->texts( $type, $lang );
				$facts = new MailFacts( $facts->values + $this->common( $texts, $user_id ), $facts->url, $facts->sent );
				return $texts->content( $facts, $optional ? UnsubscribeLink::url( $user_id, $type->key() ) : '' );
			}
		);
	}

	/** With samples in place of what is known only when it is sent. */
	public function preview( MailType $type, Lang $lang, MailTexts $texts ): MailContent {
		return $this->locale->within(
			$lang,
			function () use ( $type, $texts ): MailContent {
				$values = array(
					'name' => 'Ona',
					'site' => $this->site->text(),
				);
				foreach ( $type->placeholders() as $placeholder ) {
					$values[ $placeholder->name ] = $placeholder->sample;
				}
				$facts = new MailFacts( $values, '' === $type->texts()->button ? '' : home_url( '/?sample' ) );
				return $texts->content( $facts, $type instanceof OptionalMail ? home_url( '/?sample' ) : '' );
			}
		);
	}

	/** The words in force. */
	public function texts( MailType $type, Lang $lang ): MailTexts {
		return $this->edited->find( $type->key(), $lang ) ?? $this->own_texts( $type, $lang );
	}

	public function own_texts( MailType $type, Lang $lang ): MailTexts {
		return $this->locale->within( $lang, static fn (): MailTexts => $type->texts() );
	}

	public function sender(): string {
		return $this->site->sender();
	}

	/** @return array<string, string> What stands in every mail; the reader is looked up only where the words ask for it. */
	private function common( MailTexts $texts, int $user_id ): array {
		$common = array( 'site' => $this->site->text() );
		if ( in_array( 'name', $texts->placeholders(), true ) ) {
			$user           = get_userdata( $user_id );
			$name           = $user instanceof WP_User ? trim( $user->first_name ) : '';
			$common['name'] = '' === $name ? __( 'User', 'mentoriai-portal' ) : MemberText::unlinked( $name );
		}
		return $common;
	}
}
