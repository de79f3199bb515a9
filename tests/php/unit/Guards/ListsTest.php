<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Guards;

use FilesystemIterator;
use MentoriaiPortal\Core\Attention\AttentionKind;
use MentoriaiPortal\Core\Database\Table;
use MentoriaiPortal\Core\HealthCheck;
use MentoriaiPortal\Core\Privacy\PersonalData;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Core\Spa\ScreenFacts;
use MentoriaiPortal\Core\Today\TodaySource;
use MentoriaiPortal\Mail\MailType;
use MentoriaiPortal\Module;
use MentoriaiPortal\Plugin;
use MentoriaiPortal\Settings\Catalogue;
use MentoriaiPortal\Shell\PageKind;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use ReflectionClass;
use ReflectionMethod;
use SplFileInfo;

/**
 * Lists that are kept by hand, against what they are lists of.
 */
final class ListsTest extends TestCase {

	private const ROOT = __DIR__ . '/../../../..';

	/** What the suggested privacy policy says of each kind of data about people. */
	private const POLICY = array(
		'ActivityData'       => 'The list of what was done with accounts',
		'AccountData'        => 'email addresses, names',
		'ApplicationData'    => 'since when a profile waits for review',
		'AttentionData'      => 'what staff note about matters',
		'CheckInData'        => 'how mentoring goes',
		'BlockData'          => 'block someone',
		'CalendarFeedData'   => 'private calendar',
		'ConsentData'        => 'which version of the privacy policy',
		'ConversationData'   => 'messages',
		'EditLogData'        => 'earlier versions',
		'InvitationData'     => 'when we invited you',
		'FirstMessageData'   => 'A message written before registering',
		'ImportData'         => 'which imports staff started',
		'MailLogData'        => 'The list of sent emails',
		'MemberCareData'     => 'notes and tags that staff write',
		'MemberFiles'        => 'CVs',
		'MeetingData'        => 'when the two meet',
		'MentorshipData'     => 'who is mentored by whom',
		'PlanData'           => 'action plans',
		'ProfileData'        => 'profiles, photos',
		'ProgrammeData'      => 'which stage of the programme',
		'RequestData'        => 'count requests under hashes',
		'ReportData'         => 'If you report something',
		'ReviewData'         => 'reviews',
		'SessionData'        => 'active log-ins',
		'ShortlistData'      => 'which mentors a founder saves',
		'SocialPersonalData' => 'which providers you sign in with',
		'SuggestionData'     => 'If staff suggest mentors to you',
		'StatusChangeData'   => 'when the status of an account changed',
		'SurveyData'         => 'which surveys you were asked to answer',
		'ViewData'           => 'Profile views of mentors',
		'WaitingData'        => 'asks to be told when a mentor has a free place',
	);

	/** @param class-string $kind */
	#[TestWith( array( MailType::class, 'mails' ) )]
	#[TestWith( array( TodaySource::class, 'today' ) )]
	#[TestWith( array( AttentionKind::class, 'attention' ) )]
	#[TestWith( array( Table::class, 'tables' ) )]
	#[TestWith( array( PersonalData::class, 'personal_data' ) )]
	#[TestWith( array( HealthCheck::class, 'health' ) )]
	public function test_every_class_of_a_kind_is_given_by_a_module( string $kind, string $method ): void {
		$given = '';
		foreach ( ( new Plugin( '' ) )->modules() as $module ) {
			$given .= self::source( new ReflectionMethod( $module, $method ) );
		}
		// A case stands for its mail.
		$classes = array_diff( self::that_are( $kind ), array( 'MailCase' ) );
		$missing = array_filter( $classes, static fn ( string $name ): bool => 1 !== preg_match( "~\\b$name(?:::|\\()~", $given ) );
		self::assertGreaterThan( 5, count( $classes ) );
		self::assertSame( array(), array_values( $missing ), "Name it in the $method() of its module." );
	}

	public function test_the_screens_of_a_feature_that_can_be_off_can_be_off(): void {
		$missing = array();
		foreach ( ( new Plugin( '' ) )->modules() as $module ) {
			$feature = strtolower( basename( strtr( ( new ReflectionClass( $module ) )->getNamespaceName(), '\\', '/' ) ) );
			$screens = Module::class === ( new ReflectionMethod( $module, 'is_on' ) )->class ? array() : array( ...Screen::cases(), ...PageKind::cases() );
			foreach ( $screens as $screen ) {
				$facts = $screen->facts();
				if ( $facts?->feature === $feature && null === $facts->setting ) {
					$missing[] = $facts->path;
				}
			}
		}
		self::assertSame( array(), $missing, 'Say in their ScreenFacts which setting switches them off.' );
	}

	public function test_the_policy_speaks_of_every_kind_of_data_about_people(): void {
		self::assertEqualsCanonicalizing( self::that_are( PersonalData::class ), array_keys( self::POLICY ), 'Say it in Privacy/PolicyText.php, and here by which words.' );
		$policy = self::text( 'includes/Privacy/PolicyText.php' );
		self::assertSame( array(), array_filter( self::POLICY, static fn ( string $words ): bool => ! str_contains( $policy, $words ) ) );
	}

	public function test_the_readme_has_every_setting(): void {
		$readme = self::text( 'README.md' );
		// Keys of providers have a paragraph of their own.
		$names = array_filter( array_keys( Catalogue::of_the_portal()->defaults() ), static fn ( string $name ): bool => 1 !== preg_match( '~_(client_id|client_secret|site_key|secret)$~', $name ) );
		self::assertSame( array(), array_values( array_filter( $names, static fn ( string $name ): bool => ! str_contains( $readme, "`$name`" ) ) ), 'Write it into the table of settings in README.md.' );
	}

	public function test_the_readme_names_what_site_health_says_in_its_words(): void {
		$code = implode( '', array_map( self::text( ... ), self::files( 'includes', 'php' ) ) );
		preg_match( '~\n\| The host \|.*?\n((?:\|.*\n)+)~', self::text( 'README.md' ), $table );
		preg_match_all( '~^\|[^|]*\| ([^|-][^|]*) \|~m', $table[1] ?? '', $found );
		$words = array_merge( ...array_map( static fn ( string $cell ): array => explode( '; ', $cell ), $found[1] ) );
		self::assertGreaterThan( 8, count( $words ) );
		self::assertSame( array(), array_values( array_filter( $words, static fn ( string $text ): bool => ! str_contains( $code, "'$text'" ) ) ) );
	}

	public function test_the_contract_names_every_route(): void {
		$contract = self::text( 'docs/contract.md' );
		$missing  = array_filter(
			array_keys( ( require self::ROOT . '/includes/map.php' )['routes'] ),
			static fn ( string $path ): bool => 1 !== preg_match( '~(?<![\w-])' . preg_quote( explode( '/', $path )[0], '~' ) . '(?![\w-])~', $contract )
		);
		self::assertSame( array(), array_values( $missing ), 'Write it into docs/contract.md.' );
	}

	public function test_every_screen_is_looked_at_in_all_its_states(): void {
		$journey = self::text( 'tests/e2e/journeys/states.spec.ts' );
		$missing = array();
		foreach ( array( ...Screen::cases(), ...PageKind::cases() ) as $screen ) {
			$facts = $screen->facts();
			// The address of a survey is made by the site.
			if ( $facts instanceof ScreenFacts && PageKind::Survey !== $screen && 1 !== preg_match( '~[\'`]' . strstr( "$facts->path:", ':', true ) . ( str_contains( $facts->path, ':' ) ? '\$' : '[\'?]' ) . '~', $journey ) ) {
				$missing[] = $facts->path;
			}
		}
		self::assertSame( array(), $missing, 'Add it to tests/e2e/journeys/states.spec.ts.' );
	}

	public function test_readmes_name_only_classes_that_exist(): void {
		$classes = array();
		foreach ( array( 'includes', 'tests', 'tools' ) as $folder ) {
			foreach ( self::files( $folder, 'php' ) as $file ) {
				$classes[] = '\\' . str_replace( '/', '\\', substr( $file, 0, -4 ) );
			}
		}
		$all     = implode( "\n", $classes ) . "\n";
		$missing = array();
		foreach ( array( 'CONTRIBUTING.md', 'README.md', ...self::files( 'docs', 'md' ), ...self::files( 'includes', 'md' ), ...self::files( 'tests', 'md' ), ...self::files( 'tools', 'md' ) ) as $file ) {
			// Names of two words or more, perhaps with a folder and a member: `Mail\MailTest`, `MailSender::RETRIES`.
			preg_match_all( '~`((?:[A-Z]\w*\\\\)*[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]*)+)(?:::\w+)?(?:\(\))?`~', self::text( $file ), $found );
			foreach ( $found[1] as $name ) {
				if ( ! str_contains( $all, "\\$name\n" ) ) {
					$missing[] = "$file: $name";
				}
			}
		}
		self::assertSame( array(), $missing );
	}

	/** @return list<string> Short names of the classes of the plugin that implement it. */
	private static function that_are( string $interface ): array {
		$names = array();
		foreach ( self::files( 'includes', 'php' ) as $file ) {
			$class = 'MentoriaiPortal\\' . str_replace( '/', '\\', substr( $file, 9, -4 ) );
			// Most files need not be loaded.
			$may = array( ' implements ', ' extends ' . basename( strtr( $interface, '\\', '/' ) ) );
			if ( str_replace( $may, '', self::text( $file ) ) !== self::text( $file ) && is_subclass_of( $class, $interface ) && ! ( new ReflectionClass( $class ) )->isInterface() ) {
				$names[] = basename( $file, '.php' );
			}
		}
		return $names;
	}

	/** @return list<string> Paths below the plugin's folder. */
	private static function files( string $folder, string $extension ): array {
		$files = array();
		/** @var SplFileInfo $file */
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( self::ROOT . '/' . $folder, FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			if ( $extension === $file->getExtension() ) {
				$files[] = substr( $file->getPathname(), strlen( self::ROOT ) + 1 );
			}
		}
		return $files;
	}

	private static function text( string $file ): string {
		return (string) file_get_contents( self::ROOT . '/' . $file );
	}

	private static function source( ReflectionMethod $about ): string {
		$lines = file( (string) $about->getFileName() ) ?: array();
		return implode( '', array_slice( $lines, $about->getStartLine() - 1, $about->getEndLine() - $about->getStartLine() + 1 ) );
	}
}
