<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Attention;

use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\StaffMenu;

/**
 * One kind of thing that waits for staff; a module gives its own in Module::attention(). Tile, list, bubble, widget and REST
 * read it and nothing else; what staff have snoozed or dismissed is left out there.
 */
abstract readonly class AttentionKind {

	/** In addresses and the table of staff's state. */
	abstract public static function key(): string;

	/** On the tile. */
	abstract public function label(): string;

	/**
	 * One row a thing that waits, unordered and complete. Columns: `id` · `since` (unix seconds, Db::unix()) · `mark` (an integer that
	 * rises when something new happens to it, which ends a snooze) · `who_id` and `who_name` of the member concerned, null where
	 * there is none · and whatever describe() needs. Names stand beside by LEFT JOIN, so that counting leaves them out.
	 */
	abstract public function select(): UnionPart;

	/** @param array<string, string|null> $row Of select(). */
	abstract public function describe( array $row ): AttentionText;

	/** @return array<string, string> What can be done in place, to the word on the button. */
	public function actions(): array {
		return array();
	}

	/**
	 * Those of actions() that one row allows.
	 *
	 * @param array<string, string|null> $row Of select().
	 * @return array<string, string>
	 */
	public function actions_of( array $row ): array {
		return $this->actions();
	}

	/** Who may do it. */
	public function capability(): string {
		return StaffMenu::CAPABILITY;
	}

	/** Whether `mark` is the version of a text, and an action only for the one that staff have seen. */
	public function has_version(): bool {
		return false;
	}

	/**
	 * Does one of actions().
	 *
	 * @param int $mark What staff have seen.
	 * @return bool False where it is another one by now, and nothing was done.
	 */
	public function act( string $action, int $id, int $mark ): bool {
		return false;
	}

	/** @return array<string, string> What staff read after an action, or a refusal of the kind's own, by its name. */
	public function told(): array {
		return array();
	}

	/** @return array{text: string, url: string}|null Where more than what waits is listed. */
	public function more(): ?array {
		return null;
	}

	/** Whether the row is dealt with by an action though it still stands in select(); it comes back when something new happens. */
	public function ends_with( string $action ): bool {
		return false;
	}

	/** Whether the member concerned may learn of it: notes of staff are in their export then. */
	public function is_known_to_who(): bool {
		return true;
	}

	public function may_be_dismissed(): bool {
		return true;
	}

	/** Until when (unix seconds) a row that has waited since then may be put off at most; null for ever. */
	public function latest( int $since ): ?int {
		return null;
	}
}
