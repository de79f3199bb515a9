import { __ } from '@wordpress/i18n';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/button';
import { Notice } from '../../../components/notice';
import { Spinner } from '../../../components/spinner';
import { failureText, isConnectionError } from '../../../forms/failure-text';
import { sessionStore } from '../../../lib/session';
import { exchangeSocialCode } from '../api';
import { useOnce } from '../hooks/use-once';

/** Signs in who came back from a provider with a code; it counts once, so it is sent once. */
export function SocialExchange( { code }: { code: string } ) {
	const { mutate, isError, error } = useMutation( {
		mutationFn: () => exchangeSocialCode( code ),
		onSuccess: ( user ) => sessionStore.getState().signIn( user ),
	} );
	useOnce( mutate );

	if ( ! isError ) {
		return (
			<Notice title={ __( 'Logging in…', 'mentoriai-portal' ) }>
				<Spinner />
			</Notice>
		);
	}
	return (
		<Notice
			tone="error"
			title={ failureText( error ) }
			actions={
				isConnectionError( error ) && (
					<Button variant="secondary" onClick={ () => mutate() }>
						{ __( 'Try again', 'mentoriai-portal' ) }
					</Button>
				)
			}
		/>
	);
}
