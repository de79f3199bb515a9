import { tz } from '@date-fns/tz';
import {
	differenceInCalendarDays,
	isValid,
	lightFormat,
	parseISO,
} from 'date-fns';

/** The portal lives in one zone, whatever the visitor's clock says. */
const inVilnius = { in: tz( 'Europe/Vilnius' ) };

/** @param value An ISO time, or a day: that day, not its midnight somewhere. */
export function moment( value: string ): Date {
	return parseISO( value, inVilnius );
}

/** `2026-11-20` of an ISO time or a day. */
export function day( value: string ): string {
	return lightFormat( moment( value ), 'yyyy-MM-dd' );
}

/** `16:42` */
export function time( value: string ): string {
	return lightFormat( moment( value ), 'HH:mm' );
}

/** `2026-11-20 16:42` */
export function dayTime( value: string ): string {
	return lightFormat( moment( value ), 'yyyy-MM-dd HH:mm' );
}

// The first look into a time zone takes a slow phone a tenth of a second: it is taken before a list is drawn.
setTimeout( today );

/** Today in Vilnius. */
export function today(): string {
	return day( new Date().toISOString() );
}

/** "3": the date alone, for calendar leaves. */
export function dayNumber( value: string ): string {
	return lightFormat( moment( value ), 'd' );
}

/** Whole days from one day (`yyyy-MM-dd`) to another; negative when it is before. */
export function daysBetween( from: string, to: string ): number {
	return differenceInCalendarDays( to, from, inVilnius );
}

/**
 * `2026-12-11` of a plan's `11/12/2026`, of what a person may type instead (`11.12.2026`, `2026.12.11`, `20261211`), or of
 * a day that is written so already; '' for anything else.
 */
export function isoDay( value: string ): string {
	const iso = value
		.trim()
		.replace( /^(\d\d)([/.])(\d\d)\2(\d{4})$/, '$4-$3-$1' )
		.replace( /^(\d{4})(\.?)(\d\d)\2(\d\d)$/, '$1-$3-$4' );
	return /^\d{4}-\d\d-\d\d$/.test( iso ) &&
		iso >= '1900' &&
		isValid( parseISO( iso ) )
		? iso
		: '';
}
