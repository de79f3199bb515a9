<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Bench\Seed;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Busy;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\TextFold;
use MentoriaiPortal\Mentors\FieldRepository;
use MentoriaiPortal\Mentors\MentorKind;
use MentoriaiPortal\Mentors\MentorSource;
use mysqli;

/**
 * Mentors with their rows in the index, as the product's indexer writes them (IndexCheck compares).
 */
final class Mentors {

	private Bulk $index;

	private Bulk $terms;

	/** @param list<int> $fields Ids of all field tags. */
	public function __construct( private readonly mysqli $mysql, private readonly Db $db, private readonly People $people, private readonly array $fields ) {
		$this->index = new Bulk( $mysql, $db->table( 'mentor_index' ), array( 'kind', 'lang', 'mentor_id', 'pair_key', 'slug', 'state', 'visible', 'busy', 'sort_key', 'card', 'search_text', 'typed_text', 'work_text' ) );
		$this->terms = new Bulk( $mysql, $db->table( 'mentor_terms' ), array( 'lang', 'kind', 'term_id', 'busy', 'sort_key', 'mentor_id' ) );
	}

	/** Adds those beyond the ones there are; a kept site of a larger run loses the others. */
	public function up_to( int $count ): void {
		$last = Ids::MENTOR + $count;
		foreach ( array( 'mentor_index', 'mentor_terms' ) as $table ) {
			$this->mysql->query( "DELETE FROM {$this->db->table( $table )} WHERE mentor_id > $last" );
		}
		$this->mysql->query( "DELETE FROM {$this->db->usermeta()} WHERE user_id > $last" );
		$this->mysql->query( "DELETE FROM {$this->db->users()} WHERE ID > $last" );
		$result = $this->mysql->query( "SELECT COUNT(*) FROM {$this->db->users()} WHERE ID > " . Ids::MENTOR );
		$known  = (int) ( $result instanceof \mysqli_result ? $result->fetch_row()[0] ?? 0 : 0 );
		for ( $number = $known + 1; $number <= $count; $number++ ) {
			$this->add( $number );
			if ( 0 === $number % 5000 ) {
				$this->mysql->commit();
			}
		}
		$this->people->flush();
		$this->index->flush();
		$this->terms->flush();
	}

	private function add( int $number ): void {
		$id     = Ids::MENTOR + $number;
		$person = Texts::person( $number );
		$name   = $person['first'] . ' ' . $person['last'];
		$slug   = TextFold::slug( $name ) . '-' . $number;
		$busy   = 0 === $number % 10;
		$fields = array( $this->fields[ $number % 12 ], $this->fields[ ( $number + 1 + intdiv( $number, 12 ) % 11 ) % 12 ] );
		$this->people->mentor( $id, $person, $slug, $busy, $fields );
		$source  = new MentorSource( MentorKind::Dynamic, Lang::Lt, $id, (string) $id, $slug, AccountStatus::Public, new Busy( $busy ), $name, $person['first'], $person['last'], $person['position'], Lang::Lt, '', $person['about'], null, $fields, fields: ( new FieldRepository( $this->db ) )->names( $fields ), work: $person['position'] . "\n" . $person['about'] );
		$shared  = array( $source->sort_key(), $source->card(), TextFold::words( $source->search_text() ), TextFold::ascii( $source->search_text() ), TextFold::words( $source->work ) );
		// Without English texts both languages have the same.
		foreach ( Lang::cases() as $lang ) {
			$this->index->add( array( MentorKind::Dynamic->value, $lang->value, $id, (string) $id, $slug, AccountStatus::Public->value, 1, (int) $busy, ...$shared ) );
			foreach ( array( 0, ...$fields ) as $term_id ) {
				$this->terms->add( array( $lang->value, MentorKind::Dynamic->value, $term_id, (int) $busy, $shared[0], $id ) );
			}
		}
	}
}
