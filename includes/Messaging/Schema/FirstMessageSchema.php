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

	/** To be sent at once, or kept with a registration. */
	public static function input(): Input {
		return new Input( array_map( static fn ( Field $field ): Field => $field->required(), self::fields() ) + array( 'client_id' => Text::uuid() ) );
	}

	/** The same, or `id: null` alone; KeepFirstMessageRoute reads which. */
	public static function input_or_none(): Input {
		return new Input( array( 'id' => Number::id()->nullable()->required() ) + self::fields() + array( 'client_id' => Text::uuid() ) );
	}

	/** @return array<string, Field> */
	private static function fields(): array {
		return array(
			'id'      => Number::id(),
			'subject' => Text::line( 150 ),
			'message' => Text::multiline( 5000 ),
		);
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
