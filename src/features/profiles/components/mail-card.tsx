import { __ } from '@wordpress/i18n';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keyOf } from '../../../api/queries';
import { ErrorState } from '../../../components/error-state';
import { SelectField } from '../../../components/select-field';
import { failureText } from '../../../forms/failure-text';
import { sessionStore } from '../../../lib/session';
import { showToast } from '../../../lib/toasts';
import { say } from '../../../lib/voice';
import { type MailSettings, readMailSettings, saveMailSettings } from '../api';
import { AccountCard } from './account-card';
import { SwitchRow } from './switch-row';

const KEY = keyOf( 'get_mail_settings', {} );

/** In which language emails come, and which of them. Each choice is kept at once; one that fails goes back and says so. */
export function MailCard() {
	const queries = useQueryClient();
	const { data, error, refetch } = useQuery( {
		queryKey: KEY,
		queryFn: ( { signal } ) => readMailSettings( signal ),
	} );
	const save = useMutation( {
		mutationFn: saveMailSettings,
		onSuccess: ( settings ) => {
			queries.setQueryData( KEY, settings );
			showToast( __( 'Saved', 'mentoriai-portal' ) );
			const { user, setUser } = sessionStore.getState();
			if ( user ) {
				setUser( { ...user, lang: settings.lang } );
			}
		},
		onError: ( fault ) => say( failureText( fault ), 'assertive' ),
	} );
	const { variables } = save;
	const asked = variables?.mails?.[ 0 ];
	const wrong = save.error ? failureText( save.error ) : undefined;
	return (
		<AccountCard title={ __( 'Email notifications', 'mentoriai-portal' ) }>
			{ error && (
				<ErrorState
					error={ error }
					title={ __(
						'The settings could not be loaded',
						'mentoriai-portal'
					) }
					onRetry={ () => void refetch() }
					headingLevel={ 3 }
				/>
			) }
			{ data && (
				<>
					<SelectField
						label={ __( 'Language of emails', 'mentoriai-portal' ) }
						error={ variables?.lang ? wrong : undefined }
						value={
							save.isPending
								? variables?.lang ?? data.lang
								: data.lang
						}
						onChange={ ( { target } ) =>
							save.mutate( {
								lang: target.value === 'en' ? 'en' : 'lt',
							} )
						}
					>
						<option value="lt">Lietuvių</option>
						<option value="en">English</option>
					</SelectField>
					{ grouped( data.mails ).map( ( [ group, mails ] ) => (
						<fieldset key={ group } className="mp-mail-group">
							<legend>{ group }</legend>
							{ mails.map( ( { kind, title, on } ) => {
								const mine = asked?.kind === kind;
								return (
									<SwitchRow
										key={ kind }
										label={ title }
										on={
											mine && save.isPending
												? asked.on
												: on
										}
										error={ mine ? wrong : undefined }
										onChange={ ( to ) =>
											save.mutate( {
												mails: [ { kind, on: to } ],
											} )
										}
									/>
								);
							} ) }
						</fieldset>
					) ) }
					<p className="mp-account-card__muted">
						{ __(
							'You will always get emails about the security of your account.',
							'mentoriai-portal'
						) }
					</p>
				</>
			) }
		</AccountCard>
	);
}

/** Heading to switches; the server gives those of a group one after another. */
function grouped( mails: MailSettings[ 'mails' ] ) {
	const groups = new Map< string, typeof mails >();
	for ( const mail of mails ) {
		groups.set( mail.group, [
			...( groups.get( mail.group ) ?? [] ),
			mail,
		] );
	}
	return [ ...groups ];
}
