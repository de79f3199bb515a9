<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail\Admin;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Core\StaffList;
use MentoriaiPortal\Core\StaffListPage;
use MentoriaiPortal\Mail\MailQueueRepository;
use MentoriaiPortal\Mail\MailTypes;

/**
 * Mentoring → Email log: what was sent when, to whom, with what result, and failed emails to be sent again. No bodies.
 */
final class MailLogPage extends StaffListPage {

	public const SLUG = 'mentoriai-mails';

	public function __construct( private readonly MailQueueRepository $mails, private readonly MailTypes $types, private readonly CopyNotice $copy, private readonly Settings $settings, private readonly Clock $clock ) {}

	protected static function title(): string {
		return __( 'Email log', 'mentoriai-portal' );
	}

	protected function make(): StaffList {
		return new MailLogList( $this->mails, $this->types, $this->clock->now() );
	}

	protected function act( string $action, array $chosen, string $back ): string {
		$now = $this->clock->now();
		return add_query_arg( 'updated', (string) array_sum( array_map( fn ( string $id ): int => $this->mails->send_again( $now, (int) $id ), $chosen ) ), $back );
	}

	protected function introduce(): void {
		$days = max( 1, $this->settings->int( 'mail_log_days' ) );
		/* translators: %d: number of days. */
		echo '<p>' . esc_html( sprintf( _n( 'What was sent when, without texts. Kept for %d day.', 'What was sent when, without texts. Kept for %d days.', $days, 'mentoriai-portal' ), $days ) ) . '</p>';
		$this->copy->show_in_log();
		( new SendAgain( $this->mails, $this->clock ) )->show();
		echo '<style>@media (min-width:783px){.wp-list-table .column-to{width:20%}.wp-list-table :is(.column-tries,.column-lang){width:6em}}</style>';
	}
}
