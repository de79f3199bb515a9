<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Safety;

use FilesystemIterator;
use MentoriaiPortal\ActivityLog\Act;
use MentoriaiPortal\ActivityLog\ActivityFilter;
use MentoriaiPortal\ActivityLog\ActivityLog;
use MentoriaiPortal\ActivityLog\ActivityRepository;
use MentoriaiPortal\ActivityLog\ActObject;
use MentoriaiPortal\ActivityLog\Admin\CsvDownload as ActivityFile;
use MentoriaiPortal\Boot;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\CsvWriter;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Members\MemberFilter;
use MentoriaiPortal\Moving\MembersFile;
use MentoriaiPortal\Moving\MovingModule;
use MentoriaiPortal\Moving\Options;
use MentoriaiPortal\Moving\RefusedFile;
use MentoriaiPortal\Programme\Admin\CsvDownload as ProgrammeFile;
use MentoriaiPortal\Programme\CellRepository;
use MentoriaiPortal\Programme\PersonRepository;
use MentoriaiPortal\Programme\Programme;
use MentoriaiPortal\Programme\ProgrammeFilter;
use MentoriaiPortal\Results\Admin\CsvDownload as StatisticsFile;
use MentoriaiPortal\Results\MentorFilter;
use MentoriaiPortal\Results\Period;
use MentoriaiPortal\Surveys\Admin\CsvDownload as SurveyFile;
use MentoriaiPortal\Surveys\AnswerRepository;
use MentoriaiPortal\Surveys\InviteRepository;
use MentoriaiPortal\Surveys\LinkRepository;
use MentoriaiPortal\Surveys\Responses;
use MentoriaiPortal\Surveys\SurveyForm;
use MentoriaiPortal\Surveys\SurveyRepository;
use MentoriaiPortal\Tests\Integration\Results\ResultsTestCase;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use ReflectionProperty;

/**
 * Every CSV file of the portal, found in the code: a new one without a case here fails. No cell of theirs is a formula,
 * whoever wrote it; numbers stay numbers.
 */
#[Group( 'any-database' )]
final class CsvFilesTest extends ResultsTestCase {

	private const HOSTILE = array( '=HYPERLINK("http://evil.invalid";"x")', '+1', '-1+1', '@SUM(1)', "\t=1", "\r=1", 'x;=1+1;', 'x,=1+1,', "x\n=1" );

	/** @return array<class-string, callable( resource ): void> */
	private function files(): array {
		$log = new ActivityLog( $this->db(), new Clock() );
		return array(
			ActivityFile::class   => function ( mixed $to ) use ( $log ): void {
				$rows = new ActivityRepository( $this->db() );
				foreach ( self::HOSTILE as $name ) {
					$id = $this->add_member( Role::Founder, AccountStatus::Public, array( 'display_name' => $name ) );
					$this->db()->execute( "UPDATE {$this->db()->users()} SET display_name = ? WHERE ID = ?", $name, $id );
					$log->write( Act::ThreadOpened, ActObject::Report, $id, array( ActivityLog::WHY => $name ), $id );
				}
				( new ActivityFile( $rows, $log, new Clock() ) )->write( $to, ActivityFilter::of_query( array() ) );
			},
			MembersFile::class    => function ( mixed $to ): void {
				foreach ( self::HOSTILE as $text ) {
					$id = $this->add_member( Role::Mentor, AccountStatus::Public );
					update_user_meta( $id, UserMeta::CAPACITY, '3' );
					$this->db()->execute( "INSERT INTO {$this->db()->usermeta()} (user_id, meta_key, meta_value) VALUES (?, ?, ?)", $id, UserMeta::POSITION, $text );
				}
				wp_cache_flush();
				$this->moving()->file()->write( $to, MemberFilter::of_query( array() ), Lang::Lt, CsvWriter::separator() );
			},
			RefusedFile::class    => function ( mixed $to ): void {
				$csv = (string) tempnam( sys_get_temp_dir(), 'csv' );
				$own = CsvWriter::separator();
				file_put_contents( $csv, "Email{$own}Capacity{$own}Description\n" . implode( "\n", array_map( static fn ( string $text ): string => "x{$own}3{$own}\"" . str_replace( '"', '""', $text ) . '"', self::HOSTILE ) ) );
				$options = Options::of_sent( array( 'type' => 'mentor' ) );
				$imports = $this->moving()->imports();
				$import  = $imports->check( $imports->take( $csv, $options )->id, $options );
				unlink( $csv );
				( new RefusedFile( $imports ) )->write( $to, $import );
			},
			ProgrammeFile::class  => function ( mixed $to ) use ( $log ): void {
				$this->add_member( Role::Founder, AccountStatus::Public );
				( new ProgrammeFile( new Programme( new CellRepository( $this->db(), new PersonRepository( $this->db() ) ) ), $log ) )->write( $to, ProgrammeFilter::of_query( array(), new Clock() ) );
			},
			StatisticsFile::class => function ( mixed $to ) use ( $log ): void {
				foreach ( self::HOSTILE as $name ) {
					$id = $this->add_member( Role::Mentor, AccountStatus::Public );
					$this->db()->execute( "UPDATE {$this->db()->users()} SET display_name = ? WHERE ID = ?", $name, $id );
					do_action( 'mentoriai_profile_saved', $id );
				}
				wp_cache_flush();
				$file = new StatisticsFile( $this->statistics(), new Clock(), $log );
				$file->write( $to, 'mentors', Period::Year, new MentorFilter() );
				$file->write( $to, 'network', Period::Year, new MentorFilter() );
			},
			SurveyFile::class     => function ( mixed $to ) use ( $log ): void {
				$id      = $this->survey();
				$answers = new AnswerRepository( $this->db() );
				$survey  = ( new SurveyRepository( $this->db() ) )->find( $id );
				self::assertNotNull( $survey );
				( new SurveyFile( new SurveyRepository( $this->db() ), $answers, new Responses( $answers ), $log ) )->write( $survey, $to );
			},
		);
	}

	private function moving(): MovingModule {
		$module = ( ( new ReflectionProperty( Boot::class, 'module' ) )->getValue( Boot::$current ) )( MovingModule::class );
		self::assertInstanceOf( MovingModule::class, $module );
		return $module;
	}

	/** @param ','|';' $own */
	#[TestWith( array( 'en_US', ',' ) )]
	#[TestWith( array( 'lt_LT', ';' ) )]
	public function test_no_file_holds_a_formula( string $locale, string $own ): void {
		add_filter( 'locale', static fn (): string => $locale, PHP_INT_MAX );
		$files = $this->files();
		self::assertSame( self::writers(), array_keys( $files ), 'A CSV file that nobody tests.' );
		foreach ( $files as $name => $write ) {
			$file = fopen( 'php://memory', 'w+b' );
			self::assertIsResource( $file );
			$write( $file );
			foreach ( array( ',', ';' ) as $separator ) {
				$this->check( $file, $separator, $name );
			}
			rewind( $file );
			$text = (string) stream_get_contents( $file );
			// Nobody's words are in the one.
			ProgrammeFile::class === $name || self::assertStringContainsString( "'=HYPERLINK", $text, $name );
			$cells = in_array( $name, array( ActivityFile::class, ProgrammeFile::class ), true ) ? ',' : $own; // The same for everyone: programs read it.
			self::assertMatchesRegularExpression( "~(^|$cells)[0-9]+($cells|\r)~m", $text, 'Numbers stay numbers.' );
		}
	}

	/** @param resource $file As a spreadsheet reads it that takes this for the separator. */
	private function check( mixed $file, string $separator, string $name ): void {
		rewind( $file );
		while ( false !== $row = fgetcsv( $file, null, $separator, '"', '' ) ) {
			foreach ( $row as $cell ) {
				$cell = (string) preg_replace( '~^(\xEF\xBB\xBF)+~', '', (string) $cell );
				self::assertTrue( is_numeric( $cell ) || 0 === preg_match( '~^[\s"]*[=+\-@]|^[\t\r]~', $cell ), "$name with $separator: $cell" );
			}
		}
	}

	/** @return list<class-string> Classes of the portal that write a CSV file. */
	private static function writers(): array {
		$root  = dirname( __DIR__, 4 ) . '/includes';
		$found = array();
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $root, FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			$code  = (string) file_get_contents( (string) $file );
			$class = 'MentoriaiPortal' . strtr( substr( (string) $file, strlen( $root ), -4 ), '/', '\\' );
			if ( CsvWriter::class !== $class && 1 === preg_match( '~fputcsv|[\' ]text/csv|new CsvWriter~', $code ) ) {
				self::assertStringContainsString( 'new CsvWriter(', $code, "$class writes CSV by itself." );
				self::assertStringNotContainsString( 'text/csv', $code, "$class sends CSV by itself." );
				self::assertTrue( class_exists( $class ) );
				$found[] = $class;
			}
		}
		sort( $found );
		return $found;
	}

	/** A survey with names, every word of it hostile. */
	private function survey(): int {
		$both      = static fn ( string $text ): array => array( 'lt' => $text, 'en' => $text );
		$questions = array_map( static fn ( string $text, int $number ): array => array( 'id' => 0, 'kind' => 'text', 'text' => $both( trim( $text ) . " $number" ), 'hint' => $both( '' ), 'comment' => $both( '' ), 'options' => array() ), self::HOSTILE, array_keys( self::HOSTILE ) );
		$questions[] = array( 'id' => 0, 'kind' => 'scale', 'text' => $both( 'Kiek?' ), 'hint' => $both( '' ), 'comment' => $both( '' ), 'options' => array() );
		$form        = array( 'title' => $both( '=1' ), 'intro' => $both( '=1' ), 'expires_on' => '', 'is_named' => true, 'version' => 1, 'questions' => $questions );
		$id          = ( new SurveyRepository( $this->db() ) )->create( SurveyForm::read( $form, null, '2026-11-21' ), 1_795_000_000 );
		$survey      = ( new SurveyRepository( $this->db() ) )->find( $id );
		self::assertNotNull( $survey );
		foreach ( self::HOSTILE as $text ) {
			$person = $this->add_member( Role::Founder, AccountStatus::Public );
			$this->db()->execute( "UPDATE {$this->db()->users()} SET display_name = ? WHERE ID = ?", $text, $person );
			$invites = new InviteRepository( $this->db() );
			$invites->add( $id, $person, 1_795_000_000 );
			$link   = ( new LinkRepository( $this->db() ) )->add( $id, $invites->open_for( $id, $person ) );
			$sent   = array_map( static fn ( $question ): array => array( 'klausimas' => $question->id, 'answer' => 'scale' === $question->kind->value ? 4 : trim( $text ), 'answerName' => '' ), $survey->questions );
			self::assertSame( 200, $this->request( 'POST', 'submit_apklausa/', array( 'apklausaId' => $id, 'userHash' => $link, 'klausimaiAtsakymai' => $sent ) )->get_status() );
		}
		return $id;
	}
}
