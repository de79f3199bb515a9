<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys;

/**
 * How a question is answered; the values are its `tipas`.
 */
enum QuestionKind: string {
	case Text   = 'text';
	case Scale  = 'scale';
	case Choice = 'choice';
}
