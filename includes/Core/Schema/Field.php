<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Schema;

/**
 * One field of a request: reads what was sent, strictly.
 */
abstract class Field {

	private bool $required = false;

	private bool $if_sent = false;

	public function required(): static {
		$copy           = clone $this;
		$copy->required = true;
		return $copy;
	}

	public function is_required(): bool {
		return $this->required;
	}

	/** Stays out of what is read when it was not sent, so that a service can tell "left out" from "emptied". */
	public function if_sent(): static {
		$copy          = clone $this;
		$copy->if_sent = true;
		return $copy;
	}

	public function is_only_if_sent(): bool {
		return $this->if_sent;
	}

	/**
	 * Reads a value that was sent; empty ones never come here.
	 *
	 * @param mixed $value What was sent.
	 * @param bool  $form  From a query or a form, where everything is text.
	 * @throws InvalidInput With message keys.
	 */
	abstract public function read( mixed $value, bool $form ): mixed;

	/**
	 * The same as JSON Schema.
	 *
	 * @return array<string, mixed>
	 */
	abstract public function json_schema(): array;

	/** What an empty or missing optional field is. */
	public function blank(): mixed {
		return null;
	}
}
