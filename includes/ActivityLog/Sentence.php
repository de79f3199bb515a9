<?php
declare( strict_types=1 );

namespace MentoriaiPortal\ActivityLog;

use Closure;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;

/**
 * A row of the activity log as a sentence in the reader's language; names of people are not declined.
 */
final class Sentence {

	/** @var array<string, string>|null Setting to label. */
	private ?array $settings = null;

	/** @var array<string, string>|null Key of an email to title. */
	private ?array $mails = null;

	/**
	 * @param Closure(): array<string, string> $setting_labels By name.
	 * @param Closure(): array<string, string> $mail_titles    By key.
	 */
	public function __construct( private readonly Closure $setting_labels, private readonly Closure $mail_titles ) {}

	public function of( Entry $entry ): string {
		$act    = Act::tryFrom( $entry->act );
		$what   = null === $act ? $entry->act : $act->label();
		$whom   = $this->object( $entry );
		$change = self::change( $entry );
		$more   = match ( $act ) {
			Act::MailText     => self::language( $entry->facts['lang'] ?? null ),
			Act::Report       => self::decision( $entry->facts['decision'] ?? null ),
			Act::ThreadOpened => self::text( $entry->facts[ ActivityLog::WHY ] ?? null ),
			default           => $change,
		};
		/* translators: 1: what was done, e.g. "Status changed". 2: to whom or what, e.g. a name. */
		$sentence = '' === $whom ? $what : sprintf( __( '%1$s: %2$s', 'mentoriai-portal' ), $what, $whom );
		/* translators: 1: what was done to whom. 2: from what to what, or in which language. */
		return '' === $more ? $sentence : sprintf( __( '%1$s (%2$s)', 'mentoriai-portal' ), $sentence, $more );
	}

	/** From what to what; '' where that is not kept. */
	public static function change( Entry $entry ): string {
		if ( ! isset( $entry->facts['old'], $entry->facts['new'] ) ) {
			return '';
		}
		return self::value( $entry->act, $entry->facts['old'] ) . ' → ' . self::value( $entry->act, $entry->facts['new'] );
	}

	private static function value( string $act, mixed $value ): string {
		return match ( true ) {
			is_bool( $value ) => $value ? __( 'Yes', 'mentoriai-portal' ) : __( 'No', 'mentoriai-portal' ),
			is_int( $value ) => number_format_i18n( $value ),
			! is_string( $value ) => '',
			Act::Status->value === $act => AccountStatus::tryFrom( $value )?->label() ?? $value,
			Act::Role->value === $act => self::roles( $value ),
			Act::Review->value === $act => self::review_state( $value ),
			default => $value,
		};
	}

	private static function roles( string $names ): string {
		$labels = array_map( Role::name_of( ... ), array_filter( explode( ',', $names ) ) );
		return array() === $labels ? _x( 'none', 'no role', 'mentoriai-portal' ) : implode( ', ', $labels );
	}

	private static function review_state( string $state ): string {
		return match ( $state ) {
			'published' => _x( 'Shown', 'state of a review', 'mentoriai-portal' ),
			'pending'   => _x( 'Waiting for approval', 'state of a review', 'mentoriai-portal' ),
			'hidden'    => _x( 'Hidden', 'state of a review', 'mentoriai-portal' ),
			default     => $state,
		};
	}

	private static function decision( mixed $decision ): string {
		return match ( $decision ) {
			'nothing' => __( 'Nothing was done', 'mentoriai-portal' ),
			'warn'    => __( 'The person was warned', 'mentoriai-portal' ),
			'hide'    => __( 'The review was hidden', 'mentoriai-portal' ),
			'pause'   => __( 'The account was paused', 'mentoriai-portal' ),
			'close'   => __( 'The account was closed', 'mentoriai-portal' ),
			default   => '',
		};
	}

	private static function language( mixed $lang ): string {
		return match ( $lang ) {
			'lt'    => __( 'Lithuanian', 'mentoriai-portal' ),
			'en'    => __( 'English', 'mentoriai-portal' ),
			default => '',
		};
	}

	private function object( Entry $entry ): string {
		$id = (string) $entry->object_id;
		return match ( ActObject::tryFrom( $entry->object ) ) {
			/* translators: %s: number of an account that is gone. */
			ActObject::User     => $entry->object_name ?? ( in_array( $id, array( '', '0' ), true ) ? __( 'everyone', 'mentoriai-portal' ) : sprintf( __( 'Deleted user (no. %s)', 'mentoriai-portal' ), $id ) ),
			ActObject::Setting  => ( $this->settings ??= ( $this->setting_labels )() )[ $id ] ?? $id,
			ActObject::MailText => ( $this->mails ??= ( $this->mail_titles )() )[ $id ] ?? $id,
			ActObject::Export   => self::export( $id ),
			/* translators: %s: number of a review, a report or an import. */
			default             => '' === $id ? '' : sprintf( __( 'no. %s', 'mentoriai-portal' ), $id ),
		};
	}

	private static function export( string $what ): string {
		return match ( $what ) {
			'mentors'   => __( 'Statistics of mentors', 'mentoriai-portal' ),
			'network'   => __( 'Statistics by month', 'mentoriai-portal' ),
			'programme' => __( 'Statistics of the programme', 'mentoriai-portal' ),
			'survey'    => __( 'Answers of a survey', 'mentoriai-portal' ),
			'activity'  => __( 'Activity log', 'mentoriai-portal' ),
			'members'   => __( 'Members', 'mentoriai-portal' ),
			default     => $what,
		};
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}
}
