import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '../../../components/notice';
import { newClientId } from '../../../lib/client-id';
import { GUEST } from '../../../lib/drafts';
import {
	adoptGuest,
	rememberedMentor,
	writtenTo,
} from '../../../lib/first-message';
import { mentorPath } from '../../../lib/paths';
import type { FirstMessage } from '../api';

interface FirstMessageNoteProps {
	/** Gets what is to be sent with the account. */
	onFound: ( message: FirstMessage ) => void;
}

/** Above a registration that began on a mentor's page: whom it is for, and what becomes of the message. */
export function FirstMessageNote( { onFound }: FirstMessageNoteProps ) {
	const [ mentor ] = useState( () => rememberedMentor( GUEST ) );
	const [ text ] = useState( () => mentor && writtenTo( mentor.id, GUEST ) );
	useEffect( () => {
		if ( text ) {
			onFound( { client_id: newClientId(), ...text } );
		}
	}, [ text, onFound ] );
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

/** The account is there: mentor and text are its own. */
export function handOver( person: number ): void {
	adoptGuest( person );
}
