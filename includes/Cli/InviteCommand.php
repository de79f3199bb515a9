<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Cli;

use MentoriaiPortal\Invitations\InvitationService;
use WP_CLI;
use WP_User;

/**
 * `wp mentoriai invite`: invites people, or all who wait for it.
 */
final readonly class InviteCommand {

	public function __construct( private InvitationService $invitations ) {}

	/** @return list<array<string, mixed>> */
	public static function synopsis(): array {
		return array(
			array(
				'type'        => 'positional',
				'name'        => 'email',
				'description' => 'Addresses of members.',
				'optional'    => true,
				'repeating'   => true,
			),
			...Output::options(
				array(
					'all'     => 'All members whom an import left to be invited later, who cannot log in yet, or whose status waits for their consents; not who registered themselves.',
					'dry-run' => 'Only tell how many would be invited.',
				),
				'flag'
			),
			Output::FORMAT,
		);
	}

	/**
	 * An address that is nobody's ends it with exit code 1 before anyone is invited.
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $options
	 */
	public function __invoke( array $args, array $options ): void {
		$is_all = Output::is_set( $options, 'all' );
		if ( $is_all === ( array() !== $args ) ) {
			WP_CLI::error( 'Name the addresses of members, or use --all.' );
		}
		$sum = array(
			'invited' => 0,
			'skipped' => 0,
		);
		foreach ( $is_all ? $this->invitations->who_wait() : array( self::ids( $args ) ) as $ids ) {
			foreach ( $this->invitations->invite( $ids, Output::is_set( $options, 'dry-run' ) ) as $name => $number ) {
				$sum[ $name ] += $number;
			}
		}
		Output::one( $sum, $options );
	}

	/**
	 * @param list<string> $emails
	 * @return list<int>
	 */
	private static function ids( array $emails ): array {
		$ids     = array();
		$unknown = array();
		foreach ( $emails as $email ) {
			$user = get_user_by( 'email', $email );
			if ( $user instanceof WP_User ) {
				$ids[ $user->ID ] = $user->ID;
			} else {
				$unknown[] = $email;
			}
		}
		if ( array() !== $unknown ) {
			WP_CLI::error( 'No account has this address: ' . implode( ', ', $unknown ) . '. No one was invited.' );
		}
		return array_values( $ids );
	}
}
