<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Settings;

use Closure;

/**
 * That a choice asks for a value of another setting: taken when the choice is made, with a warning where someone chooses otherwise.
 */
final readonly class Implied {

	/**
	 * @param string            $name    The other setting.
	 * @param string            $value   What is chosen there.
	 * @param string            $to      What it asks for here.
	 * @param Closure(): string $warning
	 */
	public function __construct( public string $name, public string $value, public string $to, private Closure $warning ) {}

	/** @return array{name: string, value: string, to: string, warning: string} */
	public function describe(): array {
		return array(
			'name'    => $this->name,
			'value'   => $this->value,
			'to'      => $this->to,
			'warning' => ( $this->warning )(),
		);
	}
}
