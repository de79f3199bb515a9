<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shortlist\Rest;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Flag;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Mentors\MentorCard;
use MentoriaiPortal\Mentors\MentorKind;
use MentoriaiPortal\Shortlist\Schema\MentorItems;
use MentoriaiPortal\Shortlist\Shortlist;

/**
 * POST shortlist: saves a mentor, or several at once, or takes them out (docs/contract.md#mentors).
 */
final class ChangeShortlistRoute extends Route {

	public function __construct( private readonly Shortlist $shortlist ) {}

	public static function path(): string {
		return 'shortlist';
	}

	/** GET reads it. */
	public static function name(): string {
		return 'change_shortlist';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::role( Role::Founder );
	}

	public static function input(): Input {
		return new Input(
			array(
				'id'    => Number::id(),
				'kind'  => MentorItems::kind(),
				'items' => MentorItems::input(),
				'on'    => Flag::optional()->required(),
			)
		);
	}

	/** At least one of `id` and `items`. */
	public function read( array $sent, bool $form ): array {
		return isset( $sent['id'] ) || isset( $sent['items'] ) ? parent::read( $sent, $form ) : throw new InvalidInput( array( 'id' => 'required' ) );
	}

	public static function output(): array {
		return Shape::ok(
			array(
				'ids'   => Shape::list_of( Shape::int() ),
				'items' => Shape::list_of(
					Shape::object(
						array(
							'kind' => Shape::one_of( ...array_column( MentorKind::cases(), 'value' ) ),
							'id'   => Shape::int(),
						)
					)
				),
			)
		);
	}

	public function handle( Request $request ): Reply {
		$me  = $request->identity()->user_id;
		$id  = $request->int( 'id' );
		$all = MentorItems::read( $request->items( 'items' ) );
		if ( ! $request->bool( 'on' ) ) {
			$this->shortlist->remove( $me, array( ...( $id > 0 ? array( MentorItems::mentor( $request->input ) ) : array() ), ...$all ) );
		} elseif ( $id > 0 ) {
			$this->shortlist->add_one( $me, MentorItems::mentor( $request->input ), $all );
		} else {
			$this->shortlist->add( $me, $all );
		}
		$cards = $this->shortlist->cards( $me, $request->lang );
		return Reply::ok(
			array(
				'ids'   => array_map( static fn ( MentorCard $card ): int => $card->id, $cards ),
				'items' => array_map(
					static fn ( MentorCard $card ): array => array(
						'kind' => $card->kind->value,
						'id'   => $card->id,
					),
					$cards
				),
			)
		);
	}
}
