import { __ } from '@wordpress/i18n';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../../components/button';
import { LoginNeeded } from '../../../components/login-needed';
import { Form } from '../../../forms/form';
import { useSubmission } from '../../../forms/use-submission';
import { GUEST } from '../../../lib/drafts';
import { draftTo, rememberMentor } from '../../../lib/first-message';
import { returnState, screenPath } from '../../../lib/paths';
import { MessageFields } from './message-fields';
import { MessageTo, type MessageMentor } from './message-to';

interface GuestMessageProps {
	mentor: MessageMentor;
	renderLogin: ( returnTo: string, onLeave: () => void ) => ReactNode;
}

/** A guest writes at once; an account comes after. Registering without a text only remembers whom it is for. */
export function GuestMessage( { mentor, renderLogin }: GuestMessageProps ) {
	const navigate = useNavigate();
	const location = useLocation();
	const draft = draftTo( mentor.id, GUEST );
	const remember = () => rememberMentor( { ...mentor, name: mentor.title } );
	const message = useSubmission( {
		defaultValues: { subject: '', message: '' },
		draft,
		// The account is made with it.
		keepsDraft: true,
		send: () => Promise.resolve(),
		onSent: () => {
			remember();
			void navigate( screenPath( 'RegisterGauk' ), {
				state: returnState( location ),
			} );
		},
	} );
	return (
		<div className="mp-stack mp-stack--lg">
			<MessageTo mentor={ mentor } />
			<Form
				of={ message }
				className="mp-form"
				label={ __( 'Message to a mentor', 'mentoriai-portal' ) }
			>
				<MessageFields
					form={ message.form }
					draft={ draft }
					mayBeEmpty
				/>
				<div>
					<Button
						type="submit"
						size="lg"
						block
						iconAfter={ ArrowRight }
					>
						{ __(
							'Create an account and send',
							'mentoriai-portal'
						) }
					</Button>
					<p className="mp-message-how">
						{ __(
							'We’ll keep your message and send it as soon as your profile is ready.',
							'mentoriai-portal'
						) }
					</p>
				</div>
			</Form>
			<LoginNeeded
				renderLogin={ ( returnTo ) =>
					renderLogin( returnTo, remember )
				}
				registers={ false }
			>
				{ __( 'Your message will still be here.', 'mentoriai-portal' ) }
			</LoginNeeded>
		</div>
	);
}
