<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Bench\Seed;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\SiteCopy;
use mysqli;

/**
 * Accounts: founders, mentors, and authors for the peers, with tokens of those who are measured.
 */
final class People {

	private Bulk $users;

	private Bulk $meta;

	private string $password;

	public function __construct( private readonly mysqli $mysql, private readonly Db $db ) {
		$this->users    = new Bulk( $mysql, $db->users(), array( 'ID', 'user_login', 'user_pass', 'user_nicename', 'user_email', 'user_registered', 'display_name' ) );
		$this->meta     = new Bulk( $mysql, $db->usermeta(), array( 'user_id', 'meta_key', 'meta_value' ) );
		$this->password = wp_hash_password( Ids::PASSWORD );
	}

	public function founders(): void {
		for ( $number = 1; $number <= Ids::FOUNDERS; $number++ ) {
			$person = Texts::person( 500000 + $number );
			$this->add( Ids::FOUNDER + $number, Role::Founder->value, $person['first'], $person['last'], array( UserMeta::COMPANY => 'UAB „Bandymas“' ) );
		}
		for ( $number = 1; $number <= Ids::AUTHORS; $number++ ) {
			$person = Texts::person( 600000 + $number );
			$this->add( Ids::AUTHOR + $number, 'author', $person['first'], $person['last'] );
		}
		$this->flush();
	}

	/**
	 * A mentor's account; its rows in the index are written by Mentors.
	 *
	 * @param array{first: string, last: string, position: string, about: string} $person
	 * @param list<int>                                                           $fields Ids of field tags.
	 */
	public function mentor( int $id, array $person, string $slug, bool $busy, array $fields ): void {
		$this->add(
			$id,
			Role::Mentor->value,
			$person['first'],
			$person['last'],
			array(
				UserMeta::SLUG     => $slug,
				UserMeta::POSITION => $person['position'],
				UserMeta::ABOUT    => $person['about'],
				UserMeta::FIELDS   => serialize( $fields ),
				UserMeta::BUSY     => $busy ? '1' : '0',
			)
		);
	}

	public function flush(): void {
		$this->users->flush();
		$this->meta->flush();
	}

	/**
	 * Sessions of those who are measured; the time is now, because tokens live six hours.
	 *
	 * @param list<int> $user_ids
	 */
	public function sessions( array $user_ids ): void {
		$this->mysql->query( "TRUNCATE {$this->db->table( 'sessions' )}" );
		$rows = new Bulk( $this->mysql, $this->db->table( 'sessions' ), array( 'token_hash', 'user_id', 'created_at', 'expires_at', 'last_seen', 'browser', 'address' ) );
		foreach ( $user_ids as $user_id ) {
			$rows->add( array( hash( 'sha256', Ids::token( $user_id ) ), $user_id, time(), time() + 21600, time() + 21600, 'Bench', SiteCopy::here() ) );
		}
		$rows->flush();
	}

	/** @param array<string, string> $meta More than everybody has. */
	private function add( int $id, string $role, string $first, string $last, array $meta = array() ): void {
		$email = Ids::email( $id );
		$this->users->add( array( $id, "bench-$id", $this->password, "bench-$id", $email, '2026-01-01 00:00:00', "$first $last" ) );
		$meta += array(
			$this->db->capabilities_key() => serialize( array( $role => true ) ),
			'first_name'                  => $first,
			'last_name'                   => $last,
			UserMeta::STATUS              => AccountStatus::Public->value,
			UserMeta::CONFIRMED_AT        => '2026-01-01 00:00:00',
			UserMeta::LANG                => 'lt',
		);
		foreach ( $meta as $key => $value ) {
			$this->meta->add( array( $id, $key, $value ) );
		}
	}
}
