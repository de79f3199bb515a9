import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import { Link } from '../../../components/link';
import { Notice } from '../../../components/notice';
import { newClientId } from '../../../lib/client-id';
import {
	broughtMessage,
	type RememberedMentor,
	rememberedMentor,
} from '../../../lib/first-message';
import { mentorPath } from '../../../lib/paths';
import type { FirstMessage } from '../api';

/** Whom a guest came for, and what is to be sent with the account. */
export interface Brought {
	mentor: RememberedMentor;
	message: FirstMessage | null;
}

interface FirstMessageNoteProps {
	onFound: ( brought: Brought ) => void;
}

/** Above a registration that began on a mentor's page: whom it is for, and what becomes of the message. */
export function FirstMessageNote( { onFound }: FirstMessageNoteProps ) {
	const [ mentor ] = useState( () => rememberedMentor() );
	const [ text ] = useState( () => broughtMessage() );
	useEffect( () => {
		if ( mentor ) {
			onFound( {
				mentor,
				message: text && { client_id: newClientId(), ...text },
			} );
		}
	}, [ mentor, text, onFound ] );
	if ( ! mentor ) {
		return null;
	}
	return (
		<Notice
			live={ false }
			title={
				text
					? sprintf(
							/* translators: %s: name of a mentor. */
							__( 'Your message to: %s', 'mentoriai-portal' ),
							mentor.name
					  )
					: sprintf(
							/* translators: %s: name of a mentor. */
							__(
								'Then you can write to: %s',
								'mentoriai-portal'
							),
							mentor.name
					  )
			}
		>
			{ text && (
				<p>
					{ sprintf(
						/* translators: %s: subject of a message. */
						__(
							'“%s” – we’ll send it once you have confirmed your email and filled in your profile.',
							'mentoriai-portal'
						),
						text.subject
					) }
				</p>
			) }
			<Link to={ mentorPath( mentor.slug ) }>
				{ text
					? __( 'Edit the message', 'mentoriai-portal' )
					: __( 'Back to the mentor', 'mentoriai-portal' ) }
			</Link>
		</Notice>
	);
}
