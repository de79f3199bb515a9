<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Today;

/**
 * What an item of Today is about; the most urgent kind comes first.
 */
enum TodayKind: string {
	case Profile      = 'profile';
	case Unread       = 'unread';
	case Request      = 'request';
	case Meeting      = 'meeting';
	case Step         = 'step';
	case Plan         = 'plan';
	case Checkin      = 'checkin';
	case FirstMessage = 'first_message';
	case Event        = 'event';
}
