<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Moving;

use MentoriaiPortal\ActivityLog\Act;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Moving\Schema\Column;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;

final class ExportTest extends MovingTestCase {

	/**
	 * @param ','|';' $separator
	 * @param 'lt'|'en' $lang
	 */
	#[TestWith( array( ',', 'lt' ) )]
	#[TestWith( array( ';', 'en' ) )]
	public function test_what_was_exported_is_exported_again_after_an_import( string $separator, string $lang ): void {
		$heads  = array( 'email', 'type', 'first_name', 'last_name', 'phone', 'position', 'position_en', 'about', 'about_en', 'fields', 'linkedin', 'capacity', 'busy_until', 'company', 'year', 'activity', 'questions', 'language', 'tags', 'status', 'town', 'no_company' );
		$fields = array();
		foreach ( array( 'Rinkodara, pardavimai' => 'Marketing | sales', 'Eksportas' => '' ) as $name => $name_en ) {
			$term = wp_insert_term( $name, 'mentoriai_field' );
			self::assertIsArray( $term );
			'' === $name_en || add_term_meta( $term['term_id'], 'mentoriai_name_en', $name_en );
			$fields[] = $name;
		}
		do_action( 'clean_taxonomy_cache', 'mentoriai_field' );
		wp_cache_flush();
		$rows = array(
			$heads,
			array( 'a@a.test', 'mentor', 'Rasa', "O'Ąžuolė", '+37060000001', '=1+1', "'=2", "Viena;=1\n\n'-dvi\t\"@trys\"", 'In English', implode( '|', $fields ), 'https://www.linkedin.com/in/rasa', '3', '2026-12-01', '', '', '', '', 'en', 'Žalia|ekspertė', 'public', '=Kaunas', '' ),
			array( 'b@a.test', 'founder', 'Jonas', 'Jonaitis', '', '', '', '', '', '', '', '', '', "UAB 'Kava'", '2019', 'Kepame.', '-Kaip?', 'lt', '', 'submitted', 'Šiauliai', '' ),
			array( 'c@a.test', 'founder', 'Ona', 'Onaitė', '', '', '', '', '', '', '', '', '', '', '', 'Dar nieko.', 'Nuo ko pradėti?', 'lt', '', 'public', '', 'taip' ),
			array( 'd@a.test', 'mentor', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', 'lt', '', 'paused', '', '' ),
			array( 'e@a.test', 'founder', 'Eglė', 'Eglaitė', '', '', '', '', '', '', '', '', '', 'MB Eglė', '2020', 'x', 'y', 'lt', '', 'returned', '', '' ),
		);
		self::assertSame( 5, $this->imported( self::csv( $rows ) )->counts['new'] );
		$first = $this->export( Lang::from( $lang ), array(), $separator );
		self::assertStringContainsString( 'lt' === $lang ? 'mentorius' : 'mentor;', $first );
		$file = fopen( 'php://memory', 'w+' );
		self::assertIsResource( $file );
		fwrite( $file, $first );
		rewind( $file );
		$filled = array();
		while ( is_array( $row = fgetcsv( $file, null, $separator, '"', '' ) ) ) {
			$filled[] = array() === $filled ? array_fill( 0, count( $row ), '' ) : $row;
		}
		$filled = array_map( static fn ( Column $column, int $at ): ?string => '' === implode( '', array_column( $filled, $at ) ) ? $column->value : null, Column::cases(), array_keys( Column::cases() ) );
		self::assertSame( array(), array_values( array_filter( $filled ) ), 'Columns that nobody above has, or that are not read.' );

		foreach ( range( 'a', 'e' ) as $letter ) {
			$user = get_user_by( 'email', "$letter@a.test" );
			self::assertNotFalse( $user );
			wp_delete_user( $user->ID );
		}
		self::assertSame( 5, $this->imported( $first )->counts['new'] );
		self::assertSame( $first, $this->export( Lang::from( $lang ), array(), $separator ) );
	}

	public function test_the_filter_of_the_list_and_who_stays_out(): void {
		$mentor = $this->known( 'mentor@a.test' );
		$this->known( 'founder@a.test', Role::Founder );
		$this->known( 'closed@a.test', status: AccountStatus::Closed );
		$this->known( 'rejected@a.test', status: AccountStatus::Rejected );
		$this->known( 'undecided@a.test', Role::Undecided );
		$all = $this->export( Lang::En );
		foreach ( array( 'mentor@' => 1, 'founder@' => 1, 'closed@' => 0, 'rejected@' => 0, 'undecided@' => 0 ) as $address => $times ) {
			self::assertSame( $times, substr_count( $all, "$address" . 'a.test' ), $address );
		}
		self::assertStringNotContainsString( 'founder@a.test', $this->export( Lang::En, array( 'role' => Role::Mentor->value, 'status' => 'public' ) ) );
		self::assertSame( array( 'members', 'members' ), array_column( $this->db()->rows( 'SELECT object_id FROM {activity} WHERE act = ?', Act::Export->value ), 'object_id' ) );
		update_user_meta( $mentor, UserMeta::STATUS, AccountStatus::Draft->value );
		update_user_meta( $mentor, UserMeta::WAITING_STATUS, AccountStatus::Public->value );
		self::assertMatchesRegularExpression( '~mentor@a\.test,.*,public,,~', $this->export( Lang::En ) );
	}

	#[Group( 'any-database' )]
	public function test_a_batch_costs_a_constant_number_of_queries(): void {
		foreach ( range( 1, 3 ) as $number ) {
			$this->known( "m$number@a.test" );
		}
		wp_cache_flush();
		$few = $this->count_queries( fn () => $this->export() );
		foreach ( range( 4, 60 ) as $number ) {
			$this->known( "m$number@a.test" );
		}
		wp_cache_flush();
		self::assertSame( $few, $this->count_queries( fn () => $this->export() ) );
	}

	public function test_the_link_stands_on_the_list_and_keeps_the_filter(): void {
		self::load_admin();
		$_GET = array( 'page' => StaffMenu::MEMBERS, 'role' => 'mentorius', 's' => 'Ona & Co' );
		do_action( 'admin_menu' );
		set_current_screen( 'mentoriai_page_mentoriai-members' );
		do_action( 'load-mentoriai_page_mentoriai-members' );
		ob_start();
		do_action( 'mentoriai_page_mentoriai-members' );
		$html = (string) ob_get_clean();
		self::assertSame( 1, preg_match( '~data-csv="members" href="([^"]+)"~', $html, $found ) );
		parse_str( (string) wp_parse_url( html_entity_decode( $found[1] ?? '' ), PHP_URL_QUERY ), $query );
		self::assertSame( array( 'mentoriai-moving', 'members', 'mentorius', 'Ona & Co' ), array( $query['page'], $query['csv'], $query['role'], $query['s'] ) );
	}
}
