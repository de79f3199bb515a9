<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Suggestions;

use Closure;
use MentoriaiPortal\Core\Rest\MainRequest;
use MentoriaiPortal\Hook;
use MentoriaiPortal\Mentors\MentorDirectory;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;
use MentoriaiPortal\Suggestions\Admin\SuggestBox;
use MentoriaiPortal\Suggestions\Rest\CloseSuggestionRoute;
use MentoriaiPortal\Suggestions\Rest\ListSuggestionsRoute;
use MentoriaiPortal\Suggestions\Rest\SuggestEndpoint;

/**
 * Mentors whom staff suggest to a founder.
 */
final class SuggestionsModule extends Module {

	/** @param Closure(): MentorDirectory $mentors */
	public function __construct( private readonly Services $core, private readonly Closure $mentors ) {}

	public static function hooks(): array {
		return array( new Hook( 'rest_api_init', static fn ( self $m ): callable => array( new SuggestEndpoint( $m->suggestions() ), 'register' ), when: array( MainRequest::class, 'is_for_staff' ) ) );
	}

	public static function routes(): array {
		return array(
			ListSuggestionsRoute::class => static fn ( self $m ) => new ListSuggestionsRoute( $m->suggestions(), ( $m->mentors )() ),
			CloseSuggestionRoute::class => static fn ( self $m ) => new CloseSuggestionRoute( $m->suggestions() ),
		);
	}

	public static function mails(): array {
		return array( MentorsSuggestedMail::KEY => static fn ( self $m ) => new MentorsSuggestedMail( $m->suggestions() ) );
	}

	public static function tables(): array {
		return array( SuggestionsTable::class, SuggestedMentorsTable::class );
	}

	public function personal_data(): array {
		return array( new SuggestionData( $this->rows(), $this->core->clock ) );
	}

	public function member_sections(): array {
		return array( new MemberSuggestions( $this->rows() ) );
	}

	/** For the page of a founder in wp-admin. */
	public function box(): SuggestBox {
		return new SuggestBox( $this->suggestions(), ( $this->mentors )() );
	}

	/** Puts in suggestions, without emails. */
	public function history(): SuggestionHistory {
		return new SuggestionHistory( $this->rows() );
	}

	private function suggestions(): Suggestions {
		$core = $this->core;
		return new Suggestions( $this->rows(), ( $this->mentors )(), $core->mail, $core->activity, $core->db, $core->clock );
	}

	private function rows(): SuggestionRepository {
		return new SuggestionRepository( $this->core->db );
	}
}
