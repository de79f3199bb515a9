<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Safety;

use MentoriaiPortal\Accounts\AccountRepository;
use MentoriaiPortal\Accounts\EmailClaimRepository;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\SocialSignIn\SocialAccountRepository;
use MentoriaiPortal\SocialSignIn\SocialCodeRepository;
use RuntimeException;

/**
 * Keys and codes as mails and providers bring them.
 */
final readonly class Account {

	public function __construct( private Db $db ) {}

	/** The key mailed to a new, unconfirmed founder of this address. */
	public function confirmation_key( string $email ): string {
		$key = bin2hex( random_bytes( 32 ) );
		( new EmailClaimRepository( $this->db ) )->set_key( $email, $this->founder( $email, false ), $key, World::NOW + 3 * 86400 );
		return $key;
	}

	/** The key mailed to a founder of this address who has lost the password. */
	public function reset_key( string $email ): string {
		$id  = $this->founder( $email, true );
		$key = wp_generate_password( 20, false );
		( new AccountRepository( $this->db, new Clock() ) )->store_reset_key( $id, $key );
		return $key;
	}

	public function social_code( int $user_id ): string {
		return ( new SocialCodeRepository( $this->db, new Clock() ) )->issue( $user_id, '' );
	}

	/** The person also signs in with Google. */
	public function linked( int $user_id ): void {
		( new SocialAccountRepository( $this->db, new Clock() ) )->add( 'google', "subject-$user_id", $user_id );
	}

	private function founder( string $email, bool $confirmed ): int {
		$meta = array( UserMeta::STATUS => 'draft', UserMeta::LANG => 'lt' ) + ( $confirmed ? array( UserMeta::CONFIRMED_AT => '2026-01-01 00:00:00' ) : array() );
		$id   = wp_insert_user( array( 'user_login' => $email, 'user_email' => $email, 'display_name' => 'Nauja', 'user_pass' => World::PASSWORD, 'role' => Role::Founder->value, 'meta_input' => $meta ) );
		return is_int( $id ) ? $id : throw new RuntimeException( $id->get_error_message() );
	}
}
