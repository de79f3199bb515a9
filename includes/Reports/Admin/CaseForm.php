<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reports\Admin;

use MentoriaiPortal\Reports\Decision;

/**
 * What a form of a case has sent and is not carried out yet: shown again with what is wrong, or asked once more.
 */
final readonly class CaseForm {

	/**
	 * @param bool   $is_asked_again Whether the decision has to be confirmed.
	 * @param string $why            Why the whole conversation is opened; '' where it is not.
	 * @param bool   $told           Whether the case was decided just now.
	 */
	public function __construct( public ?Decision $decision = null, public string $text = '', public string $error = '', public bool $is_asked_again = false, public string $why = '', public bool $told = false ) {}

	/** Whether a form was sent from the case, which was opened before. */
	public function is_sent(): bool {
		return '' !== $this->error || $this->is_asked_again || '' !== $this->why || '' !== $this->text;
	}

	public static function nonce( int $number ): string {
		return "mentoriai_case_$number";
	}
}
