<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Privacy;

/**
 * One kind of data about a person: what it hands over and how it is erased.
 *
 * Given in Module::personal_data(). WordPress's tools (Tools → Export / Erase Personal Data) and the deletion of an
 * account use the same objects, so both do the same. Nothing of another person's address or profile belongs in items.
 *
 * @phpstan-type ExportItem array{id: string, fields: list<array{name: string, value: string}>}
 */
interface PersonalData {

	/** Latin key, unique among all kinds, e.g. `messages`. */
	public function key(): string;

	/** What staff and the person read above the items, e.g. __( 'Messages', 'mentoriai-portal' ). */
	public function label(): string;

	/**
	 * The tables this answers for, without prefixes: `Table::name()` of each.
	 *
	 * @return list<string>
	 */
	public function tables(): array;

	/**
	 * One bounded page.
	 *
	 * @param int $page From 1.
	 * @return array{items: list<ExportItem>, done: bool} `id` is unique within the kind. Values are plain text.
	 */
	public function export( int $user_id, int $page ): array;

	/**
	 * Erases one bounded batch. Runs again without harm; the user's row in WordPress may be gone already when `wp_delete_user` started it.
	 *
	 * @param int $page From 1; what is erased no longer counts, so most kinds ignore it.
	 * @return array{removed: bool, retained: bool, messages: list<string>, done: bool} `messages` tells staff why something is kept.
	 */
	public function erase( int $user_id, int $page ): array;
}
