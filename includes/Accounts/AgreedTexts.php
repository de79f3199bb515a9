<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts;

use Closure;
use MentoriaiPortal\Core\Rest\ApiError;

/**
 * What people agree to: the privacy policy and the membership rules. No one can agree to a text that cannot be read.
 */
final readonly class AgreedTexts {

	/** @param Closure(): bool $are_there Whether both are published and have a text. */
	public function __construct( private Closure $are_there ) {}

	/** @throws ApiError 403 `texts_missing`. */
	public function need(): void {
		if ( ! ( $this->are_there )() ) {
			throw new ApiError( 'texts_missing', 403, __( 'You cannot register yet: the privacy policy and the membership rules have not been published.', 'mentoriai-portal' ) );
		}
	}
}
