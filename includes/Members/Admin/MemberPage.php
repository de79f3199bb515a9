<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members\Admin;

use Closure;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\FaultLog;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Colleagues;
use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\MemberPage\Link;
use MentoriaiPortal\Core\MemberPage\MemberSection;
use MentoriaiPortal\Core\MemberPage\Place;
use MentoriaiPortal\Core\MemberPage\RowList;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Members\CareChange;
use MentoriaiPortal\Members\MemberCare;
use MentoriaiPortal\Members\MemberRepository;
use MentoriaiPortal\Suggestions\Admin\SuggestBox;
use MentoriaiPortal\Suggestions\Admin\SuggestForm;
use WP_User;

/**
 * All that staff know of one member: who it is, what the features tell (Module::member_sections()), and notes of staff.
 */
final readonly class MemberPage {

	/**
	 * @param Closure(): list<MemberSection> $sections Of all modules.
	 * @param Closure(): SuggestBox          $suggest
	 */
	public function __construct( private MemberRepository $members, private MemberFacts $facts, private MemberCare $care, private UserActions $actions, private Closure $sections, private Closure $suggest ) {}

	public function show( int $user_id, ?CareForm $form, ?SuggestForm $suggestion ): void {
		$user = get_userdata( $user_id );
		echo '<div class="wrap">';
		if ( false === $user || null === MemberRole::of_user( $user ) ) {
			printf( '<h1>%s</h1><p>%s</p><p><a class="button" href="%s">%s</a></p></div>', esc_html__( 'Members', 'mentoriai-portal' ), esc_html__( 'There is no such member.', 'mentoriai-portal' ), esc_url( MembersPage::url() ), esc_html__( 'All members', 'mentoriai-portal' ) );
			return;
		}
		printf( '<h1 class="wp-heading-inline">%s</h1> <a class="page-title-action" href="%s">%s</a><hr class="wp-header-end">', esc_html( $user->display_name ), esc_url( MembersPage::url() ), esc_html__( 'All members', 'mentoriai-portal' ) );
		$lists = $this->lists( $user_id );
		$tags  = implode( ', ', $this->care->tags_of( array( $user_id ) )[ $user_id ] ?? array() );
		echo '<div class="mentoriai-member mentoriai-member--page"><section class="mentoriai-member__head" data-section="head">';
		$this->show_head( $user, $tags );
		echo '</section><div class="mentoriai-member__texts">';
		printf( '<section data-section="profile"><h2>%s</h2>', esc_html__( 'Profile', 'mentoriai-portal' ) );
		$this->facts->show_profile( $user );
		echo '</section>';
		foreach ( Place::cases() as $place ) {
			printf( '<section data-section="%s"><h2>%s</h2>', esc_attr( $place->value ), esc_html( $place->title() ) );
			self::show_lists( $lists[ $place->value ] ?? array() );
			if ( Place::Mentorships === $place ) {
				( $this->suggest )()->show( $user, $suggestion );
			}
			echo '</section>';
		}
		echo '</div><section class="mentoriai-member__side" id="mentoriai-notes" data-section="notes">';
		$this->show_notes( $user, $form );
		echo '</section></div></div>';
	}

	/** @return array<string, list<RowList>> By place; what fails is left out, and the rest stands. */
	private function lists( int $user_id ): array {
		$lists = array();
		foreach ( ( $this->sections )() as $section ) {
			$list = FaultLog::part( 'member ' . $section::place()->value, static fn (): RowList => $section->read( $user_id ), null );
			if ( $list instanceof RowList ) {
				$lists[ $section::place()->value ][] = $list;
			}
		}
		return $lists;
	}

	private function show_head( WP_User $user, string $tags ): void {
		MemberFacts::show_head( $user, with_name: false );
		MemberFacts::show_reason( $user );
		$phone = get_user_meta( $user->ID, UserMeta::PHONE, true );
		$facts = array(
			__( 'Phone', 'mentoriai-portal' )       => is_string( $phone ) ? $phone : '',
			_x( 'Last seen', 'member', 'mentoriai-portal' )   => $this->members->days( array( $user->ID ) )[ $user->ID ] ?? __( 'Not known', 'mentoriai-portal' ),
			__( 'Registered', 'mentoriai-portal' )  => substr( Clock::on_site( Clock::from_sql( $user->user_registered ) ), 0, 10 ),
			__( 'Responsible', 'mentoriai-portal' ) => MemberCare::responsible( $user->ID )?->name() ?? __( 'No one', 'mentoriai-portal' ),
			__( 'Tags', 'mentoriai-portal' )        => $tags,
		);
		echo '<dl class="mentoriai-member__list">';
		foreach ( array_filter( $facts ) as $label => $text ) {
			printf( '<div><dt>%s</dt><dd>%s</dd></div>', esc_html( $label ), esc_html( $text ) );
		}
		echo '</dl>';
		$this->facts->show_files( $user->ID );
		$this->show_decisions( $user );
	}

	/** What may be decided; who waits is reviewed, beside the texts and with the next one after. */
	private function show_decisions( WP_User $user ): void {
		$waits = AccountStatus::Submitted === UserColumns::status( $user->ID );
		$links = array();
		foreach ( array_diff_key( $this->actions->links( $user ), $waits ? array() : array( 'review' => true ) ) as $name => $link ) {
			$links[] = sprintf( '<a class="button%s" href="%s">%s</a>', 'review' === $name ? ' button-primary' : '', esc_url( $link['url'] ), esc_html( $link['text'] ) );
		}
		if ( array() !== $links ) {
			echo '<p class="mentoriai-member__buttons">' . implode( ' ', $links ) . '</p>'; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
		}
	}

	/** @param list<RowList> $lists */
	private static function show_lists( array $lists ): void {
		$full = array_filter( $lists, static fn ( RowList $list ): bool => array() !== $list->rows );
		if ( array() === $full ) {
			printf( '<p class="mentoriai-member__none">%s</p>', esc_html__( 'Nothing yet.', 'mentoriai-portal' ) );
		}
		foreach ( $full as $list ) {
			if ( '' !== $list->title ) {
				printf( '<h3>%s</h3>', esc_html( $list->title ) );
			}
			echo '<div class="mentoriai-member__facts"><table class="widefat striped"><thead><tr>';
			foreach ( $list->columns as $column ) {
				printf( '<th scope="col">%s</th>', esc_html( $column ) );
			}
			echo '</tr></thead><tbody>';
			foreach ( $list->rows as $row ) {
				echo '<tr><td>' . implode( '</td><td>', array_map( self::cell( ... ), $row ) ) . '</td></tr>'; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
			}
			echo '</tbody></table></div>';
			self::show_rest( $list );
		}
	}

	private static function show_rest( RowList $list ): void {
		$more = $list->total > count( $list->rows );
		/* translators: 1: number shown, 2: number of all. */
		$text = $more ? esc_html( sprintf( __( 'The newest %1$s of %2$s.', 'mentoriai-portal' ), number_format_i18n( count( $list->rows ) ), number_format_i18n( $list->total ) ) ) : '';
		$link = '' === $list->url ? '' : sprintf( ' <a href="%s">%s</a>', esc_url( $list->url ), esc_html__( 'Open the list', 'mentoriai-portal' ) );
		if ( '' !== $text . $link ) {
			echo '<p>' . $text . $link . '</p>'; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
		}
	}

	private static function cell( string|Link $cell ): string {
		if ( $cell instanceof Link ) {
			return sprintf( '<a href="%s">%s</a>', esc_url( $cell->url ), esc_textarea( $cell->text ) );
		}
		$text = nl2br( esc_textarea( $cell ) );
		return 1 === preg_match( '~^\d{4}-\d\d-\d\d(?: \d\d:\d\d)?$~D', $cell ) ? "<span class=\"mentoriai-member__time\">$text</span>" : $text;
	}

	private function show_notes( WP_User $user, ?CareForm $form ): void {
		$notes  = $this->care->notes( $user->ID );
		$stored = CareHandler::stored( $this->care, $user->ID );
		printf( '<h2>%s</h2>', esc_html__( 'For staff', 'mentoriai-portal' ) );
		$told = isset( $_GET['saved'] ) && is_string( $_GET['saved'] ) ? CareHandler::told( sanitize_text_field( wp_unslash( $_GET['saved'] ) ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- shows a sentence.
		if ( null !== $form ) {
			wp_admin_notice( esc_html( $form->error ), array( 'type' => 'error', 'additional_classes' => array( 'inline' ), 'attributes' => array( 'role' => 'alert' ) ) );
		} elseif ( '' !== $told ) {
			wp_admin_notice( esc_html( $told ), array( 'type' => 'success', 'additional_classes' => array( 'inline' ), 'attributes' => array( 'role' => 'status' ) ) );
		}
		printf( '<p class="description">%s</p>', esc_html__( 'Members do not see this page. Notes and tags are in the copy of their data that a member may ask for.', 'mentoriai-portal' ) );
		printf( '<form method="post" action="%s">', esc_url( StaffMenu::member( $user->ID ) ) );
		$hidden = array( CareHandler::SENT => '1', '_wpnonce' => wp_create_nonce( CareHandler::nonce( $user->ID ) ), 'tags_before' => $stored['tags'], 'responsible_before' => $stored['responsible'] );
		foreach ( $hidden as $name => $value ) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
		}
		printf( '<p><label for="mentoriai-note"><strong>%s</strong></label><textarea id="mentoriai-note" name="note" rows="4" class="large-text" maxlength="%d">%s</textarea></p>', esc_html__( 'New note', 'mentoriai-portal' ), (int) CareChange::NOTE_MAX, esc_textarea( $form->note ?? '' ) );
		printf(
			'<p><label for="mentoriai-tags"><strong>%s</strong></label><input type="text" id="mentoriai-tags" name="tags" class="large-text" value="%s" aria-describedby="mentoriai-tags-help"><span class="description" id="mentoriai-tags-help">%s</span></p>',
			esc_html__( 'Tags', 'mentoriai-portal' ),
			esc_attr( $form->tags ?? $stored['tags'] ),
			esc_html( __( 'Separate them with commas.', 'mentoriai-portal' ) . self::now_stored( $form?->tags, $stored['tags'] ) )
		);
		self::show_colleagues( $form, $stored['responsible'] );
		printf( '<p><button class="button button-primary">%s</button></p></form>', esc_html__( 'Save', 'mentoriai-portal' ) );
		printf( '<h3>%s</h3>', esc_html__( 'Notes', 'mentoriai-portal' ) );
		if ( array() === $notes['list'] ) {
			printf( '<p class="mentoriai-member__none">%s</p>', esc_html__( 'No notes yet.', 'mentoriai-portal' ) );
		}
		foreach ( $notes['list'] as $note ) {
			printf( '<div class="mentoriai-note"><p>%s</p><p class="mentoriai-member__none">%s · %s</p></div>', nl2br( esc_textarea( $note['text'] ) ), esc_html( $note['author']?->name() ?? __( 'Deleted user', 'mentoriai-portal' ) ), esc_html( Clock::on_site( Clock::from_sql( $note['created_at'] ) ) ) );
		}
		if ( $notes['total'] > count( $notes['list'] ) ) {
			/* translators: 1: number shown, 2: number of all. */
			printf( '<p>%s</p>', esc_html( sprintf( __( 'The newest %1$s of %2$s.', 'mentoriai-portal' ), number_format_i18n( count( $notes['list'] ) ), number_format_i18n( $notes['total'] ) ) ) );
		}
	}

	private static function show_colleagues( ?CareForm $form, string $stored ): void {
		$colleagues = Colleagues::who_may( StaffMenu::CAPABILITY );
		printf( '<p><label for="mentoriai-responsible"><strong>%s</strong></label><select id="mentoriai-responsible" name="responsible" aria-describedby="mentoriai-responsible-help"><option value="">%s</option>', esc_html__( 'Responsible', 'mentoriai-portal' ), esc_html__( 'No one', 'mentoriai-portal' ) );
		foreach ( $colleagues as $id => $name ) {
			printf( '<option value="%d"%s>%s</option>', (int) $id, selected( $form->responsible ?? $stored, (string) $id, false ), esc_html( $name ) );
		}
		printf(
			'</select><span class="description" id="mentoriai-responsible-help">%s</span></p>',
			esc_html( __( 'Emails to staff about this member go to this colleague alone.', 'mentoriai-portal' ) . self::now_stored( null === $form ? null : $colleagues[ (int) $form->responsible ] ?? '', $colleagues[ (int) $stored ] ?? '' ) )
		);
	}

	/** What stands there now, where something else was sent. */
	private static function now_stored( ?string $sent, string $stored ): string {
		/* translators: %s: tags or a name. */
		return null === $sent || $sent === $stored ? '' : ' ' . sprintf( __( 'Stored now: %s', 'mentoriai-portal' ), '' === $stored ? '—' : $stored );
	}
}
