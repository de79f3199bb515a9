<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\MemberPage;

/**
 * The newest rows of one list about a member; cells are text.
 */
final readonly class RowList {

	/**
	 * @param list<string>            $columns Headings.
	 * @param list<list<string|Link>> $rows    Newest first, MemberSection::ROWS at most; as many cells as columns.
	 * @param int                     $total   How many there are.
	 * @param string                  $title   '' where that of the place says it.
	 * @param string                  $url     Of the whole list; '' where there is none.
	 */
	public function __construct( public array $columns, public array $rows, public int $total, public string $title = '', public string $url = '' ) {}
}
