<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail\Admin;

use MentoriaiPortal\Mail\MailContent;

/**
 * What the form of texts edits, in one language: the words of an email, or those around all emails.
 */
interface Editable {

	public function key(): string;

	public function title(): string;

	/** Whether staff have edited it. */
	public function is_edited(): bool;

	/**
	 * @param array<string, string>|null $typed Field to words that are not saved; null for those in force.
	 * @return list<TextField>
	 */
	public function fields( ?array $typed ): array;

	/** @return array<string, string> Placeholder to what it stands for. */
	public function placeholders(): array;

	/**
	 * @param array<string, string> $typed
	 * @return array<string, string> Field to what is wrong with it.
	 */
	public function check( array $typed ): array;

	/**
	 * Whether these are the words in force.
	 *
	 * @param array<string, string> $typed
	 */
	public function is_saved( array $typed ): bool;

	/** @param array<string, string> $typed Without mistakes. */
	public function keep( array $typed ): void;

	/** Goes back to the portal's own words. */
	public function restore(): void;

	/** @param array<string, string>|null $typed As in fields(). */
	public function preview( ?array $typed ): MailContent;
}
