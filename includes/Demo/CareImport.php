<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

use MentoriaiPortal\Members\CareChange;
use MentoriaiPortal\Members\MemberCare;

/**
 * What staff of a demo site keep about some members.
 */
final readonly class CareImport {

	private const STAFF = 'redaktore';

	/** Address to tags and, for some, a note. */
	private const CARE = array(
		'mentor@demo.test'      => array( array( 'ambasadorė', 'eksportas' ), 'Sutiko kalbėti rudens renginyje. Paskambinti rugsėjį.' ),
		'busy-mentor@demo.test' => array( array( 'eksportas' ), 'Iki metų pabaigos naujų įkūrėjų neima, vėliau norėtų vieno.' ),
		'founder@demo.test'     => array( array( 'regionai' ), '' ),
		'founder2@demo.test'    => array( array( 'regionai', 'pirma įmonė' ), '' ),
	);

	public function __construct( private MemberCare $care ) {}

	/** @param array<string, int> $people Address in the data to user id. */
	public function run( array $people ): void {
		$staff = get_user_by( 'login', self::STAFF );
		$ids   = array_intersect_key( $people, self::CARE );
		$known = $this->care->tags_of( array_values( $ids ) );
		foreach ( $ids as $email => $id ) {
			if ( false !== $staff && ! isset( $known[ $id ] ) ) {
				[ $tags, $note ] = self::CARE[ $email ];
				$this->care->change( $id, CareChange::of_body( array( 'tags' => $tags, 'note' => $note ) + ( '' === $note ? array() : array( 'responsible' => $staff->ID ) ) ), $staff->ID );
			}
		}
	}
}
