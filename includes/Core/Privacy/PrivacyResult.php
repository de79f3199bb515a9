<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Privacy;

/**
 * What a PersonalData answers, in the shapes it promises.
 *
 * @phpstan-import-type ExportItem from PersonalData
 */
final class PrivacyResult {

	/**
	 * @param array<string, string> $fields Label to value; empty ones are left out.
	 * @return ExportItem
	 */
	public static function item( string $id, array $fields ): array {
		$list = array();
		foreach ( $fields as $name => $value ) {
			if ( '' !== $value ) {
				$list[] = array(
					'name'  => $name,
					'value' => $value,
				);
			}
		}
		return array(
			'id'     => $id,
			'fields' => $list,
		);
	}

	/**
	 * @param list<ExportItem> $items
	 * @return array{items: list<ExportItem>, done: bool}
	 */
	public static function items( array $items, bool $done = true ): array {
		return array(
			'items' => array_values( array_filter( $items, static fn ( array $item ): bool => array() !== $item['fields'] ) ),
			'done'  => $done,
		);
	}

	/** @return array{removed: bool, retained: bool, messages: list<string>, done: bool} */
	public static function erased( bool $removed, bool $done = true ): array {
		return array(
			'removed'  => $removed,
			'retained' => false,
			'messages' => array(),
			'done'     => $done,
		);
	}

	/** @return array{removed: bool, retained: bool, messages: list<string>, done: bool} */
	public static function kept( bool $removed, string $why, bool $done = true ): array {
		return array(
			'removed'  => $removed,
			'retained' => true,
			'messages' => array( $why ),
			'done'     => $done,
		);
	}
}
