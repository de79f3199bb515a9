import { __, sprintf } from '@wordpress/i18n';
import {
	Bell,
	CalendarDays,
	ChevronRight,
	CircleUser,
	ClipboardList,
	Flag,
	Handshake,
	type LucideIcon,
	MessageSquare,
	Send,
} from 'lucide-react';
import type { Output } from '../../../api/client';
import { Icon } from '../../../components/icon';
import { LinkTarget } from '../../../components/link-target';
import { longDay } from '../../../lib/date-words';
import { day, dayTime, time, today } from '../../../lib/dates';
import { classes } from '../../../lib/class-names';
import { linkTo } from '../../../lib/paths';

export type TodayItem = Output< 'today' >[ 'items' ][ number ];

const ICONS: Readonly< Record< TodayItem[ 'kind' ], LucideIcon > > = {
	profile: CircleUser,
	unread: MessageSquare,
	request: Handshake,
	meeting: CalendarDays,
	step: Flag,
	plan: ClipboardList,
	checkin: Bell,
	first_message: Send,
	event: CalendarDays,
};

/** One thing that waits; the whole row leads to it. */
export function TodayRow( { item }: { item: TodayItem } ) {
	const { kind, title, text, url, at } = item;
	const late = kind === 'step' && at !== null && at < today();
	return (
		<li>
			<LinkTarget { ...linkTo( url ) } className="mp-today__row">
				<span
					className={ classes(
						'mp-today__icon',
						kind === 'event' && 'is-later'
					) }
				>
					<Icon icon={ ICONS[ kind ] } />
				</span>
				<span className="mp-today__text">
					<b>{ title }</b>
					{ text && <span>{ text }</span> }
					{ at && (
						<small className={ classes( late && 'is-late' ) }>
							{ when( kind, at, late ) }
						</small>
					) }
				</span>
				<Icon icon={ ChevronRight } />
			</LinkTarget>
		</li>
	);
}

/** When it is: of a step its deadline, of an event its day, of all else when it came. */
function when( kind: TodayItem[ 'kind' ], at: string, late: boolean ): string {
	if ( kind === 'step' ) {
		return late
			? sprintf(
					/* translators: %s: day, as in 2026-12-11 */
					__( 'Was due %s', 'mentoriai-portal' ),
					day( at )
			  )
			: sprintf(
					/* translators: %s: day, as in 2026-12-11 */
					__( 'Due %s', 'mentoriai-portal' ),
					day( at )
			  );
	}
	const hours = at.length > 10;
	if ( kind === 'event' || kind === 'meeting' ) {
		return hours ? `${ longDay( at ) }, ${ time( at ) }` : longDay( at );
	}
	return hours ? dayTime( at ) : day( at );
}
