<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Media\PhotoFiles;
use MentoriaiPortal\Mentors\MentorIndexer;

/**
 * Mentors who are members.
 *
 * @phpstan-import-type MentorData from DemoData
 */
final readonly class MentorsImport {

	public function __construct( private DemoData $data, private MemberAccounts $accounts, private PhotoFiles $photos, private MentorIndexer $indexer, private Clock $clock ) {}

	/**
	 * @param array<string, int> $fields Slug to term id.
	 * @return array<string, int> Address in the data to user id.
	 */
	public function run( ImportMode $mode, array $fields ): array {
		$ids = array();
		foreach ( $this->data->mentors() as $mentor ) {
			$id = $this->accounts->ensure( $mode, $mentor['login_email'], Role::Mentor->value, $mentor['status'], $mentor, $this->profile( $mentor, $fields ) );
			$this->add_portrait( $id, $mentor['slug'] );
			$this->indexer->index_member( $id );
			$ids[ $mentor['login_email'] ] = $id;
		}
		return $ids;
	}

	private function add_portrait( int $id, string $slug ): void {
		$file = $this->data->portrait( $slug );
		if ( null === $file || '' !== get_user_meta( $id, UserMeta::AVATAR, true ) ) {
			return;
		}
		$photo = $this->photos->make( (string) file_get_contents( $this->data->file( $file ) ), 1 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
		if ( null !== $photo ) {
			update_user_meta( $id, UserMeta::AVATAR, $photo->stored() );
		}
	}

	/**
	 * @param MentorData         $mentor
	 * @param array<string, int> $fields
	 * @return array<string, mixed>
	 */
	private function profile( array $mentor, array $fields ): array {
		return array_filter(
			array(
				UserMeta::SLUG        => $mentor['slug'],
				UserMeta::POSITION    => $mentor['lt']['position'],
				UserMeta::POSITION_EN => $mentor['en']['position'] ?? '',
				UserMeta::ABOUT       => $mentor['lt']['about'],
				UserMeta::ABOUT_EN    => $mentor['en']['about'] ?? '',
				UserMeta::LINKEDIN    => $mentor['linkedin'],
				UserMeta::TOWN        => $mentor['town'] ?? '',
				UserMeta::CAPACITY    => (string) ( $mentor['capacity'] ?? '' ),
				UserMeta::BUSY_UNTIL  => isset( $mentor['busy_days'] ) ? $this->clock->today( $mentor['busy_days'] ) : '',
				UserMeta::FIELDS      => array_map( static fn ( string $slug ): int => $fields[ $slug ], $mentor['fields'] ),
			)
		) + array( UserMeta::BUSY => $mentor['busy'] ? '1' : '0' );
	}
}
