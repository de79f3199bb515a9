<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\SiteName;
use MentoriaiPortal\Core\Spa\PortalUrls;

/**
 * Makes an email of what a feature knows and of the words in force: edited ones before its own.
 */
final readonly class MailComposer {

	public function __construct( private EditedTexts $edited, private Locale $locale, private SiteName $site ) {}

	/**
	 * @param array<string, mixed> $data What the queue was given.
	 * @return MailContent|null Null where there is no reason to send it, the reader has switched such emails off, or is no
	 *                          longer who may deal with it.
	 */
	public function compose( MailType $type, int $user_id, Lang $lang, array $data ): ?MailContent {
		$optional = $type instanceof SwitchableMail;
		if ( ( $optional && MutedMails::has( $user_id, $type->key() ) ) || ( $type instanceof StaffMail && ! user_can( $user_id, $type->capability() ) ) ) {
			return null;
		}
		return $this->locale->within(
			$lang,
			function () use ( $type, $user_id, $lang, $data, $optional ): ?MailContent {
				$facts = $type->compose( $user_id, $lang, $data );
				if ( null === $facts ) {
					return null;
				}
				$texts = $this->texts( $type instanceof CasedMail && isset( $type->cases()[ $facts->name ] ) ? new MailCase( $type, $facts->name ) : $type, $lang );
				$frame = $this->frame_texts( $lang );
				$facts = new MailFacts( $facts->values + $this->common( $texts, $frame, $user_id, $lang ), $facts->url, $facts->sent, calendar: $facts->calendar );
				return $texts->content( $facts, $this->frame( $frame, $lang, $optional ? UnsubscribeLink::url( $user_id, $type->key() ) : '', $user_id > 0 ) );
			}
		);
	}

	/**
	 * With samples in place of what is known only when it is sent.
	 *
	 * @param MailTexts|null  $texts The words in force without them; so is the frame.
	 */
	public function preview( MailType $type, Lang $lang, ?MailTexts $texts = null, ?FrameTexts $frame = null ): MailContent {
		return $this->locale->within(
			$lang,
			function () use ( $type, $lang, $texts, $frame ): MailContent {
				$texts ??= $this->texts( $type, $lang );
				$frame ??= $this->frame_texts( $lang );
				$values  = array(
					'name'     => 'Jonas',
					'greeting' => $frame->greeting( Greeting::name( 'Jonas', $lang ), $this->site->text() ),
					'site'     => $this->site->text(),
				);
				foreach ( $type->placeholders() as $placeholder ) {
					$values[ $placeholder->name ] = $placeholder->sample;
				}
				$facts = new MailFacts( $values, '' === $texts->button ? '' : PortalUrls::home( '/?sample' ) );
				return $texts->content( $facts, $this->frame( $frame, $lang, $type instanceof SwitchableMail ? PortalUrls::home( '/?sample' ) : '' ) );
			}
		);
	}

	/** The words in force. */
	public function texts( MailType $type, Lang $lang ): MailTexts {
		return $this->edited_texts( $type, $lang ) ?? $this->own_texts( $type, $lang );
	}

	/** What staff wrote; null where the mail has its own words. Words that were saved before there were cases hold for each of them. */
	public function edited_texts( MailType $type, Lang $lang ): ?MailTexts {
		$edited = $this->edited->find( $type->key(), $lang );
		if ( null !== $edited || ! $type instanceof MailCase ) {
			return $edited;
		}
		$former = $this->edited->find( $type->type->key(), $lang );
		return $former?->with( $this->locale->within( $lang, static fn (): array => $type->type->former_placeholders( $type->name ) ) );
	}

	/** Goes back to the mail's own words, those of one case only. */
	public function restore( MailType $type, Lang $lang ): void {
		if ( $type instanceof MailCase && null !== $this->edited->find( $type->type->key(), $lang ) ) {
			foreach ( array_keys( $type->type->cases() ) as $name ) {
				$case  = new MailCase( $type->type, $name );
				$texts = $this->edited_texts( $case, $lang );
				null === $texts || $this->edited->keep( $case->key(), $lang, $texts );
			}
			$this->edited->restore( $type->type->key(), $lang );
		}
		$this->edited->restore( $type->key(), $lang );
	}

	public function own_texts( MailType $type, Lang $lang ): MailTexts {
		return $this->locale->within( $lang, static fn (): MailTexts => $type->texts() );
	}

	/** The words in force around every email. */
	public function frame_texts( Lang $lang ): FrameTexts {
		return $this->locale->within( $lang, FrameTexts::own( ... ) )->with( $this->edited->frame( $lang ) );
	}

	public function sender(): string {
		return $this->site->sender();
	}

	/** @return array<string, string> Placeholders of every email; the reader is looked up only where the words ask for it. */
	private function common( MailTexts $texts, FrameTexts $frame, int $user_id, Lang $lang ): array {
		$common = array( 'site' => $this->site->text() );
		if ( array() !== array_intersect( array( 'name', 'greeting' ), $texts->placeholders() ) ) {
			$name               = $user_id > 0 ? get_user_meta( $user_id, 'first_name', true ) : '';
			$name               = is_string( $name ) ? trim( $name ) : '';
			$common['name']     = '' === $name ? __( 'User', 'mentoriai-portal' ) : MemberText::unlinked( $name );
			$common['greeting'] = $frame->greeting( Greeting::name( $name, $lang ), $common['site'] );
		}
		return $common;
	}

	private function frame( FrameTexts $texts, Lang $lang, string $unsubscribe_url, bool $has_account = true ): MailFrame {
		return $texts->frame( $this->site->text(), $this->site->agency( $lang ), PortalUrls::contacts( $lang ), $unsubscribe_url, $has_account );
	}
}
