<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging\Schema;

use MentoriaiPortal\Core\Schema\Field;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Messaging\FirstMessageRefusal;
use MentoriaiPortal\Messaging\KeptFirstMessage;

/**
 * A message to a mentor as it is written, and as it waits with an account (docs/contract.md#messages).
 */
final class FirstMessageSchema {

	/** @return array<string, Field> What message_send takes too. */
	public static function fields(): array {
		return array(
			'id'        => Number::id()->required(),
			'subject'   => Text::line( 150 )->required(),
			'message'   => Text::multiline( 5000 )->required(),
			'client_id' => Text::uuid(),
		);
	}

	/** Beside a registration. */
	public static function input(): Input {
		return new Input( self::fields() );
	}

	/** @return array<string, mixed> */
	public static function shape(): array {
		return Shape::nullable(
			Shape::object(
				array(
					'id'           => Shape::int(),
					'person'       => Shape::object(
						array(
							'name' => Shape::text(),
							'slug' => Shape::text(),
						)
					),
					'subject'      => Shape::text(),
					'message'      => Shape::text(),
					'sends_itself' => Shape::bool(),
					'refused'      => Shape::text(),
				)
			)
		);
	}

	/** @return array<string, mixed>|null */
	public static function present( ?KeptFirstMessage $kept ): ?array {
		return null === $kept ? null : array(
			'id'           => $kept->text->mentor_id,
			'person'       => array(
				'name' => $kept->mentor->name(),
				'slug' => $kept->mentor_slug,
			),
			'subject'      => $kept->text->subject,
			'message'      => $kept->text->message,
			'sends_itself' => $kept->sends_itself,
			'refused'      => FirstMessageRefusal::text( $kept->refused ),
		);
	}
}
