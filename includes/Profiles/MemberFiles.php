<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles;

use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Media\Photo;
use MentoriaiPortal\Core\Privacy\PersonalData;

/**
 * The photo and the CVs, for WordPress's privacy tools. They lie outside the database, so they are also removed right
 * before an account is deleted: afterwards no one knows whose they were.
 */
final readonly class MemberFiles implements PersonalData {

	public function __construct( private PhotoService $photos, private CvService $cvs ) {}

	public function key(): string {
		return 'files';
	}

	public function label(): string {
		return __( 'Photo and CV files', 'mentoriai-portal' );
	}

	public function tables(): array {
		return array();
	}

	public function export( int $user_id, int $page ): array {
		$items = array();
		$photo = Photo::of( get_user_meta( $user_id, UserMeta::AVATAR, true ) );
		if ( null !== $photo ) {
			$items[] = self::item( 'photo', __( 'Photo', 'mentoriai-portal' ), $photo->url() );
		}
		foreach ( $this->cvs->list( $user_id ) as $cv ) {
			$items[] = self::item( 'cv-' . $cv->id, __( 'CV file, to be downloaded in the profile', 'mentoriai-portal' ), $cv->name );
		}
		return array(
			'items' => $items,
			'done'  => true,
		);
	}

	public function erase( int $user_id, int $page ): array {
		$had = null !== Photo::of( get_user_meta( $user_id, UserMeta::AVATAR, true ) ) || array() !== $this->cvs->list( $user_id );
		$this->remove( $user_id );
		return array(
			'removed'  => $had,
			'retained' => false,
			'messages' => array(),
			'done'     => true,
		);
	}

	/** Action `delete_user`, before the account is gone. */
	public function remove( int $user_id ): void {
		$this->photos->remove( $user_id );
		$this->cvs->remove_all( $user_id );
	}

	/** @return array{id: string, fields: list<array{name: string, value: string}>} */
	private static function item( string $id, string $name, string $value ): array {
		return array(
			'id'     => $id,
			'fields' => array(
				array(
					'name'  => $name,
					'value' => $value,
				),
			),
		);
	}
}
