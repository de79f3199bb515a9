<?php
declare( strict_types=1 );

namespace MentoriaiPortal\ActivityLog;

/**
 * What an act is about; the id beside it is a number, or a name for settings, emails and exports.
 */
enum ActObject: string {
	case User            = 'user';
	case Review          = 'review';
	case Report          = 'report';
	case Setting         = 'setting';
	case MailText        = 'mail_text';
	case Import          = 'import';
	case ProgrammeReport = 'programme_report';
	/** A file is about nothing that has a number; the id names what it holds. */
	case Export = '';
}
