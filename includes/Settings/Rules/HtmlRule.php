<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Settings\Rules;

use MentoriaiPortal\Core\EditorHtml;
use MentoriaiPortal\Core\Schema\Field;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Core\Schema\Text;

/**
 * A few formatted paragraphs, brought to the tags that the app shows.
 */
final class HtmlRule extends Field {

	private const MAX = 5000;

	public function read( mixed $value, bool $form ): string {
		$html = EditorHtml::clean( Text::multiline( self::MAX )->read( $value, $form ) );
		return '' === EditorHtml::excerpt( $html, 1 ) && ! str_contains( $html, '<img' ) ? '' : $html;
	}

	public function blank(): string {
		return '';
	}

	public function json_schema(): array {
		return array(
			'type'      => 'string',
			'maxLength' => self::MAX,
		);
	}
}
