<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles\Rest;

use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Profiles\MailSettings;
use MentoriaiPortal\Profiles\Schema\MailSettingsSchema;

/**
 * POST set_mail_settings: changes what is sent of them and leaves the rest.
 */
final class SetMailSettingsRoute extends Route {

	public function __construct( private readonly MailSettings $settings ) {}

	public static function path(): string {
		return 'set_mail_settings';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::member();
	}

	public static function input(): Input {
		return MailSettingsSchema::input();
	}

	public static function output(): array {
		return MailSettingsSchema::shape();
	}

	public function handle( Request $request ): Reply {
		$this->settings->save( $request->identity(), $request->optional( 'lang' ), $request->input['mails'] ?? array() );
		return Reply::ok( $this->settings->read( $request->identity() ) );
	}
}
