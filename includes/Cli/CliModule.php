<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Cli;

use Closure;
use MentoriaiPortal\Attention\Attention;
use MentoriaiPortal\Core\SiteHealth;
use MentoriaiPortal\Hook;
use MentoriaiPortal\Invitations\InvitationService;
use MentoriaiPortal\Mail\MailNumbers;
use MentoriaiPortal\Module;
use MentoriaiPortal\Moving\Imports;
use MentoriaiPortal\Moving\MovingModule;
use MentoriaiPortal\Programme\ProgrammeModule;
use MentoriaiPortal\Services;
use WP_CLI;

/**
 * `wp mentoriai …`: commands over the same services as the screens.
 */
final class CliModule extends Module {

	/**
	 * @param Closure(): int                              $members     How many there are.
	 * @param Closure(): Attention                        $attention
	 * @param Closure(): MailNumbers                      $mails
	 * @param Closure(): array<string, callable(): mixed> $jobs        Of all modules.
	 * @param Closure(): SiteHealth                       $health
	 * @param Closure(): InvitationService                $invitations
	 * @param Closure(): ProgrammeModule                  $programme
	 * @param Closure(): MovingModule                     $moving
	 */
	public function __construct(
		private readonly Services $core,
		private readonly Closure $members,
		private readonly Closure $attention,
		private readonly Closure $mails,
		private readonly Closure $jobs,
		private readonly Closure $health,
		private readonly Closure $invitations,
		private readonly Closure $programme,
		private readonly Closure $moving
	) {}

	public static function hooks(): array {
		// WP-CLI fires it, and nothing else does.
		return array( new Hook( 'cli_init', static fn ( self $m ): callable => array( $m, 'register' ) ) );
	}

	/**
	 * Action `cli_init`. Each command is made when it is called. What they take is told here and not in docblocks, which the plugin's zip
	 * does not have.
	 */
	public function register(): void {
		$commands = array(
			'status'  => array( 'What waits, in numbers.', StatusCommand::synopsis(), fn (): callable => new StatusCommand( $this->members, ( $this->attention )(), ( $this->mails )() ) ),
			'run-due' => array( 'Does all due work once.', RunDueCommand::synopsis(), fn (): callable => new RunDueCommand( $this->core->background, $this->jobs, ( $this->mails )(), $this->core->clock ) ),
			'invite'  => array( 'Invites people to set a password and log in.', InviteCommand::synopsis(), fn (): callable => new InviteCommand( ( $this->invitations )() ) ),
			'import'  => array( 'Imports members from a file or another source.', ImportCommand::synopsis(), fn (): callable => new ImportCommand( fn (): Imports => ( $this->moving )()->imports() ) ),
			'export'  => array( 'Members, as an import reads them.', ExportCommand::synopsis(), fn (): callable => new ExportCommand( ( $this->moving )()->file() ) ),
			'stats'   => array( 'The figures of the programme.', StatsCommand::synopsis(), fn (): callable => new StatsCommand( ( $this->programme )()->programme(), ( $this->programme )()->rebuild_figures(), $this->core->clock ) ),
			'doctor'  => array( 'Runs the portal’s tests of Site Health.', DoctorCommand::synopsis(), fn (): callable => new DoctorCommand( ( $this->health )() ) ),
		);
		foreach ( $commands as $name => list( $description, $synopsis, $make ) ) {
			WP_CLI::add_command(
				"mentoriai $name",
				static fn ( array $args, array $options ) => $make()( array_values( $args ), $options ),
				array(
					'shortdesc' => $description,
					'synopsis'  => $synopsis,
				)
			);
		}
	}
}
