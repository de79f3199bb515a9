<?php
declare( strict_types=1 );

namespace MentoriaiPortal\BotCheck;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Spa\PortalUrls;

/**
 * A check that another company runs: its server is asked about each token (reCAPTCHA v3 and Turnstile speak alike).
 * Where it cannot be asked no one passes, and the person is told why.
 */
final readonly class RemoteBotCheck implements BotCheck {

	/** Where tokens are verified; open to the filter `mentoriai_bot_verify_url` (address, check). */
	private const URLS = array(
		'recaptcha' => 'https://www.google.com/recaptcha/api/siteverify',
		'turnstile' => 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
	);

	private const TIMEOUT_SECONDS = 6;

	private const MAX_BYTES = 16384;

	/** A solution is valid for five minutes. */
	private const LIFE_SECONDS = 300;

	/** @param 'recaptcha'|'turnstile' $name */
	public function __construct( private string $name, private BotKeys $keys, private BotSolutionRepository $used, private Clock $clock ) {}

	public function spend( string $token, string $action ): void {
		if ( '' === $this->keys->site_key( $this->name ) || '' === $this->keys->secret( $this->name ) ) {
			throw self::refusal( __( 'The robot check is not set up on this site. Please write to the agency.', 'mentoriai-portal' ) );
		}
		if ( '' === $token ) {
			throw self::refusal( '' );
		}
		$answer = $this->ask( $token ) ?? throw self::refusal( __( 'The robot check cannot be reached right now. Try again in a minute.', 'mentoriai-portal' ) );
		$good   = $this->is_good( $answer, $action )
			// The remote side takes a token once too; asked at the same time from two servers it might not.
			&& $this->used->add( $this->name . '|' . $token, $this->clock->now() + self::LIFE_SECONDS );
		if ( ! $good ) {
			throw self::refusal( '' );
		}
	}

	/** @return array<mixed>|null Null when there is no usable answer. */
	private function ask( string $token ): ?array {
		$answer = wp_remote_post(
			(string) ( apply_filters( 'mentoriai_bot_verify_url', self::URLS[ $this->name ], $this->name ) ?? self::URLS[ $this->name ] ),
			array(
				'timeout'             => self::TIMEOUT_SECONDS,
				'redirection'         => 0,
				'limit_response_size' => self::MAX_BYTES,
				'body'                => array(
					'secret'   => $this->keys->secret( $this->name ),
					'response' => $token,
				),
			)
		);
		$data   = json_decode( wp_remote_retrieve_body( $answer ), true, 8 );
		return is_array( $data ) && is_bool( $data['success'] ?? null ) ? $data : null;
	}

	/**
	 * Made on this site, for this form, a moment ago, and by a person as far as the score tells.
	 *
	 * @param array<mixed> $answer
	 */
	private function is_good( array $answer, string $action ): bool {
		$made  = is_string( $answer['challenge_ts'] ?? null ) ? strtotime( $answer['challenge_ts'] ) : false;
		$score = $answer['score'] ?? null;
		return true === $answer['success']
			&& wp_parse_url( PortalUrls::home(), PHP_URL_HOST ) === ( $answer['hostname'] ?? null )
			&& ( $answer['action'] ?? null ) === $action
			&& false !== $made && $made + self::LIFE_SECONDS >= $this->clock->now()
			&& ( 'recaptcha' !== $this->name || ( is_numeric( $score ) && (float) $score >= $this->keys->min_score() ) );
	}

	/** @param string $message Empty for the usual one. */
	private static function refusal( string $message ): ApiError {
		return new ApiError( 'bot_check_failed', 400, $message );
	}
}
