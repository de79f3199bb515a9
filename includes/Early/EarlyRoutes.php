<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Early;

use InvalidArgumentException;
use MentoriaiPortal\Accounts\AccountRepository;
use MentoriaiPortal\Accounts\Rest\GetUserRoute;
use MentoriaiPortal\Accounts\UserPresenter;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Messaging\ConversationRepository;
use MentoriaiPortal\Messaging\ConversationService;
use MentoriaiPortal\Messaging\MessageRepository;
use MentoriaiPortal\Messaging\Rest\GetConversationRoute;
use MentoriaiPortal\Messaging\UnreadMessages;
use MentoriaiPortal\Plans\PlanRepository;
use MentoriaiPortal\Plans\Rest\GetPlansStatusRoute;
use MentoriaiPortal\Plans\StepRepository;
use MentoriaiPortal\Plans\UnopenedPlans;

/**
 * The routes that open screens ask again and again: new messages, unread flags. The classes are those of REST, and only
 * what the route needs is made: loading the whole portal would take longer than the answer.
 */
final readonly class EarlyRoutes {

	public const NAMES = array( 'get_conversation_meta', 'get_plans_status', 'user' );

	public function __construct( private Db $db, private Clock $clock ) {}

	/** @param string $name One of NAMES. */
	public function make( string $name ): Route {
		return match ( $name ) {
			'get_conversation_meta' => new GetConversationRoute( $this->conversations() ),
			'get_plans_status'      => new GetPlansStatusRoute( $this->plans() ),
			'user'                  => new GetUserRoute( new UserPresenter( new AccountRepository( $this->db, $this->clock ), $this->unread(), $this->plans() ) ),
			default                 => throw new InvalidArgumentException( $name ),
		};
	}

	private function conversations(): ConversationService {
		return new ConversationService( new ConversationRepository( $this->db ), new MessageRepository( $this->db ), $this->unread(), $this->clock );
	}

	private function unread(): UnreadMessages {
		return new UnreadMessages( new ConversationRepository( $this->db ) );
	}

	private function plans(): UnopenedPlans {
		return new UnopenedPlans( new PlanRepository( $this->db, new StepRepository( $this->db, $this->clock ), $this->clock ) );
	}
}
