<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SocialSignIn;

use RuntimeException;

/**
 * A provider did not answer as it must. The message is for the log of whoever set the provider up.
 */
final class ProviderFailure extends RuntimeException {}
