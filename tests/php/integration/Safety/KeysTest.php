<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Safety;

use MentoriaiPortal\Core\Background;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use stdClass;

/**
 * Keys, codes and tokens that are none: of another type, empty, too long, in other letters; and real ones of somebody
 * else, spent, too old or meant for something else.
 */
#[Group( 'any-database' )]
final class KeysTest extends SafetyTestCase {

	private const INVALID = array( 400, 'invalid_input' );

	/** Route and field to the answer to a text that is no key, and to none at all (null: it may be left out). */
	private const FIELDS = array(
		'POST confirm_email key'              => array( array( 400, 'invalid_key' ), self::INVALID ),
		'POST lost_reset key'                 => array( array( 400, 'invalid_key' ), self::INVALID ),
		'POST social_exchange code'           => array( array( 400, 'invalid_key' ), self::INVALID ),
		'POST submit_apklausa userHash'       => array( array( 404, 'apklausa.neegzistuoja' ), self::INVALID ),
		'POST mark_step_as_completed stepUid' => array( array( 404, 'not_found' ), self::INVALID ),
		'POST update_step uid'                => array( array( 404, 'not_found' ), self::INVALID ),
		'POST login password'                 => array( array( 401, 'incorrect_password' ), self::INVALID ),
		'POST leave_portal password'          => array( array( 403, 'incorrect_password' ), array( 403, 'reauth_required' ) ),
		'POST login bot_token'                => array( array( 400, 'bot_check_failed' ), array( 400, 'bot_check_failed' ) ),
		'POST message_send client_id'         => array( self::INVALID, null ),
		'POST message_reply client_id'        => array( self::INVALID, null ),
		'POST save_new_plan client_id'        => array( self::INVALID, null ),
		'POST submit-review client_id'        => array( self::INVALID, null ),
		'POST submit_apklausa client_id'      => array( self::INVALID, null ),
	);

	/** @return array<string, mixed> */
	private static function wrong_types(): array {
		return array( 'true' => true, 'false' => false, 'zero' => 0, 'zero as a float' => 0.0, '1e300' => 1e300, 'list' => array(), 'list of one' => array( '' ), 'object' => new stdClass(), 'object of one' => array( 'key' => 'x' ) );
	}

	/** @return array<string, string> */
	private static function wrong_texts(): array {
		return array( 'zero' => '0', '0e1' => '0e1', 'true' => 'true', 'null' => 'null', 'letters' => 'ąčęėįšųūž', 'NUL' => "abc\0def", 'NUL alone before' => "\0x", 'wildcard' => '%', 'quote' => "' OR ''='", 'zeros' => str_repeat( '0', 64 ), 'hex with a newline' => str_repeat( 'a', 63 ) . "\n", 'wide digits' => str_repeat( '１', 20 ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function fields(): iterable {
		foreach ( array_keys( self::FIELDS ) as $case ) {
			$at = (int) strrpos( $case, ' ' );
			yield $case => array( substr( $case, 0, $at ), substr( $case, $at + 1 ) );
		}
	}

	#[DataProvider( 'fields' )]
	public function test_what_is_no_key_is_refused_and_changes_nothing( string $route, string $field ): void {
		[ $wrong, $none ] = self::FIELDS[ "$route $field" ];
		if ( 'bot_token' === $field ) {
			add_filter( 'mentoriai_bot_check', static fn (): string => 'altcha', 30 );
		}
		$fields = $this->world->fields( Calls::of( $route ) );
		$tries  = array_map( static fn ( mixed $value ): array => array( array( $field => $value ) + $fields, self::INVALID ), self::wrong_types() );
		foreach ( self::wrong_texts() as $name => $text ) {
			$tries[ "text $name" ] = array( array( $field => $text ) + $fields, $wrong );
		}
		$tries['10 KB'] = array( array( $field => str_repeat( 'a', 10240 ) ) + $fields, self::INVALID );
		if ( null !== $none ) {
			$tries += array( 'empty' => array( array( $field => '' ) + $fields, $none ), 'null' => array( array( $field => null ) + $fields, $none ), 'missing' => array( array_diff_key( $fields, array( $field => 1 ) ), $none ) );
		}
		$before = Rows::prints();
		foreach ( $tries as $name => [ $body, $answer ] ) {
			self::assertSame( $answer, self::refusal( $this->ask( $route, $body, $this->world->token( 'founder' ) ) ), "$field: $name" );
		}
		self::assertSame( $before, Rows::prints() );
	}

	public function test_what_is_no_token_is_nobody(): void {
		$good = $this->world->token( 'founder' );
		$not  = array( '', ' ', '0', 'true', '[]', '{}', 'null', '0e1', strtoupper( $good ), "$good\0", substr( $good, 0, 63 ), $good . '0', "$good,$good", "0x$good", str_repeat( '0', 64 ), str_repeat( 'a', 10240 ), 'ąčę', hash( 'sha256', $good ), base64_encode( (string) hex2bin( $good ) ) );
		foreach ( $not as $token ) {
			$reply = $this->ask( 'GET user', array(), null, array( 'Authorization' => "Bearer $token" ) );
			self::assertSame( 401, $reply->get_status(), substr( $token, 0, 80 ) );
		}
		foreach ( array( "Basic $good", "Token $good", $good, "Bearer$good", "Bearer\t$good", "Bearer $good, Bearer $good", "Bearer $good; x" ) as $header ) {
			self::assertSame( 401, $this->ask( 'GET user', array(), null, array( 'Authorization' => $header ) )->get_status(), $header );
		}
	}

	/** @return iterable<string, array{string, array{int, string}}> */
	public static function mailed_keys(): iterable {
		yield 'confirm_email' => array( 'POST confirm_email', array( 400, 'invalid_key' ) );
		yield 'lost_reset' => array( 'POST lost_reset', array( 400, 'invalid_key' ) );
		yield 'submit_apklausa' => array( 'POST submit_apklausa', array( 410, 'apklausa.atsakyta' ) );
		yield 'social_exchange' => array( 'POST social_exchange', array( 400, 'invalid_key' ) );
	}

	/** @param array{int, string} $spent */
	#[DataProvider( 'mailed_keys' )]
	public function test_a_key_counts_once( string $route, array $spent ): void {
		$fields = $this->world->fields( Calls::of( $route ) );
		$this->good( $this->ask( $route, $fields ) );
		$before = Rows::prints();
		self::assertSame( $spent, self::refusal( $this->ask( $route, $fields ) ) );
		self::assertSame( $before, Rows::prints() );
	}

	/** @return iterable<string, array{string, string, int}> Route, field of the key, seconds that it lives. */
	public static function lives(): iterable {
		yield 'confirm_email' => array( 'POST confirm_email', 'key', 3 * 86400 );
		yield 'lost_reset' => array( 'POST lost_reset', 'key', 3600 );
		yield 'social_exchange' => array( 'POST social_exchange', 'code', 60 );
	}

	#[DataProvider( 'lives' )]
	public function test_a_key_dies_on_time_and_is_of_one_account_and_purpose( string $route, string $field, int $seconds ): void {
		[ $mine, $late, $other ] = array( $this->world->fields( Calls::of( $route ) ), $this->world->fields( Calls::of( $route ) ), $this->world->fields( Calls::of( $route ) ) );
		$foreign                 = $this->world->fields( Calls::of( 'POST confirm_email' === $route ? 'POST lost_reset' : 'POST confirm_email' ) );
		$before                  = Rows::prints();
		$refused                 = fn ( array $fields ) => self::assertSame( array( 400, 'invalid_key' ), self::refusal( $this->ask( $route, $fields ) ) );
		if ( 'key' === $field ) {
			$refused( array( 'key' => $other['key'] ) + $mine );
			$refused( array( 'email' => $foreign['email'], 'key' => $foreign['key'] ) + $mine );
			$refused( array( 'email' => World::email( 'founder' ) ) + $mine );
		}
		$refused( array( $field => $foreign['key'] ) + $mine );
		$this->clock_at( World::NOW + $seconds + 1 );
		$refused( $late );
		self::assertSame( $before, Rows::prints() );
		$this->clock_at( World::NOW + $seconds - 1 );
		$this->good( $this->ask( $route, $mine ) );
	}

	public function test_links_of_mails_lead_to_the_site_whatever_host_the_request_names(): void {
		$registration = $this->world->fields( '+registration' );
		$server       = $_SERVER;
		$_SERVER      = array( 'HTTP_HOST' => 'evil.test', 'SERVER_NAME' => 'evil.test', 'HTTP_X_FORWARDED_HOST' => 'evil.test', 'HTTP_FORWARDED' => 'host=evil.test' ) + $_SERVER;
		$this->good( $this->ask( 'POST register', $registration ) );
		$this->good( $this->ask( 'POST lost', array( 'email' => World::email( 'founder' ) ) ) );
		do_action( Background::RUN );
		$_SERVER = $server;
		$mails   = array_map( 'strval', array_map( 'file_get_contents', glob( constant( 'MENTORIAI_MAIL_DIR' ) . '/*.eml' ) ?: array() ) );
		self::assertCount( 2, $mails );
		foreach ( $mails as $mail ) {
			// Of each line, lest a failure prints the whole.
			self::assertSame( array(), preg_grep( '~evil~', explode( "\n", $mail ) ) );
			self::assertMatchesRegularExpression( '~\n' . preg_quote( home_url(), '~' ) . '/\S+key=[0-9A-Za-z]{20}~', $mail );
		}
	}
}
