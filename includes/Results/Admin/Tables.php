<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Results\Admin;

/**
 * Figures of the statistics screen: few rows, none of them a person.
 */
final class Tables {

	/**
	 * @param string             $caption For screen readers: the heading above.
	 * @param list<string>       $heads Column titles; the first column names the row.
	 * @param list<list<string>> $rows  Cells as text.
	 */
	public static function show( string $caption, array $heads, array $rows ): void {
		echo '<div style="overflow-x:auto;margin-top:1em"><table class="widefat striped"><caption class="screen-reader-text">' . esc_html( $caption ) . '</caption><thead><tr>';
		foreach ( $heads as $head ) {
			echo '<th scope="col">' . esc_html( $head ) . '</th>';
		}
		echo '</tr></thead><tbody>';
		foreach ( $rows as $row ) {
			echo '<tr>';
			foreach ( $row as $place => $cell ) {
				echo 0 === $place ? '<th scope="row">' . esc_html( $cell ) . '</th>' : '<td>' . esc_html( $cell ) . '</td>';
			}
			echo '</tr>';
		}
		echo '</tbody></table></div>';
	}
}
