import { useMutation, useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { failureText } from '../../../forms/failure-text';
import { sessionStore } from '../../../lib/session';
import { dismissToast, showToast } from '../../../lib/toasts';
import { type MentorProfile, saveBusy } from '../api';
import { changeProfile } from '../lib/change-profile';
import { SwitchRow } from './switch-row';
import './busy-switch.css';

/** Whether the mentor takes no new requests: saved at once, whatever becomes of the form. */
export function BusySwitch( { profile }: { profile: MentorProfile } ) {
	const queries = useQueryClient();
	const save = useMutation( {
		mutationFn: saveBusy,
		onSuccess: ( { user }, on ) => {
			sessionStore.getState().setUser( user );
			changeProfile( queries, ( before ) =>
				before.role === 'mentorius'
					? { ...before, paskyros_uzimtumas: on ? '1' : '0' }
					: before
			);
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
							save.mutate( ! on );
						} }
					>
						{ __( 'Undo', 'mentoriai-portal' ) }
					</button>
				</>
			);
		},
	} );
	return (
		<section className="mp-card">
			<SwitchRow
				on={
					save.isPending
						? save.variables
						: profile.paskyros_uzimtumas === '1'
				}
				onChange={ ( on ) => save.mutate( on ) }
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
		</section>
	);
}
