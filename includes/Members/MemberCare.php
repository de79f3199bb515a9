<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\StaffMenu;
use WP_User;

/**
 * What staff keep about a member for each other: notes, tags, and which colleague looks after them. Members never see it, but in their export.
 *
 * @phpstan-type Note array{id: int, text: string, author: Participant|null, created_at: string}
 */
final readonly class MemberCare {

	public const NOTES = 20;

	public function __construct( private MemberCareRepository $rows, private Db $db, private Clock $clock ) {}

	/**
	 * Of two colleagues at once both notes stay, and the tags of one, whole.
	 *
	 * @param int|null $author_id Of the note; null: who is logged in.
	 * @throws ApiError 404 for who is no member, or not any more.
	 */
	public function change( int $user_id, CareChange $change, ?int $author_id = null ): void {
		$this->db->repeatable(
			function () use ( $user_id, $change, $author_id ): void {
				$this->db->lock_user( $user_id );
				// Not before: an account may be erased meanwhile, and a note would outlive it.
				$forget = static fn () => clean_user_cache( $user_id );
				$forget();
				$user = get_userdata( $user_id );
				if ( ! $user instanceof WP_User || null === MemberRole::of_user( $user ) ) {
					throw ApiError::not_found();
				}
				$this->db->forget( $forget );
				if ( '' !== $change->note ) {
					$this->rows->add_note( $user_id, $author_id ?? get_current_user_id(), $change->note, $this->clock->now() );
				}
				if ( null !== $change->tags ) {
					$this->rows->replace_tags( $user_id, $change->tags );
				}
				match ( $change->responsible ) {
					false   => null,
					null    => delete_user_meta( $user_id, UserMeta::RESPONSIBLE ),
					default => update_user_meta( $user_id, UserMeta::RESPONSIBLE, (string) $change->responsible ),
				};
			}
		);
	}

	/**
	 * @param list<int> $user_ids
	 * @return array<int, list<string>> By person; without those who have none.
	 */
	public function tags_of( array $user_ids ): array {
		return $this->rows->tags_of( $user_ids );
	}

	/** @return list<string> */
	public function known_tags(): array {
		return $this->rows->known_tags();
	}

	/**
	 * The newest NOTES.
	 *
	 * @return array{list: list<Note>, total: int} `created_at` is UTC `yyyy-MM-dd HH:mm:ss`; an author who is gone is null.
	 */
	public function notes( int $user_id ): array {
		$rows = $this->rows->notes( $user_id, self::NOTES );
		return array(
			'list'  => array_map(
				static fn ( array $row ): array => array(
					'id'         => (int) $row['id'],
					'text'       => (string) $row['text'],
					'author'     => null === $row['author_name'] ? null : new Participant( (int) $row['author_id'], $row['author_name'] ),
					'created_at' => (string) $row['created_at'],
				),
				$rows
			),
			'total' => (int) ( $rows[0]['total'] ?? 0 ),
		);
	}

	/** Null where nobody is, or nobody who may still act. */
	public static function responsible( int $user_id ): ?Participant {
		$id   = get_user_meta( $user_id, UserMeta::RESPONSIBLE, true );
		$user = is_numeric( $id ) ? get_userdata( (int) $id ) : false;
		return false === $user || ! $user->has_cap( StaffMenu::CAPABILITY ) ? null : new Participant( $user->ID, $user->display_name );
	}
}
