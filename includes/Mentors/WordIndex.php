<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Database\Db;

/**
 * How a keyword is looked up: by the server's word index where there is one and it holds the word, else by LIKE on the
 * folded text. Both find the same.
 */
final readonly class WordIndex {

	/** The shortest word the server's index holds; 0 without one. */
	public const OPTION = 'mentoriai_word_index';

	/** InnoDB's own list: words that its index leaves out. */
	private const STOPWORDS = array( 'about', 'are', 'com', 'for', 'from', 'how', 'that', 'the', 'this', 'und', 'was', 'what', 'when', 'where', 'who', 'will', 'with', 'www' );

	public function __construct( private Db $db ) {}

	/** Makes the index where the server can, and keeps what it can. */
	public function install(): void {
		update_option( self::OPTION, $this->db->is_sqlite() ? 0 : $this->build(), true );
	}

	/**
	 * @return array{string, list<string>} ' AND …' and its values.
	 */
	public function condition( Keyword $keyword ): array {
		$shortest = (int) get_option( self::OPTION, 0 );
		$indexed  = array();
		$sql      = '';
		$values   = array();
		foreach ( $keyword->words as $word ) {
			if ( $shortest > 0 && strlen( $word ) >= $shortest && ! self::begins_stopword( $word ) ) {
				$indexed[] = '+' . $word . '*';
				continue;
			}
			$sql     .= ' AND i.search_text LIKE ?';
			$values[] = '% ' . $word . '%';
		}
		if ( array() !== $indexed ) {
			$sql      = ' AND MATCH (i.search_text) AGAINST (? IN BOOLEAN MODE)' . $sql;
			$values   = array( implode( ' ', $indexed ), ...$values );
		}
		if ( '' !== $keyword->typed ) {
			$sql     .= ' AND i.typed_text LIKE ?';
			$values[] = '%' . $this->db->like( $keyword->typed ) . '%';
		}
		return array( $sql, $values );
	}

	private function build(): int {
		$this->fold_columns();
		if ( array() === $this->db->rows( 'SHOW INDEX FROM {mentor_index} WHERE Key_name = ?', 'words' ) ) {
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
