import { __ } from '@wordpress/i18n';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keyOf } from '../../../api/queries';
import { CheckboxField } from '../../../components/checkbox-field';
import { readMailChoice, setMailChoice } from '../api';

const KEY = keyOf( 'get_message_mails', {} );

/**
 * Mails about new messages, on or off; nothing until it is known.
 *
 * @param props
 * @param props.waiting Until what stands above has its height: nothing moves then.
 */
export function MailChoice( { waiting }: { waiting: boolean } ) {
	const queries = useQueryClient();
	const { data } = useQuery( {
		queryKey: KEY,
		queryFn: ( { signal } ) => readMailChoice( signal ),
	} );
	const { mutate, isPending, isError, variables } = useMutation( {
		mutationFn: setMailChoice,
		onSuccess: ( on ) => queries.setQueryData( KEY, on ),
	} );
	if ( data === undefined || waiting ) {
		return null;
	}
	return (
		<CheckboxField
			label={ __(
				'Tell me by e-mail about messages I have not read',
				'mentoriai-portal'
			) }
			error={
				isError
					? __( 'This was not saved. Try again.', 'mentoriai-portal' )
					: undefined
			}
			checked={ isPending ? variables : data }
			onChange={ ( event ) => mutate( event.target.checked ) }
		/>
	);
}
