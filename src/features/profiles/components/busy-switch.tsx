import { useMutation, useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { TextField } from '../../../components/text-field';
import { failureText } from '../../../forms/failure-text';
import { today } from '../../../lib/dates';
import { sessionStore } from '../../../lib/session';
import { dismissToast, showToast } from '../../../lib/toasts';
import { type Busy, type MentorProfile, saveBusy } from '../api';
import { changeProfile } from '../lib/change-profile';
import { SwitchRow } from './switch-row';
import './busy-switch.css';

/** Whether the mentor takes no new requests, and until when: saved at once, whatever becomes of the form. */
export function BusySwitch( { profile }: { profile: MentorProfile } ) {
	const queries = useQueryClient();
	const before: Busy = {
		on: profile.paskyros_uzimtumas === '1',
		until: profile.busy_until ?? '',
	};
	const save = useMutation( {
		mutationFn: saveBusy,
		onSuccess: ( { user, profile: saved }, { on } ) => {
			sessionStore.getState().setUser( user );
			if ( saved.role === 'mentorius' ) {
				const { paskyros_uzimtumas: flag, busy_until: until } = saved;
				changeProfile( queries, ( shown ) => ( {
					...shown,
					...( shown.role === 'mentorius' && {
						paskyros_uzimtumas: flag,
						busy_until: until,
					} ),
				} ) );
			}
			const toast = showToast(
				<>
					{ on
						? __(
								'You are not taking new requests',
								'mentoriai-portal'
						  )
						: __(
								'You are taking new requests again',
								'mentoriai-portal'
						  ) }{ ' ' }
					<button
						type="button"
						className="mp-busy-undo"
						onClick={ () => {
							dismissToast( toast );
							save.mutate( before );
						} }
					>
						{ __( 'Undo', 'mentoriai-portal' ) }
					</button>
				</>
			);
		},
	} );
	const shown = save.isPending ? save.variables : before;
	return (
		<section className="mp-card">
			<SwitchRow
				on={ shown.on }
				onChange={ ( on ) => save.mutate( { on, until: '' } ) }
				error={ save.error ? failureText( save.error ) : undefined }
				label={ __(
					'I’m not taking new requests at the moment',
					'mentoriai-portal'
				) }
				hint={ __(
					'Founders will see that you are fully booked and won’t be able to write to you first.',
					'mentoriai-portal'
				) }
			/>
			{ shown.on && (
				<LastDay
					key={ shown.until }
					until={ shown.until }
					onChange={ ( until ) => save.mutate( { on: true, until } ) }
				/>
			) }
		</section>
	);
}

interface LastDayProps {
	until: string;
	onChange: ( until: string ) => void;
}

/** A day that is typed has years on its way that are over: they wait for the rest. */
function LastDay( { until, onChange }: LastDayProps ) {
	const [ typed, setTyped ] = useState( until );
	return (
		<TextField
			type="date"
			label={ __( 'No new requests until', 'mentoriai-portal' ) }
			hint={ __(
				'This day included; then founders can write to you again.',
				'mentoriai-portal'
			) }
			optional
			min={ today() }
			value={ typed }
			onChange={ ( { target } ) => setTyped( target.value ) }
			onBlur={ () => typed !== until && onChange( typed ) }
		/>
	);
}
