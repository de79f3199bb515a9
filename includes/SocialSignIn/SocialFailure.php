<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SocialSignIn;

use RuntimeException;

/**
 * Why no one was signed in: what is in `?error=`.
 */
final class SocialFailure extends RuntimeException {

	public const EXISTING_USER = 'existing_user_login';

	public const NO_ADDRESS = 'empty_user_login';

	/** What people agree to is not published. */
	public const CLOSED = 'texts_missing';

	public const OTHER = 'oauth_error';

	/** @param self::* $error */
	public function __construct( public readonly string $error ) {
		parent::__construct( $error );
	}
}
