import { __ } from '@wordpress/i18n';
import type { EventFacts, Problem } from './types';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether the server takes it as a link: https, with a host that has a dot. */
export function isLink( text: string ): boolean {
	if ( /\s/.test( text ) || ! URL.canParse( text ) ) {
		return false;
	}
	const { protocol, hostname } = new URL( text );
	return protocol === 'https:' && /[^.]\.[^.]/.test( hostname );
}

/** „www.vieta.lt“ as an editor copies it becomes a link; anything else stays as typed. */
export function completedLink( text: string ): string {
	const typed = text.trim();
	const whole = `https://${ typed }`;
	return /^[a-z][\w+.-]*:/i.test( typed ) || ! isLink( whole )
		? typed
		: whole;
}

function isDay( text: string ): boolean {
	const day = new Date( `${ text }T00:00:00Z` );
	return (
		DAY.test( text ) &&
		! Number.isNaN( day.getTime() ) &&
		day.toISOString().startsWith( text )
	);
}

function datesOf( facts: EventFacts ): Problem[] {
	const { startDate, endDate } = facts;
	if ( startDate === '' ) {
		return [
			{
				field: 'startDate',
				text: __( 'Choose the start date.', 'mentoriai-portal' ),
				missing: true,
			},
		];
	}
	if ( ! isDay( startDate ) ) {
		return [
			{
				field: 'startDate',
				text: __( 'There is no such start date.', 'mentoriai-portal' ),
			},
		];
	}
	if ( endDate === '' ) {
		return [];
	}
	if ( ! isDay( endDate ) ) {
		return [
			{
				field: 'endDate',
				text: __( 'There is no such end date.', 'mentoriai-portal' ),
			},
		];
	}
	return endDate < startDate
		? [
				{
					field: 'endDate',
					text: __(
						'The end date is before the start date. Choose the same day or a later one.',
						'mentoriai-portal'
					),
				},
		  ]
		: [];
}

function timesOf( facts: EventFacts ): Problem[] {
	const { startDate, endDate, startTime, endTime } = facts;
	if ( startTime !== '' && ! TIME.test( startTime ) ) {
		return [
			{
				field: 'startTime',
				text: __(
					'Write the start time as hours and minutes, for example 09:30.',
					'mentoriai-portal'
				),
			},
		];
	}
	if ( endTime === '' ) {
		return [];
	}
	if ( ! TIME.test( endTime ) ) {
		return [
			{
				field: 'endTime',
				text: __(
					'Write the end time as hours and minutes, for example 16:00.',
					'mentoriai-portal'
				),
			},
		];
	}
	if ( startTime === '' ) {
		return [
			{
				field: 'startTime',
				text: __(
					'There is an end time: write the start time too.',
					'mentoriai-portal'
				),
			},
		];
	}
	const oneDay = endDate === '' || endDate === startDate;
	return oneDay && endTime < startTime
		? [
				{
					field: 'endTime',
					text: __(
						'The end time is before the start time. Choose a later one.',
						'mentoriai-portal'
					),
				},
		  ]
		: [];
}

/** Why the event cannot be published as it is, in the order of the screen. */
export function problemsOf( title: string, facts: EventFacts ): Problem[] {
	const found: Problem[] = [];
	if ( title.trim() === '' ) {
		found.push( {
			field: 'title',
			text: __( 'Write the title.', 'mentoriai-portal' ),
			missing: true,
		} );
	}
	found.push( ...datesOf( facts ), ...timesOf( facts ) );
	if ( facts.mapUrl !== '' && ! isLink( facts.mapUrl ) ) {
		found.push( {
			field: 'mapUrl',
			text: __(
				'The map link does not work: it must be a whole address that begins with https://',
				'mentoriai-portal'
			),
		} );
	}
	if ( facts.url !== '' && ! isLink( facts.url ) ) {
		found.push( {
			field: 'url',
			text: __(
				'The registration address does not work: it must be a whole address that begins with https://',
				'mentoriai-portal'
			),
		} );
	}
	facts.speakers.forEach( ( { title: name, subtitle }, index ) => {
		if ( name.trim() === '' && subtitle.trim() !== '' ) {
			found.push( {
				field: `speaker-${ index }`,
				text: __(
					'Write the name of the speaker.',
					'mentoriai-portal'
				),
			} );
		}
	} );
	return found;
}
