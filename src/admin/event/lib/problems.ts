import { isValid, parseISO } from 'date-fns';
import { __ } from '@wordpress/i18n';
import type { EventFacts, Problem } from './types';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether the server takes it as a link: http or https, a host with a dot, no one's name or password. */
export function isLink( text: string ): boolean {
	if ( /\s/.test( text ) || ! URL.canParse( text ) ) {
		return false;
	}
	const { protocol, hostname, username } = new URL( text );
	return (
		/^https?:$/.test( protocol ) &&
		/[^.]\.[^.]{2,}$/.test( hostname ) &&
		username === ''
	);
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
	return DAY.test( text ) && isValid( parseISO( text ) );
}

function datesOf( facts: EventFacts ): Problem[] {
	const { startDate, endDate } = facts;
	if ( startDate === '' ) {
		return [
			{
				field: 'startDate',
				text: __( 'Choose the date of the event.', 'mentoriai-portal' ),
				missing: true,
			},
		];
	}
	if ( ! isDay( startDate ) ) {
		return [
			{
				field: 'startDate',
				text: __( 'Choose the date of the event.', 'mentoriai-portal' ),
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
				text: __( 'The end date is not a date.', 'mentoriai-portal' ),
			},
		];
	}
	return endDate < startDate
		? [
				{
					field: 'endDate',
					text: __(
						'The end date is before the start date.',
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
					'Enter the start time as hours and minutes, for example 17:30.',
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
					'Enter the end time as hours and minutes, for example 19:00.',
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
					'Enter the start time too, or clear the end time.',
					'mentoriai-portal'
				),
			},
		];
	}
	const oneDay = endDate === '' || endDate === startDate;
	return oneDay && endTime <= startTime
		? [
				{
					field: 'endTime',
					text: __(
						'The end time must be after the start time.',
						'mentoriai-portal'
					),
				},
		  ]
		: [];
}

/**
 * Why the event cannot be published as it is, in the order of the screen: the rules of includes/Events/EventRules.php
 * in its words, and speakers without a name, whom the site would leave out.
 */
export function problemsOf( title: string, facts: EventFacts ): Problem[] {
	const found: Problem[] = [];
	if ( title.trim() === '' ) {
		found.push( {
			field: 'title',
			text: __( 'Enter the title of the event.', 'mentoriai-portal' ),
			missing: true,
		} );
	}
	found.push( ...datesOf( facts ), ...timesOf( facts ) );
	if ( facts.mapUrl !== '' && ! isLink( facts.mapUrl ) ) {
		found.push( {
			field: 'mapUrl',
			text: __(
				'Enter the full map link, starting with https://.',
				'mentoriai-portal'
			),
		} );
	}
	if ( facts.url !== '' && ! isLink( facts.url ) ) {
		found.push( {
			field: 'url',
			text: __(
				'Enter the full registration link, starting with https://.',
				'mentoriai-portal'
			),
		} );
	}
	facts.speakers.forEach( ( { title: name, subtitle, mentor }, index ) => {
		if ( name.trim() === '' && ( subtitle.trim() !== '' || mentor ) ) {
			found.push( {
				field: `speaker-${ index }`,
				text: __( 'Enter the speaker’s name.', 'mentoriai-portal' ),
			} );
		}
	} );
	return found;
}
