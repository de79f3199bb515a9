<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Safety;

use MentoriaiPortal\ActivityLog\ActivityLog;
use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Results\Admin\CsvDownload;
use MentoriaiPortal\Results\MentorFilter;
use MentoriaiPortal\Results\Period;
use MentoriaiPortal\Tests\Integration\Results\ResultsTestCase;
use RuntimeException;
use WP_REST_Request;
use WP_REST_Server;

/**
 * What two people wrote to each other, or one of them to staff alone, is looked for wherever anyone else could meet it: in every reply of
 * the API and of wp-admin's, every screen of wp-admin, files, emails, exports, the log and all tables.
 */
final class PrivateWordsTest extends SafetyTestCase {

	/** Where it stands, to who reads it: in replies, in emails, in their own export. */
	private const WORDS = array(
		'PLACE'   => array( array( 'founder', 'mentor' ), array( 'founder', 'mentor' ), array( 'founder', 'mentor' ) ),
		'NOTE'    => array( array( 'founder', 'mentor' ), array( 'mentor' ), array( 'founder', 'mentor' ) ),
		'ANSWER'  => array( array( 'founder', 'mentor' ), array( 'founder' ), array( 'founder', 'mentor' ) ),
		'THANKS'  => array( array( 'founder', 'mentor' ), array( 'mentor' ), array( 'founder', 'mentor' ) ),
		'STAFF'   => array( array(), array(), array( 'founder' ) ),
		'COMMENT' => array( array(), array(), array( 'founder' ) ),
		'DECLINE' => array( array( 'mentor', 'other founder' ), array( 'other founder' ), array( 'mentor' ) ),
	);

	private const PEOPLE = array( 'guest', 'undecided', 'founder', 'mentor', 'other founder', 'other mentor' );

	/** @var array<string, string> */
	private array $seen = array();

	private string $log = '';

	protected function setUp(): void {
		parent::setUp();
		$this->log = $this->catch_log();
	}

	private static function word( string $name ): string {
		return "KANARELE$name";
	}

	/** @return list<string> Names of the words in a text. */
	private static function found( string $text ): array {
		return array_values( array_filter( array_keys( self::WORDS ), static fn ( string $name ): bool => str_contains( $text, self::word( $name ) ) ) );
	}

	/** @return list<string> Names of the words that somebody may meet there. */
	private static function allowed( string $who, int $where ): array {
		return array_keys( array_filter( self::WORDS, static fn ( array $readers ): bool => in_array( $who, $readers[ $where ], true ) ) );
	}

	/** @param array<string, mixed> $fields */
	private function does( string $who, string $route, array $fields ): mixed {
		$reply = $this->good( $this->ask( "POST $route", $fields, $this->world->token( $who ) ) );
		$this->note( $who, $reply );
		return $reply;
	}

	private function note( string $who, mixed $reply ): void {
		$this->seen[ $who ] = ( $this->seen[ $who ] ?? '' ) . wp_json_encode( $reply, JSON_UNESCAPED_UNICODE );
	}

	private function live(): void {
		$pair    = $this->world->value( 'mentorship' );
		$meeting = $this->does( 'founder', 'meeting_propose', array( 'mentorship_id' => $pair, 'times' => array( Meetings::TIMES['founder'] ), 'minutes' => 60, 'place' => self::word( 'PLACE' ), 'note' => self::word( 'NOTE' ) ) )['meeting']['id'];
		do_action( Background::RUN );
		$this->does( 'mentor', 'meeting_answer', array( 'id' => $meeting, 'time' => Meetings::TIMES['founder'], 'note' => self::word( 'ANSWER' ) ) );
		do_action( Background::RUN );
		$this->does( 'founder', 'checkin', array( 'comment' => self::word( 'COMMENT' ), 'score' => 1 ) + $this->world->fields( '+checkin_answer' ) );
		$this->does( 'founder', 'mentorship_end', array( 'id' => $pair, 'reason' => 'not_a_fit', 'thanks' => self::word( 'THANKS' ), 'note' => self::word( 'STAFF' ) ) );
		$this->does( 'other founder', 'message_send', array( 'id' => $this->world->value( 'mentor' ), 'subject' => 'Eksportas', 'message' => 'Laba diena' ) );
		$asked = (int) $this->db()->value( 'SELECT MAX(id) FROM {mentorships}' );
		$this->does( 'mentor', 'mentorship_decline', array( 'id' => $asked, 'reason' => 'other', 'text' => self::word( 'DECLINE' ) ) );
		do_action( Background::RUN );
	}

	public function test_they_reach_only_those_they_are_for(): void {
		$mails = $this->sent_mails();
		$this->live();
		self::assertSame( array( 'mentoriai_checkins', 'mentoriai_meetings', 'mentoriai_mentorships' ), Rows::holding( 'KANARELE' ) );

		$this->read_all();
		$met = array_map( self::found( ... ), $this->seen );
		foreach ( self::PEOPLE as $who ) {
			self::assertSame( self::allowed( $who, 0 ), $met[ $who ] ?? array(), "Replies to $who." );
			$to = 'guest' === $who ? '' : World::email( $who );
			self::assertSame( self::allowed( $who, 1 ), self::found( (string) wp_json_encode( array_filter( $mails->getArrayCopy(), static fn ( array $mail ): bool => $mail['to'] === $to ), JSON_UNESCAPED_UNICODE ) ), "Emails to $who." );
			'guest' === $who || self::assertSame( self::allowed( $who, 2 ), self::found( $this->exported( $to ) ), "The export of $who." );
		}
		$to_others = array_filter( $mails->getArrayCopy(), static fn ( array $mail ): bool => ! in_array( $mail['to'], array_map( World::email( ... ), World::people() ), true ) );
		self::assertSame( array( 'admin@demo.test' ), array_values( array_unique( array_column( $to_others, 'to' ) ) ), 'Staff are told of the low score.' );
		self::assertSame( array(), self::found( (string) wp_json_encode( $to_others, JSON_UNESCAPED_UNICODE ) ), 'Emails to staff.' );
		self::assertSame( array(), self::found( $this->staff_replies() ) );
		self::assertSame( array( 'STAFF', 'COMMENT' ), self::found( $this->staff_pages() ), 'What is written to staff stands on the member’s page.' );
		self::assertSame( array(), self::found( $this->files() ) );
		self::assertSame( array(), self::found( (string) file_get_contents( $this->log ) ) );
	}

	public function test_erasing_those_who_wrote_leaves_no_word_and_no_row_that_names_them(): void {
		$this->live();
		$people = array( 'founder', 'mentor', 'other founder' );
		array_map( fn ( string $who ): mixed => $this->does( $who, 'calendar_feed', array() ), $people );
		foreach ( $people as $who ) {
			$email = World::email( $who );
			foreach ( apply_filters( 'wp_privacy_personal_data_erasers', array() ) as $eraser ) {
				$eraser['callback']( $email, 1 );
			}
		}
		self::assertSame( array(), Rows::holding( 'KANARELE' ) );
		$ids = array_map( $this->world->id( ... ), $people );
		foreach ( array( 'mentorships' => array( 'founder_id', 'mentor_id' ), 'meetings' => array( 'founder_id', 'mentor_id' ), 'checkins' => array( 'user_id' ), 'asked_people' => array( 'user_id' ), 'calendar_feeds' => array( 'user_id' ) ) as $table => $columns ) {
			foreach ( $columns as $column ) {
				self::assertSame( '0', $this->db()->value( "SELECT COUNT(*) FROM {{$table}} WHERE $column IN (?, ?, ?)", ...$ids ), "$table.$column" );
			}
		}
		self::assertSame( array( '0', '0' ), array( $this->db()->value( 'SELECT COUNT(*) FROM {meetings} WHERE founder_id = 0 AND mentor_id = 0' ), $this->db()->value( 'SELECT COUNT(*) FROM {mentorships} WHERE founder_id = 0 AND mentor_id = 0' ) ), 'What nobody reads goes.' );
	}

	/** Every route that reads, by everybody; of the pair's own rows, and of one's own. */
	private function read_all(): void {
		foreach ( Calls::routes() as $route ) {
			if ( str_starts_with( $route, 'GET ' ) ) {
				foreach ( self::PEOPLE as $who ) {
					$token = 'guest' === $who ? null : $this->world->token( $who );
					$this->note( $who, $this->ask( $route, $this->world->fields( Calls::of( $route ), 'guest' === $who ? 'founder' : $who ), $token )->get_data() );
				}
			}
		}
		foreach ( array( 'mentorships/?state=past', 'meetings/' ) as $path ) {
			foreach ( array_diff( self::PEOPLE, array( 'guest' ) ) as $who ) {
				$this->note( $who, $this->request( 'GET', $path, array(), $this->world->token( $who ) )->get_data() );
			}
		}
	}

	private function exported( string $email ): string {
		return (string) wp_json_encode( array_map( static fn ( array $exporter ): mixed => $exporter['callback']( $email, 1 ), array_filter( apply_filters( 'wp_privacy_personal_data_exporters', array() ), static fn ( string $key ): bool => str_starts_with( $key, 'mentoriai-' ), ARRAY_FILTER_USE_KEY ) ), JSON_UNESCAPED_UNICODE );
	}

	/** What an administrator reads by REST: WordPress's routes and ours, lists and one of each. */
	private function staff_replies(): string {
		do_action( 'rest_api_init', $server = $GLOBALS['wp_rest_server'] = new WP_REST_Server() );
		wp_set_current_user( 1 );
		$read  = '';
		$asked = 0;
		foreach ( $server->get_routes() as $path => $handlers ) {
			$path = (string) preg_replace( '~\(\?P<\w+>[^()]*(?:\([^()]*\)[^()]*)*\)~', (string) $this->world->id( 'founder' ), $path );
			// Fonts are asked for elsewhere.
			if ( 1 === preg_match( '~^/(mentoriai[\w-]*/v1|wp/v2)/(?!font)~', $path ) && array() !== array_filter( $handlers, static fn ( array $handler ): bool => isset( $handler['methods']['GET'] ) ) ) {
				$request = new WP_REST_Request( 'GET', $path );
				$request->set_param( 'context', 'edit' );
				$read .= wp_json_encode( $server->dispatch( $request )->get_data(), JSON_UNESCAPED_UNICODE );
				++$asked;
			}
		}
		self::assertGreaterThan( 50, $asked );
		return $read;
	}

	/** Every screen of ours, and what stands on WordPress's. */
	private function staff_pages(): string {
		self::load_admin();
		require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';
		add_filter( 'wp_redirect', static fn ( string $to ): never => throw new RuntimeException( $to ) );
		add_filter( 'wp_die_handler', static fn (): callable => static fn () => throw new RuntimeException( 'died' ) );
		foreach ( array( 'menu', 'submenu', '_wp_submenu_nopriv', '_wp_menu_nopriv', '_registered_pages', '_parent_pages' ) as $name ) {
			$GLOBALS[ $name ] = array();
		}
		do_action( 'admin_menu' );
		$html  = '';
		$drawn = 0;
		foreach ( $GLOBALS['submenu'] as $parent => $entries ) {
			foreach ( $entries as $entry ) {
				if ( str_starts_with( (string) $entry[2], 'mentoriai-' ) ) {
					$_GET  = array( 'user' => (string) $this->world->id( 'founder' ) );
					$page  = $this->drawn( (string) $entry[2], (string) get_plugin_page_hookname( $entry[2], $parent ) );
					$html .= $page;
					$drawn += (int) ( '' !== $page );
				}
			}
		}
		self::assertGreaterThan( 10, $drawn );
		foreach ( array( 'founder', 'mentor', 'other founder' ) as $who ) {
			$user = get_userdata( $this->world->id( $who ) );
			$html .= $this->drawn( 'user-edit', 'edit_user_profile', $user ) . apply_filters( 'manage_users_custom_column', '', 'mentoriai_status', $this->world->id( $who ) ) . wp_json_encode( apply_filters( 'user_row_actions', array(), $user ) );
		}
		return $html;
	}

	private function drawn( string $screen, string $hook, mixed ...$with ): string {
		set_current_screen( $screen );
		ob_start();
		try {
			do_action( $hook, ...$with );
		} catch ( RuntimeException ) {
			// It leads elsewhere without what it is about.
		} finally {
			$html = (string) ob_get_clean();
		}
		return $html;
	}

	/** CSV of the mentors and of the network. */
	private function files(): string {
		$file = fopen( 'php://memory', 'w+b' );
		self::assertIsResource( $file );
		$download = new CsvDownload( ResultsTestCase::statistics_of( $this->db() ), new Clock(), new ActivityLog( $this->db(), new Clock() ) );
		$download->write( $file, 'mentors', Period::Year, new MentorFilter() );
		$download->write( $file, 'network', Period::Year, new MentorFilter() );
		rewind( $file );
		$text = (string) stream_get_contents( $file );
		self::assertStringContainsString( ucfirst( 'mentor' ), $text );
		return $text;
	}
}
