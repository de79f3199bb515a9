import { SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EventFacts, EventStatus, Problem } from '../lib/types';
import { SharedHint } from './shared-hint';
import { TextFact } from './text-fact';

interface Props {
	facts: EventFacts;
	problems: Problem[];
	change: ( changes: Partial< EventFacts > ) => void;
}

/** Dates, times and whether it happens at all. The browser's own date fields: everyone knows them, keys work. */
export function WhenPanel( { facts, problems, change }: Props ) {
	return (
		<div className="mp-event-panel">
			<SharedHint />
			<div className="mp-event-pair">
				<TextFact
					field="startDate"
					label={ __( 'Start date', 'mentoriai-portal' ) }
					type="date"
					value={ facts.startDate }
					problems={ problems }
					onChange={ ( startDate ) => change( { startDate } ) }
					hint={ __( 'Needed to publish', 'mentoriai-portal' ) }
					input={ { max: '9999-12-31' } }
				/>
				<TextFact
					field="startTime"
					label={ __( 'Start time', 'mentoriai-portal' ) }
					type="time"
					value={ facts.startTime }
					problems={ problems }
					onChange={ ( startTime ) => change( { startTime } ) }
				/>
			</div>
			<div className="mp-event-pair">
				<TextFact
					field="endDate"
					label={ __( 'End date', 'mentoriai-portal' ) }
					type="date"
					value={ facts.endDate }
					problems={ problems }
					onChange={ ( endDate ) => change( { endDate } ) }
					hint={ __(
						'Leave empty for the same day',
						'mentoriai-portal'
					) }
					input={ { max: '9999-12-31' } }
				/>
				<TextFact
					field="endTime"
					label={ __( 'End time', 'mentoriai-portal' ) }
					type="time"
					value={ facts.endTime }
					problems={ problems }
					onChange={ ( endTime ) => change( { endTime } ) }
				/>
			</div>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Show when it ends', 'mentoriai-portal' ) }
				checked={ facts.showEnd }
				onChange={ ( showEnd ) => change( { showEnd } ) }
				help={
					facts.showEnd
						? __(
								'The event page shows the start and the end.',
								'mentoriai-portal'
						  )
						: __(
								'The event page shows only the start. Calendars still get the end.',
								'mentoriai-portal'
						  )
				}
			/>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Event status', 'mentoriai-portal' ) }
				value={ facts.status }
				options={ [
					{
						value: 'scheduled',
						label: __( 'Scheduled', 'mentoriai-portal' ),
					},
					{
						value: 'postponed',
						label: __( 'Postponed', 'mentoriai-portal' ),
					},
					{
						value: 'cancelled',
						label: __( 'Cancelled', 'mentoriai-portal' ),
					},
				] }
				onChange={ ( status ) =>
					change( { status: status as EventStatus } )
				}
				help={ statusHint( facts.status ) }
			/>
		</div>
	);
}

function statusHint( status: EventStatus ): string {
	switch ( status ) {
		case 'cancelled':
			return __(
				'The event stays on the site, marked as cancelled, and disappears from the home page. People who subscribe to the calendar see it there too.',
				'mentoriai-portal'
			);
		case 'postponed':
			return __(
				'The event is marked as postponed. Change the date when the new one is known.',
				'mentoriai-portal'
			);
		default:
			return __(
				'The event will take place as planned.',
				'mentoriai-portal'
			);
	}
}
