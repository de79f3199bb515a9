<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles\Rest;

use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Profiles\MailSettings;
use MentoriaiPortal\Profiles\Schema\MailSettingsSchema;

/**
 * GET get_mail_settings: in which language the caller gets emails, and which of those that can be switched off.
 */
final class GetMailSettingsRoute extends Route {

	public function __construct( private readonly MailSettings $settings ) {}

	public static function path(): string {
		return 'get_mail_settings';
	}

	public static function access(): Access {
		return Access::member();
	}

	public static function output(): array {
		return MailSettingsSchema::shape();
	}

	public function handle( Request $request ): Reply {
		return Reply::ok( $this->settings->read( $request->identity() ) );
	}
}
