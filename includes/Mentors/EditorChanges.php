<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

/**
 * What editors change reaches the index: a mentor at a hub once a save, the names of fields by the background check.
 */
final class EditorChanges {

	/** @var array<int, true>|null Mentors whose meta or fields changed while one is being saved; null while none is. */
	private ?array $changed = null;

	/** @var array<int, list<string>> Names, before they were edited, by the field's id. */
	private array $names = array();

	public function __construct( private readonly MentorIndexer $indexer, private readonly FieldRepository $fields ) {}

	/** A post is about to be saved or deleted: a filter, and an action. */
	public function begin_save( mixed $data ): mixed {
		$this->changed ??= array();
		return $data;
	}

	/** Meta or fields of a mentor changed: indexed at once, or with the save of which this is a part. */
	public function follow( int $id ): void {
		if ( null === $this->changed ) {
			$this->indexer->index_post( $id );
		} else {
			$this->changed[ $id ] = true;
		}
	}

	/** The post is saved or deleted. */
	public function end_save( int $id ): void {
		$ids           = array_keys( array( $id => true ) + ( $this->changed ?? array() ) );
		$this->changed = null;
		array_map( $this->indexer->index_post( ... ), $ids );
	}

	/** A field is about to be edited. */
	public function begin_edit( int $field ): void {
		$this->names[ $field ] = $this->fields->names( array( $field ) );
	}

	/** A keyword finds mentors by the names of their fields. */
	public function end_edit( int $field ): void {
		if ( ( $this->names[ $field ] ?? array() ) !== $this->fields->names( array( $field ) ) ) {
			$this->indexer->check_all();
		}
	}
}
