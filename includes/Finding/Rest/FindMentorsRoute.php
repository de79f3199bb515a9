<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Finding\Rest;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\IpLimit;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Items;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Finding\MentorFinder;
use MentoriaiPortal\Mentors\MentorCard;
use MentoriaiPortal\Mentors\MentorDirectory;
use MentoriaiPortal\Mentors\Schema\MentorCardSchema;

/**
 * The five mentors of the portal who fit fields and words best, with reasons; nothing asked is kept (docs/contract.md#mentors).
 */
final class FindMentorsRoute extends Route {

	public function __construct( private readonly MentorFinder $finder, private readonly MentorDirectory $mentors ) {}

	public static function path(): string {
		return 'find_mentors';
	}

	public static function methods(): array {
		return array( 'GET', 'POST' );
	}

	public static function access(): Access {
		return Access::guest();
	}

	public static function address_limit(): IpLimit {
		return IpLimit::public_read();
	}

	public static function input(): Input {
		return new Input(
			array(
				'fields' => Items::of( Number::between( 0, PHP_INT_MAX ), 3 ),
				'words'  => Text::line( 200 ),
			)
		);
	}

	public static function output(): array {
		$reason = Shape::object(
			array(
				'key'  => Shape::one_of( 'field', 'words', 'answers', 'free' ),
				'text' => Shape::text(),
			)
		);
		return Shape::ok( array( 'list' => Shape::list_of( Shape::object( MentorCardSchema::properties() + array( 'reasons' => Shape::list_of( $reason ) ) ) ) ) );
	}

	public function handle( Request $request ): Reply {
		$asked  = $request->ints( 'fields' );
		$found  = $this->finder->find( $asked, $request->text( 'words' ), $request->identity->user_id ?? 0, $request->lang );
		$fields = $this->mentors->fields();
		return Reply::ok(
			array(
				'list' => array_map(
					fn ( array $each ): array => MentorCardSchema::present( $each['card'], $fields, $request->lang ) + array( 'reasons' => $this->reasons( $each['card'], $asked, $each['words'], $request->lang ) ),
					$found
				),
			)
		);
	}

	/**
	 * @param list<int> $asked Fields.
	 * @return list<array{key: string, text: string}>
	 */
	private function reasons( MentorCard $card, array $asked, bool $words, Lang $lang ): array {
		$shared  = array_intersect_key( $this->mentors->fields(), array_flip( array_intersect( $asked, $card->term_ids ) ) );
		$names   = implode( ', ', array_map( static fn ( $field ): string => $field->name( $lang ), $shared ) );
		$days    = $card->answers_in_days;
		$reasons = array(
			/* translators: %s: names of fields. */
			'field'   => '' === $names ? '' : sprintf( __( 'Shares your field: %s', 'mentoriai-portal' ), $names ),
			'words'   => $words ? __( 'The profile mentions your words', 'mentoriai-portal' ) : '',
			/* translators: %d: number of days. */
			'answers' => null === $days || $days > 2 ? '' : sprintf( _n( 'Usually answers within %d day', 'Usually answers within %d days', $days, 'mentoriai-portal' ), $days ),
			'free'    => __( 'Has time for new founders', 'mentoriai-portal' ),
		);
		$reasons = array_filter( $reasons, static fn ( string $text ): bool => '' !== $text );
		return array_map(
			static fn ( string $key, string $text ): array => array(
				'key'  => $key,
				'text' => $text,
			),
			array_keys( $reasons ),
			$reasons
		);
	}
}
