<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles\Schema;

use MentoriaiPortal\Core\Schema\Choice;
use MentoriaiPortal\Core\Schema\Flag;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Items;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Core\Schema\Text;

/**
 * Language and kinds of the emails a member gets.
 *
 * @phpstan-import-type JsonSchema from Shape
 */
final class MailSettingsSchema {

	public static function input(): Input {
		return new Input(
			array(
				'lang'  => Choice::of( 'lt', 'en' ),
				'mails' => Items::of(
					new Input(
						array(
							'kind' => Text::line( 60 )->required(),
							'on'   => Flag::optional()->required(),
						)
					),
					30
				),
			)
		);
	}

	/** @return JsonSchema */
	public static function shape(): array {
		return Shape::ok(
			array(
				'lang'  => Shape::one_of( 'lt', 'en' ),
				'mails' => Shape::list_of(
					Shape::object(
						array(
							'kind'  => Shape::text(),
							'title' => Shape::text(),
							'group' => Shape::text(),
							'on'    => Shape::bool(),
						)
					)
				),
			)
		);
	}
}
