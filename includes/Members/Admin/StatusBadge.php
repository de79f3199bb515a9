<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members\Admin;

use MentoriaiPortal\Core\Identity\AccountStatus;

/**
 * A status as staff read it; the word carries the meaning, the colour only helps to find it.
 */
final class StatusBadge {

	/** Whether this is the list of users or a screen of staff. */
	public static function is_here(): bool {
		return 1 === preg_match( '~^(users$|mentoriai_page_)~D', get_current_screen()->base ?? '' );
	}

	/** @return string HTML. */
	public static function html( AccountStatus $status ): string {
		return sprintf( '<span class="mentoriai-badge is-%s">%s</span>', esc_attr( $status->value ), esc_html( $status->label() ) );
	}

	/** Action `admin_print_styles`, for the list of users and the screens of staff. */
	public static function print_styles(): void {
		if ( ! self::is_here() ) {
			return;
		}
		echo '<style>
			.users-php .column-username{width:28%}
			.users-php .column-posts{width:5em}
			.mentoriai-badge{display:inline-block;padding:2px 8px;border-radius:10px;background:#f0f0f1;color:#2c3338;font-weight:600;line-height:1.5;white-space:nowrap}
			.mentoriai-badge.is-submitted{background:#fcf0c8;color:#6e4e00}
			.mentoriai-badge.is-public{background:#d9f2e3;color:#0a4b2d}
			.mentoriai-badge.is-returned{background:#e6ebfd;color:#15309f}
			.mentoriai-badge.is-rejected,.mentoriai-badge.is-closed{background:#fbe3e2;color:#8a1411}
			.column-mentoriai_status{width:13em}
			.mentoriai-member{display:grid;grid-template:"head decide" auto "texts decide" 1fr/minmax(0,1fr) 20rem;gap:0 24px;max-width:1200px;align-items:start}
			.mentoriai-member__head{grid-area:head}
			.mentoriai-member__texts{grid-area:texts}
			.mentoriai-member__facts{overflow-x:auto}
			.mentoriai-member__facts th[scope=row]{width:11em;text-align:left;vertical-align:top}
			.mentoriai-member__facts td{vertical-align:top}
			.mentoriai-member__facts th[scope=row] + td{overflow-wrap:anywhere}
			.mentoriai-member .mentoriai-member__decide{grid-area:decide;position:sticky;top:48px;margin-top:0}
			.mentoriai-member__decide textarea{width:100%}
			.mentoriai-member__buttons{display:flex;flex-wrap:wrap;gap:8px}
			.mentoriai-member__photo :is(img,.dashicons){width:120px;height:150px;object-fit:cover;object-position:50% 20%;border-radius:60px 60px 8px 8px}
			.mentoriai-member__photo .dashicons{background:#dcdcde;color:#646970;font-size:64px;line-height:150px}
			.mentoriai-member__none{color:#646970}
			.mentoriai-member__time{white-space:nowrap}
			.mentoriai-member__side{grid-area:decide}
			.mentoriai-member--page{margin-top:16px}
			.mentoriai-member--page section[data-section]{margin-bottom:24px}
			.mentoriai-member--page .mentoriai-member__head{display:flow-root}
			.mentoriai-member--page .mentoriai-member__photo{float:left;margin:0 24px 8px 0}
			.mentoriai-member--page .mentoriai-member__head p:first-of-type{margin-top:0}
			.mentoriai-member__list{display:flex;flex-wrap:wrap;gap:8px 32px;margin:0 0 12px}
			.mentoriai-member__list dt{color:#646970}
			.mentoriai-member__list dd{margin:0;overflow-wrap:anywhere}
			.mentoriai-member__side{padding:0 16px 8px;background:#fff;border:1px solid #c3c4c7}
			.mentoriai-member__side select{max-width:100%;display:block}
			.mentoriai-note{border-left:4px solid #dba617;padding:1px 12px;margin:12px 0;background:#fcf9e8;overflow-wrap:anywhere}
			.mentoriai-note p{margin:.5em 0}
			.mentoriai-suggest{max-width:45em;scroll-margin-top:48px;margin-top:24px;padding:0 16px 8px;background:#fff;border:1px solid #c3c4c7}
			.mentoriai-suggest__search{display:flex;flex-wrap:wrap;gap:8px}
			.mentoriai-suggest__search input{flex:1 1 12em;min-width:0}
			.mentoriai-suggest__mentor{display:flex;gap:8px;align-items:baseline;padding:4px 0;overflow-wrap:anywhere}
			.mentoriai-suggest__mentor input{flex:none}
			.mentoriai-tag{display:inline-block;padding:1px 8px;border-radius:10px;background:#e6ebfd;text-decoration:none}
			.wp-list-table.users td{overflow-wrap:anywhere}
			#mentoriai-reason{max-width:45em}
			.mentoriai-member table.diff{table-layout:fixed}
			@media (max-width:1100px){.mentoriai-member{display:block}.mentoriai-member .mentoriai-member__decide{position:static;margin-bottom:24px}}
		</style>';
	}
}
