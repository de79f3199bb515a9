<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts\Rest;

use MentoriaiPortal\Accounts\PasswordRule;
use MentoriaiPortal\Accounts\RegistrationService;
use MentoriaiPortal\Accounts\Schema\UserSchema;
use MentoriaiPortal\Accounts\UserPresenter;
use MentoriaiPortal\BotCheck\BotChecks;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Rest\IpLimit;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Choice;
use MentoriaiPortal\Core\Schema\Flag;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Messaging\FirstMessage;
use MentoriaiPortal\Messaging\FirstMessages;
use MentoriaiPortal\Messaging\Schema\FirstMessageSchema;
use MentoriaiPortal\Session\Sessions;

/**
 * A new account (docs/contract.md#accounts).
 */
final class RegisterRoute extends Route {

	public function __construct(
		private readonly Settings $settings,
		private readonly BotChecks $bot,
		private readonly RegistrationService $registrations,
		private readonly FirstMessages $first_messages,
		private readonly Sessions $sessions,
		private readonly UserPresenter $users
	) {}

	public static function path(): string {
		return 'register';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::guest();
	}

	public static function address_limit(): IpLimit {
		return new IpLimit( 'register' );
	}

	public static function input(): Input {
		return new Input(
			array(
				'email'            => Text::email()->required(),
				'password'         => Text::secret()->required(),
				'password_confirm' => Text::secret()->required(),
				'privacy'          => Flag::accepted(),
				'rules'            => Flag::accepted(),
				'type'             => Choice::of( '1', '2', 'frontuser', 'mentorius' ),
				'bot_token'        => Text::line( 4096 ),
				'first_message'    => FirstMessageSchema::input(),
			)
		);
	}

	public static function output(): array {
		return Shape::ok(
			array(
				'user'    => UserSchema::shape_of_new(),
				'message' => Shape::text(),
				'claim'   => Shape::text(),
			),
			array( 'claim' )
		);
	}

	/** A bad password is named together with the other bad fields. */
	public function read( array $sent, bool $form ): array {
		try {
			return parent::read( $sent, $form );
		} catch ( InvalidInput $wrong ) {
			$typed = static fn ( string $name ): string => is_string( $sent[ $name ] ?? null ) ? trim( $sent[ $name ] ) : '';
			throw new InvalidInput( $wrong->fields + PasswordRule::in_force( $this->settings )->problems( $typed( 'password' ), $typed( 'password_confirm' ) ) );
		}
	}

	public function handle( Request $request ): Reply {
		PasswordRule::in_force( $this->settings )->check( $request->text( 'password' ), $request->text( 'password_confirm' ) );
		$role  = Role::from_type( $request->text( 'type' ) );
		$first = $this->first_message( $request, $role );
		$this->bot->current()->spend( $request->text( 'bot_token' ), self::path() );
		if ( null !== $first && ! $this->first_messages->has_mentor( $first ) ) {
			throw ApiError::invalid( array( 'first_message.id' => 'invalid' ) );
		}
		$role  ??= null === $first ? Role::Undecided : Role::Founder;
		$made    = $this->registrations->register( $request->text( 'email' ), $request->text( 'password' ), $role, $request->lang, $first );
		$account = $made->account;
		return Reply::ok(
			array(
				'user'    => $this->users->present( $account, $made->is_open ? (string) $this->sessions->issue( $account->id, $account->password_hash, $request->user_agent ) : '' ),
				'message' => $made->is_open
					? __( 'Your account is ready. Fill in the required profile fields.', 'mentoriai-portal' )
					: __( 'Your account has been created. We’ve sent you an email: confirm your address, then log in and fill in the required profile fields.', 'mentoriai-portal' ),
			) + ( $made->is_open ? array() : array( 'claim' => $made->claim ) )
		);
	}

	/** Only founders write to mentors. */
	private function first_message( Request $request, ?Role $role ): ?FirstMessage {
		$sent = $request->input['first_message'] ?? null;
		if ( ! is_array( $sent ) ) {
			return null;
		}
		return Role::Mentor === $role ? throw ApiError::invalid( array( 'first_message.id' => 'invalid' ) ) : FirstMessage::of_request( $sent );
	}
}
