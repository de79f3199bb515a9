<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use Closure;
use MentoriaiPortal\Core\Database\IdentityPost;
use MentoriaiPortal\Mentors\MentorDirectory;
use MentoriaiPortal\Messaging\Admin\ConversationList;
use MentoriaiPortal\Messaging\Admin\ConversationOverviewRepository;
use MentoriaiPortal\Messaging\Rest\GetConversationRoute;
use MentoriaiPortal\Messaging\Rest\GetMailChoiceRoute;
use MentoriaiPortal\Messaging\Rest\ListConversationsRoute;
use MentoriaiPortal\Messaging\Rest\ReadConversationRoute;
use MentoriaiPortal\Messaging\Rest\SendMessageRoute;
use MentoriaiPortal\Messaging\Rest\SendReplyRoute;
use MentoriaiPortal\Messaging\Rest\SetMailChoiceRoute;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;

/**
 * Conversations between founders and mentors.
 */
final class MessagingModule extends Module {

	/** The identity row of a conversation in wp_posts. */
	public const POST_TYPE = 'mentoriai_convo';

	public readonly UnreadMessages $unread;

	public readonly ConversationHistory $history;

	public readonly MentorActivity $activity;

	public readonly ContactedMentors $contacted;

	private readonly ConversationRepository $conversations;

	private readonly MessageRepository $messages;

	private readonly NoticeRepository $notices;

	/** @param Closure(int): list<int> $planners See MentorDoor. */
	public function __construct( private readonly Services $core, private readonly MentorDirectory $mentors, private readonly Closure $planners ) {
		$this->conversations = new ConversationRepository( $core->db );
		$this->messages      = new MessageRepository( $core->db );
		$this->notices       = new NoticeRepository( $core->db );
		$this->unread        = new UnreadMessages( $this->conversations );
		$this->contacted     = new ContactedMentors( $this->conversations );
		$this->activity      = new MentorActivity( new MessageMonthRepository( $core->db ) );
		$this->history       = new ConversationHistory( $core->db, $this->conversations, $this->messages );
	}

	public function register(): void {
		$core = $this->core;
		add_action( 'init', array( $this, 'register_post_type' ) );
		add_action( 'admin_menu', array( new ConversationList( new ConversationOverviewRepository( $core->db ), $core->clock ), 'add' ) );
	}

	public function routes(): array {
		$core      = $this->core;
		$messaging = new MessagingService(
			$this->conversations,
			$this->messages,
			new ContactPolicy( $this->mentors, new MentorLoadRepository( $core->db ), $this->planners, $core->clock ),
			new ThrottledWrites( $core->idempotency, $core->limiter ),
			new MessageMonthRepository( $core->db ),
			$core->clock
		);
		$reading   = new ConversationService( $this->conversations, $this->messages, $this->unread, $core->clock );
		return array(
			new SendMessageRoute( $messaging ),
			new SendReplyRoute( $messaging ),
			new ListConversationsRoute( $reading ),
			new GetConversationRoute( $reading ),
			new ReadConversationRoute( $reading ),
			new GetMailChoiceRoute( new MailChoice() ),
			new SetMailChoiceRoute( new MailChoice() ),
		);
	}

	public function jobs(): array {
		return array( 'messages' => array( new MessageNotices( $this->core->db, $this->notices, $this->core->mail, $this->core->clock ), 'run' ) );
	}

	public function tables(): array {
		return array( new ConversationsTable(), new MessagesTable(), new MessageMonthsTable() );
	}

	public function personal_data(): array {
		return array( new ConversationData( new ConversationDataRepository( $this->core->db ), $this->core->clock ) );
	}

	public function mails(): array {
		return array( new NewMessageMail( $this->notices ) );
	}

	public function register_post_type(): void {
		IdentityPost::register( self::POST_TYPE, 'Mentoriai: conversations' );
	}
}
