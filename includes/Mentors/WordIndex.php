<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Lang;

/**
 * How a keyword is looked up: rare words by the server's word index, where there is one and it holds the word; others
 * by LIKE on the folded text, which is ten times faster for a word that most profiles have. Both find the same.
 */
final readonly class WordIndex {

	/** The shortest word the server's index holds; 0 without one. */
	public const OPTION = 'mentoriai_word_index';

	/** From how many mentors on the index is asked at all. */
	public const MANY = 1000;

	/** So many profiles tell whether a word is rare: at most one in twenty has it. */
	private const SAMPLE = 200;
	private const RARE   = 10;

	/** InnoDB's own list: words that its index leaves out. */
	private const STOPWORDS = array( 'about', 'are', 'com', 'for', 'from', 'how', 'that', 'the', 'this', 'und', 'was', 'what', 'when', 'where', 'who', 'will', 'with', 'www' );

	public function __construct( private Db $db ) {}

	/** Makes the index where the server can, and keeps what it can. */
	public function install(): void {
		update_option( self::OPTION, $this->db->is_sqlite() ? 0 : $this->build(), true );
	}

	/**
	 * @param int $total Length of the whole list.
	 * @return array{string, list<string>} ' AND …' and its values.
	 */
	public function condition( Keyword $keyword, MentorKind $kind, Lang $lang, int $total ): array {
		$indexed = $total < self::MANY ? array() : $this->rare( array_filter( $keyword->words, self::is_indexed( ... ) ), $kind, $lang );
		$sql     = '';
		$values  = array();
		if ( array() !== $indexed ) {
			$sql    = ' AND MATCH (i.search_text) AGAINST (? IN BOOLEAN MODE)';
			$values = array( implode( ' ', array_map( static fn ( string $word ): string => '+' . $word . '*', $indexed ) ) );
		}
		foreach ( array_diff( $keyword->words, $indexed ) as $word ) {
			$sql     .= ' AND i.search_text LIKE ?';
			$values[] = '% ' . $word . '%';
		}
		if ( '' !== $keyword->typed ) {
			$sql     .= ' AND i.typed_text LIKE ?';
			$values[] = '%' . $this->db->like( $keyword->typed ) . '%';
		}
		return array( $sql, $values );
	}

	/**
	 * Those of the words that few profiles have, by a sample.
	 *
	 * @param array<string> $words
	 * @return list<string>
	 */
	private function rare( array $words, MentorKind $kind, Lang $lang ): array {
		if ( array() === $words ) {
			return array();
		}
		$words  = array_values( $words );
		$counts = implode( ', ', array_map( static fn ( int $at ): string => "SUM(CASE WHEN s.search_text LIKE ? THEN 1 ELSE 0 END) AS w$at", array_keys( $words ) ) );
		$found  = $this->db->row(
			"SELECT $counts FROM (SELECT search_text FROM {mentor_index} WHERE kind = ? AND lang = ? AND visible = 1 LIMIT " . self::SAMPLE . ') s',
			...array( ...array_map( static fn ( string $word ): string => '% ' . $word . '%', $words ), $kind->value, $lang->value )
		);
		return array_values( array_filter( $words, static fn ( string $word, int $at ): bool => (int) ( $found[ "w$at" ] ?? 0 ) <= self::RARE, ARRAY_FILTER_USE_BOTH ) );
	}

	/** Whether the server's index holds words that begin so. */
	private static function is_indexed( string $word ): bool {
		$shortest = (int) get_option( self::OPTION, 0 );
		return $shortest > 0 && strlen( $word ) >= $shortest && ! self::begins_stopword( $word );
	}

	/** Whether the index is not there, though the server can have one. */
	public function is_lost(): bool {
		return ! $this->db->is_sqlite() && array() === $this->db->rows( 'SHOW INDEX FROM {mentor_index} WHERE Key_name = ?', 'words' );
	}

	private function build(): int {
		$this->fold_columns();
		if ( $this->is_lost() ) {
			$this->db->execute( 'ALTER TABLE {mentor_index} ADD FULLTEXT KEY words (search_text)' );
		}
		$set    = array_column( $this->db->rows( 'SHOW VARIABLES LIKE ?', 'innodb_ft%' ), 'Value', 'Variable_name' );
		$engine = $this->db->row( 'SHOW TABLE STATUS WHERE Name = ?', $this->db->table( MentorIndexTable::name() ) )['Engine'] ?? '';
		$own    = '' !== ( $set['innodb_ft_server_stopword_table'] ?? '' ) || '' !== ( $set['innodb_ft_user_stopword_table'] ?? '' );
		return 'InnoDB' !== $engine || $own ? 0 : max( 1, (int) ( $set['innodb_ft_min_token_size'] ?? 3 ) );
	}

	/** Folded text is ASCII: compared by bytes it is several times faster, and in the order it was made for. */
	private function fold_columns(): void {
		$columns = array(
			array( 'mentor_index', 'sort_key', "varchar(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT ''" ),
			array( 'mentor_terms', 'sort_key', 'varchar(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL' ),
			array( 'mentor_index', 'search_text', 'mediumtext CHARACTER SET ascii COLLATE ascii_bin' ),
			array( 'mentor_index', 'typed_text', 'mediumtext CHARACTER SET ascii COLLATE ascii_bin' ),
		);
		foreach ( $columns as [ $table, $column, $type ] ) {
			$known = $this->db->row( 'SHOW FULL COLUMNS FROM {' . $table . '} WHERE Field = ?', $column );
			if ( null !== $known && 'ascii_bin' !== $known['Collation'] ) {
				$this->db->execute( 'ALTER TABLE {' . $table . '} MODIFY ' . $column . ' ' . $type );
			}
		}
	}

	private static function begins_stopword( string $word ): bool {
		foreach ( self::STOPWORDS as $stopword ) {
			if ( str_starts_with( $stopword, $word ) ) {
				return true;
			}
		}
		return false;
	}
}
