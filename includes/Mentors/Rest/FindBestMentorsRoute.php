<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors\Rest;

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
use MentoriaiPortal\Mentors\Field;
use MentoriaiPortal\Mentors\FieldRepository;
use MentoriaiPortal\Mentors\FoundMentor;
use MentoriaiPortal\Mentors\MentorFinder;
use MentoriaiPortal\Mentors\Schema\MentorCardSchema;

/**
 * The five mentors of the portal who fit fields, words and town best, with reasons; nothing asked is kept (docs/contract.md#mentors).
 */
final class FindBestMentorsRoute extends Route {

	public function __construct( private readonly MentorFinder $finder, private readonly FieldRepository $fields ) {}

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
				'town'   => Text::line( 80 ),
			)
		);
	}

	public static function output(): array {
		$reason = Shape::object(
			array(
				'key'  => Shape::one_of( 'field', 'words', 'town', 'answers', 'free' ),
				'text' => Shape::text(),
			)
		);
		return Shape::ok( array( 'list' => Shape::list_of( Shape::object( MentorCardSchema::properties() + array( 'reasons' => Shape::list_of( $reason ) ) ) ) ) );
	}

	public function handle( Request $request ): Reply {
		$found  = $this->finder->find( $request->ints( 'fields' ), $request->text( 'words' ), $request->text( 'town' ), $request->identity->user_id ?? 0, $request->lang );
		$fields = $this->fields->all();
		return Reply::ok(
			array(
				'list' => array_map(
					static fn ( FoundMentor $mentor ): array => MentorCardSchema::present( $mentor->card, $fields, $request->lang ) + array( 'reasons' => self::reasons( $mentor, $fields, $request->lang ) ),
					$found
				),
			)
		);
	}

	/**
	 * @param array<int, Field> $fields All by id.
	 * @return list<array{key: string, text: string}>
	 */
	private static function reasons( FoundMentor $mentor, array $fields, Lang $lang ): array {
		$reasons = array();
		if ( array() !== $mentor->field_ids ) {
			$names = implode( ', ', array_map( static fn ( int $id ): string => $fields[ $id ]->name( $lang ), $mentor->field_ids ) );
			/* translators: %s: names of fields. */
			$reasons['field'] = sprintf( _n( 'Same field: %s', 'Same fields: %s', count( $mentor->field_ids ), 'mentoriai-portal' ), $names );
		}
		if ( $mentor->has_words ) {
			$reasons['words'] = __( 'The profile mentions your words', 'mentoriai-portal' );
		}
		if ( $mentor->is_near ) {
			/* translators: %s: a city. */
			$reasons['town'] = sprintf( __( 'From your city: %s', 'mentoriai-portal' ), $mentor->card->town );
		}
		if ( $mentor->is_quick ) {
			$days = (int) $mentor->card->answers_in_days;
			/* translators: %s: number of days. */
			$reasons['answers'] = sprintf( _n( 'Usually answers within %s day', 'Usually answers within %s days', $days, 'mentoriai-portal' ), (string) $days );
		}
		$reasons['free'] = __( 'Has a free place now', 'mentoriai-portal' );
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
