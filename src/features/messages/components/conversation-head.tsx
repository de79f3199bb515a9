import { __ } from '@wordpress/i18n';
import { PersonArt } from '../../../components/person-art';
import { Skeleton } from '../../../components/skeleton';
import type { Conversation } from '../api';
import { otherLabel, otherName } from '../lib/people';

interface ConversationHeadProps {
	/** Undefined while it loads. */
	conversation: Conversation | undefined;
	/** Whether it could not be loaded. */
	failed: boolean;
	isMentor: boolean;
}

/** The title, and who is on the other side. */
export function ConversationHead( {
	conversation,
	failed,
	isMentor,
}: ConversationHeadProps ) {
	if ( ! conversation && failed ) {
		return (
			<header className="mp-chat__head">
				<h1 className="mp-chat__title">
					{ __( 'Conversation', 'mentoriai-portal' ) }
				</h1>
			</header>
		);
	}
	if ( ! conversation ) {
		return (
			<header className="mp-chat__head" aria-hidden="true">
				<Skeleton circle width="3rem" height="3rem" />
				<div className="mp-chat__titles">
					<p className="mp-chat__title">
						<Skeleton width="14rem" height="1em" />
					</p>
					<p className="mp-sm">
						<Skeleton width="10rem" height="1em" />
					</p>
				</div>
			</header>
		);
	}
	const other = otherName( conversation, isMentor );
	return (
		<header className="mp-chat__head">
			<PersonArt
				name={ other }
				image={ conversation.img }
				variant="avatar"
				size={ 48 }
			/>
			<div className="mp-chat__titles">
				<h1 className="mp-chat__title">{ conversation.convo_title }</h1>
				<p className="mp-sm mp-muted">
					{ otherLabel( conversation, isMentor ) }
				</p>
			</div>
		</header>
	);
}
