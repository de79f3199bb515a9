<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving;

use Closure;
use MentoriaiPortal\ActivityLog\Act;
use MentoriaiPortal\ActivityLog\ActivityLog;
use MentoriaiPortal\ActivityLog\ActObject;
use MentoriaiPortal\Core\CsvWriter;
use MentoriaiPortal\Core\DueWork;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Members\MemberCare;
use MentoriaiPortal\Members\MemberFilter;
use MentoriaiPortal\Moving\Schema\Column;
use MentoriaiPortal\Profiles\ProfilesOfOthers;
use WP_User;

/**
 * Founders and mentors of a filter, as an import reads them. Rejected and closed people stay where they are, as do those without a
 * type: they have no profile yet. The number of queries grows with batches, memory with nothing.
 */
final readonly class MembersFile {

	/**
	 * @param Closure( MemberFilter ): list<int>   $ids         In the order of registration.
	 * @param Closure(): array<int, list<string>>  $field_names By id of the field: Lithuanian, English.
	 */
	public function __construct( private Closure $ids, private ProfilesOfOthers $profiles, private MemberCare $care, private Closure $field_names, private ActivityLog $log ) {}

	/** Sends it to the browser, by the address of StaffMenu::members_csv(), and ends the request. */
	public function answer( ?MemberFilter $filter, Lang $lang, string $day ): never {
		check_admin_referer( StaffMenu::MOVING );
		if ( ! current_user_can( StaffMenu::MAY_MOVE ) || null === $filter ) {
			wp_die( esc_html__( 'Not found.', 'mentoriai-portal' ), '', array( 'response' => 404 ) );
		}
		CsvWriter::send( sprintf( 'mentoriai-members-%s.csv', $day ), fn ( mixed $to ) => $this->write( $to, $filter, $lang, CsvWriter::separator() ) );
	}

	/**
	 * @param resource $to        Stream.
	 * @param ','|';'  $separator Of cells.
	 */
	public function write( mixed $to, MemberFilter $filter, Lang $lang, string $separator = ',' ): void {
		$csv = new CsvWriter( $to, $separator );
		$csv->row( array_map( static fn ( Column $column ): string => $column->head( $lang ), Column::cases() ) );
		foreach ( $this->rows( $filter, $lang ) as $row ) {
			$csv->row( array_values( $row ) );
		}
	}

	/**
	 * Each person by the keys of the columns; what is exported is written to the activity log.
	 *
	 * @return iterable<array<string, string>>
	 */
	public function rows( MemberFilter $filter, Lang $lang ): iterable {
		$this->log->write( Act::Export, ActObject::Export, 'members' );
		$names = array_map( static fn ( array $of ): string => str_replace( Column::SEPARATOR, ' ', Lang::En === $lang ? $of[1] ?? '' : $of[0] ?? '' ), ( $this->field_names )() );
		foreach ( array_chunk( ( $this->ids )( $filter ), DueWork::BATCH ) as $ids ) {
			cache_users( $ids );
			$tags = $this->care->tags_of( $ids );
			foreach ( $ids as $id ) {
				$user = get_userdata( $id );
				$row  = $user instanceof WP_User ? $this->row( $user, $tags[ $id ] ?? array(), $names, $lang ) : null;
				if ( null !== $row ) {
					yield $row;
				}
			}
			if ( wp_cache_supports( 'flush_runtime' ) ) {
				wp_cache_flush_runtime();
			}
		}
	}

	/**
	 * @param list<string>       $tags
	 * @param array<int, string> $names Of fields.
	 * @return array<string, string>|null
	 */
	private function row( WP_User $user, array $tags, array $names, Lang $lang ): ?array {
		$meta   = get_user_meta( $user->ID );
		$meta   = is_array( $meta ) ? $meta : array();
		$text   = static fn ( string $key ): string => is_string( $meta[ $key ][0] ?? null ) ? $meta[ $key ][0] : '';
		$role   = MemberRole::of_user( $user );
		$status = AccountStatus::of_stored( $text( UserMeta::STATUS ) );
		if ( ( Role::Founder !== $role && Role::Mentor !== $role ) || ! $status->may_log_in() ) {
			return null;
		}
		$waits  = AccountStatus::Draft === $status ? AccountStatus::tryFrom( $text( UserMeta::WAITING_STATUS ) ) : null;
		$cells  = ProfilesOfOthers::cells( $this->profiles->of_meta( $meta, $role ) );
		$fields = array_map( static fn ( string $id ): string => $names[ (int) $id ] ?? '', array_filter( explode( ',', $cells[ Column::Fields->value ] ?? '' ) ) );
		$known  = array(
			Column::Email->value     => $user->user_email,
			Column::Type->value      => Column::type_of( $role, $lang ),
			Column::Fields->value    => implode( Column::SEPARATOR, array_filter( $fields ) ),
			Column::Language->value  => Lang::from_query( $text( UserMeta::LANG ) )->value,
			Column::Tags->value      => implode( Column::SEPARATOR, $tags ),
			Column::Status->value    => ( $waits ?? $status )->value,
			Column::NoCompany->value => '1' === ( $cells[ Column::NoCompany->value ] ?? '' ) ? ( Lang::Lt === $lang ? 'taip' : 'yes' ) : '',
		) + $cells;
		$row    = array();
		foreach ( Column::cases() as $column ) {
			$row[ $column->value ] = $known[ $column->value ] ?? '';
		}
		return $row;
	}
}
