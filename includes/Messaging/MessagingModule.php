<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use Closure;
use MentoriaiPortal\Core\Database\IdentityPost;
use MentoriaiPortal\Hook;
use MentoriaiPortal\Mentors\MentorDirectory;
use MentoriaiPortal\Mentorships\MentorshipEvents;
use MentoriaiPortal\Messaging\Admin\ConversationList;
use MentoriaiPortal\Messaging\Admin\ConversationOverviewRepository;
use MentoriaiPortal\Messaging\Rest\GetConversationRoute;
use MentoriaiPortal\Messaging\Rest\GetFirstMessageRoute;
use MentoriaiPortal\Messaging\Rest\GetMailChoiceRoute;
use MentoriaiPortal\Messaging\Rest\KeepFirstMessageRoute;
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
	public const POST_TYPE = IdentityPost::CONVERSATION;

	/**
	 * @param Closure(): MentorDirectory  $mentors
	 * @param Closure(): MentorshipEvents $mentorships
	 */
	public function __construct( private readonly Services $core, private readonly Closure $mentors, private readonly Closure $mentorships ) {}

	public static function hooks(): array {
		return array(
			Hook::admin( 'admin_menu', static fn ( self $m ): callable => array( new ConversationList( new ConversationOverviewRepository( $m->core->db ) ), 'add' ) ),
		);
	}

	public static function help(): array {
		return array(
			'mentoriai-conversations' => static fn (): string => __( 'Who writes to whom, and when they last did. Messages themselves are not shown here.', 'mentoriai-portal' ),
		);
	}

	public static function routes(): array {
		return array(
			SendMessageRoute::class       => static fn ( self $m ) => new SendMessageRoute( $m->writing() ),
			SendReplyRoute::class         => static fn ( self $m ) => new SendReplyRoute( $m->writing() ),
			ListConversationsRoute::class => static fn ( self $m ) => new ListConversationsRoute( $m->reading() ),
			GetConversationRoute::class   => static fn ( self $m ) => new GetConversationRoute( $m->reading() ),
			ReadConversationRoute::class  => static fn ( self $m ) => new ReadConversationRoute( $m->reading() ),
			GetMailChoiceRoute::class     => static fn ( self $m ) => new GetMailChoiceRoute( new MailChoice() ),
			SetMailChoiceRoute::class     => static fn ( self $m ) => new SetMailChoiceRoute( new MailChoice() ),
			GetFirstMessageRoute::class   => static fn ( self $m ) => new GetFirstMessageRoute( $m->first_messages() ),
			KeepFirstMessageRoute::class  => static fn ( self $m ) => new KeepFirstMessageRoute( $m->first_messages() ),
		);
	}

	public static function mails(): array {
		return array(
			NewMessageMail::KEY          => static fn ( self $m ) => new NewMessageMail( $m->notices() ),
			FirstMessageRefusedMail::KEY => static fn ( self $m ) => new FirstMessageRefusedMail( $m->kept() ),
		);
	}

	public static function tables(): array {
		return array( ConversationsTable::class, MessagesTable::class, MessageMonthsTable::class, FirstMessagesTable::class );
	}

	public function jobs(): array {
		return array(
			'messages'       => array( new MessageNotices( $this->core->db, $this->notices(), $this->core->mail, $this->core->clock ), 'run' ),
			'first_messages' => array( $this->first_messages(), 'run' ),
		);
	}

	public function personal_data(): array {
		return array( new ConversationData( new ConversationDataRepository( $this->core->db ), new MessageMonthRepository( $this->core->db ), $this->core->clock ), new FirstMessageData( $this->kept() ) );
	}

	/** What guests wrote before they registered. */
	public function first_messages(): FirstMessages {
		$core = $this->core;
		return new FirstMessages( $core->db, $this->kept(), $this->writing(), ( $this->mentors )(), $core->mail, $core->limiter, $core->clock );
	}

	public static function today(): array {
		return array(
			UnreadToday::class       => static fn ( self $m ) => new UnreadToday( $m->conversations() ),
			FirstMessageToday::class => static fn ( self $m ) => new FirstMessageToday( $m->kept() ),
		);
	}

	public function unread(): UnreadMessages {
		return new UnreadMessages( $this->conversations() );
	}

	public function activity(): MentorActivity {
		return new MentorActivity( new MessageMonthRepository( $this->core->db ) );
	}

	/** For reports. */
	public function excerpts(): Excerpts {
		return new Excerpts( $this->conversations(), $this->messages() );
	}

	public function history(): ConversationHistory {
		return new ConversationHistory( $this->core->db, $this->conversations(), $this->messages() );
	}

	private function writing(): MessagingService {
		$core = $this->core;
		return new MessagingService(
			$this->conversations(),
			$this->messages(),
			( $this->mentorships )(),
			new ThrottledWrites( $core->idempotency, $core->limiter ),
			new MessageMonthRepository( $core->db ),
			$this->kept(),
			$core->clock
		);
	}

	private function reading(): ConversationService {
		return new ConversationService( $this->conversations(), $this->messages(), $this->unread(), $this->mentorships, $this->core->db, $this->core->clock );
	}

	private function conversations(): ConversationRepository {
		return new ConversationRepository( $this->core->db );
	}

	private function kept(): FirstMessageRepository {
		return new FirstMessageRepository( $this->core->db );
	}

	private function messages(): MessageRepository {
		return new MessageRepository( $this->core->db );
	}

	private function notices(): NoticeRepository {
		return new NoticeRepository( $this->core->db );
	}
}
