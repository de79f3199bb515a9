<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shortlist\Rest;

use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\IpLimit;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Mentors\MentorCard;
use MentoriaiPortal\Mentors\MentorDirectory;
use MentoriaiPortal\Mentors\Schema\MentorCardSchema;
use MentoriaiPortal\Shortlist\Schema\MentorItems;

/**
 * POST shortlist_cards: the cards of what a guest keeps in the browser, in the language of the page (docs/contract.md#mentors). Nothing asked is
 * kept; a POST, so that no access log has it.
 */
final class ReadShortlistCardsRoute extends Route {

	public function __construct( private readonly MentorDirectory $mentors ) {}

	public static function path(): string {
		return 'shortlist_cards';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::guest();
	}

	public static function address_limit(): IpLimit {
		return IpLimit::public_read();
	}

	public static function input(): Input {
		return new Input( array( 'items' => MentorItems::input()->required() ) );
	}

	public static function output(): array {
		return Shape::ok( array( 'list' => Shape::list_of( Shape::nullable( MentorCardSchema::shape() ) ) ) );
	}

	public function handle( Request $request ): Reply {
		$cards  = $this->mentors->cards_of_ids( MentorItems::read( $request->items( 'items' ) ), $request->lang );
		$fields = $this->mentors->fields();
		return Reply::ok( array( 'list' => array_map( static fn ( ?MentorCard $card ): ?array => null === $card ? null : MentorCardSchema::present( $card, $fields, $request->lang ), $cards ) ) );
	}
}
