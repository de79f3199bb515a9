<?php
declare( strict_types=1 );

namespace MentoriaiPortal;

use Closure;

/**
 * One callback of a module on an action or a filter of WordPress. tools/make-map.php writes it into includes/map.php, so
 * that a request hooks it in without loading the module.
 */
final readonly class Hook {

	/** @var array{class-string, string}|Closure */
	public array|Closure $callback;

	/**
	 * @template T of Module
	 * @param string                                                    $name     Of the action or filter.
	 * @param array{class-string, string}|Closure( T ): (callable|null) $callback A static method; or what makes the callback of the module,
	 *                                                                            which is built when the hook fires (null: nothing to do).
	 * @param int                                                       $priority As for add_filter().
	 * @param int                                                       $args     As for add_filter().
	 * @param bool                                                      $admin    Whether it is of use in wp-admin only (is_admin()).
	 * @param array{class-string, string}|callable-string|null          $when     A static method or function, asked with the hook's values
	 *                                                                            before anything is built; false leaves the value as it is.
	 */
	public function __construct(
		public string $name,
		array|Closure $callback,
		public int $priority = 10,
		public int $args = 1,
		public bool $admin = false,
		public array|string|null $when = null
	) {
		$this->callback = $callback;
	}

	/**
	 * The same for hooks that fire in wp-admin only.
	 *
	 * @template T of Module
	 * @param array{class-string, string}|Closure( T ): (callable|null) $callback See the constructor.
	 */
	public static function admin( string $name, array|Closure $callback, int $priority = 10, int $args = 1 ): self {
		return new self( $name, $callback, $priority, $args, true );
	}

	/**
	 * The same callback on several hooks.
	 *
	 * @template T of Module
	 * @param list<string>                                              $names
	 * @param array{class-string, string}|Closure( T ): (callable|null) $callback See the constructor.
	 * @param array{class-string, string}|callable-string|null          $when     See the constructor.
	 * @return list<self>
	 */
	public static function each( array $names, array|Closure $callback, int $priority = 10, int $args = 1, array|string|null $when = null ): array {
		return array_map( static fn ( string $name ): self => new self( $name, $callback, $priority, $args, false, $when ), $names );
	}
}
