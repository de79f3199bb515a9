<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Messaging\ConversationHistory;
use MentoriaiPortal\Reports\Decision;
use MentoriaiPortal\Reports\Reason;
use MentoriaiPortal\Reports\Reporter;
use MentoriaiPortal\Reports\ReportHistory;
use MentoriaiPortal\Reports\What;
use MentoriaiPortal\Reviews\ReviewHistory;

/**
 * What was reported on a demo site. Samples on a real site have none.
 *
 * @phpstan-import-type ReportData from DemoData
 */
final readonly class ReportsImport {

	private const HOUR = 3600;

	public function __construct( private DemoData $data, private ReportHistory $history, private ConversationHistory $conversations, private ReviewHistory $reviews, private Clock $clock ) {}

	/** @param array<string, int> $people Address in the data to user id. */
	public function run( array $people ): void {
		$now = $this->clock->now();
		foreach ( $this->data->reports() as $report ) {
			$voices = array();
			foreach ( $report['voices'] as $voice ) {
				$voices[] = array(
					'who'  => isset( $voice['by'] ) ? self::member( $people[ $voice['by'] ] ) : Reporter::guest( $voice['name'] ?? '', $voice['email'] ?? '', Lang::Lt, '' ),
					'text' => $voice['text'],
					'at'   => $now - self::HOUR * $voice['hours_ago'],
				);
			}
			$number = $this->history->add( What::from( $report['what'] ), $this->object_id( $report, $people ), Reason::from( $report['reason'] ), $voices );
			if ( $number > 0 && isset( $report['decision'] ) ) {
				$this->history->decide( $number, Decision::from( $report['decision']['decision'] ), $report['decision']['text'], 1, $now - self::HOUR * $report['decision']['hours_ago'] );
			}
		}
	}

	/**
	 * @param ReportData         $report
	 * @param array<string, int> $people
	 */
	private function object_id( array $report, array $people ): int {
		$mentor  = $people[ $report['mentor'] ];
		$founder = $people[ $report['founder'] ?? '' ] ?? 0;
		return match ( What::from( $report['what'] ) ) {
			What::Message => $this->conversations->last_message_of_mentor( $founder, $mentor, $report['subject'] ?? '' ),
			What::Review  => $this->reviews->id_of( $founder, $mentor ),
			default       => $mentor,
		};
	}

	private static function member( int $user_id ): Reporter {
		$user = get_userdata( $user_id );
		return Reporter::member( new Identity( $user_id, ( false === $user ? null : MemberRole::of_user( $user ) ) ?? Role::Founder, AccountStatus::Public, 0, 0 ), Lang::Lt );
	}
}
