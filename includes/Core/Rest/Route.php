<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Rest;

use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\InvalidInput;

/**
 * One endpoint of data/v1. Its name, input and output are static, so that tools can read them without WordPress;
 * access is denied unless it says otherwise.
 *
 * @phpstan-type JsonSchema array<string, mixed>
 */
abstract class Route {

	/** Kilobytes a body may have (docs/contract.md#conventions). */
	protected const BODY_KB = 64;

	/** The path below data/v1 without a trailing slash; `{name}` stands for one segment. */
	abstract public static function path(): string;

	/**
	 * Shape of the success body, as JSON Schema.
	 *
	 * @return JsonSchema
	 */
	abstract public static function output(): array;

	abstract public function handle( Request $request ): Reply;

	/**
	 * The HTTP methods it answers.
	 *
	 * @return list<'GET'|'POST'>
	 */
	public static function methods(): array {
		return array( 'GET' );
	}

	public static function access(): Access {
		return Access::nobody();
	}

	/** Fields of the path, and of the query (GET) or the body (POST). Undeclared fields are ignored. */
	public static function input(): Input {
		return new Input( array() );
	}

	/**
	 * Reads what was sent. For a rule that only the running site knows, such as a setting.
	 *
	 * @param array<mixed> $sent Fields as sent.
	 * @param bool         $form From a query or a form, where everything is text.
	 * @return array<string, mixed>
	 * @throws InvalidInput All wrong fields at once.
	 */
	public function read( array $sent, bool $form ): array {
		return static::input()->read( $sent, $form );
	}

	/** The field in which it takes files; such a route reads multipart/form-data, its files have limits of their own. */
	public static function upload_field(): ?string {
		return null;
	}

	/** The limit by address that a call uses up, before anything else is checked. */
	public static function address_limit(): ?IpLimit {
		return null;
	}

	/** Whether a GET without a bearer may be kept by caches (one minute, ETag). */
	public static function is_cacheable(): bool {
		return false;
	}

	final public static function max_body(): int {
		return static::BODY_KB * 1024;
	}

	/** The name in the generated client, unique among all routes: the path without its parameters, unless the route gives another. */
	public static function name(): string {
		return trim( (string) preg_replace( '~/?\{\w+\}~', '', static::path() ), '/' );
	}
}
