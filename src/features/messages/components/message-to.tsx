import { PersonArt } from '../../../components/person-art';
import type { PortalImage } from '../../../lib/image';

export interface MessageMentor {
	id: number;
	title: string;
	/** The last part of their address. */
	slug: string;
	/** Position and company. */
	text?: string | undefined;
	img?: PortalImage | null | undefined;
	/** Whether new founders are taken, and how soon an answer comes. */
	facts?: readonly string[] | undefined;
}

/** Whom the message goes to. */
export function MessageTo( { mentor }: { mentor: MessageMentor } ) {
	return (
		<div className="mp-message-to">
			<PersonArt
				name={ mentor.title }
				image={ mentor.img }
				variant="avatar"
				size={ 48 }
			/>
			<p>
				<b>{ mentor.title }</b>
				{ mentor.text && (
					<span className="mp-sm mp-muted">{ mentor.text }</span>
				) }
				{ mentor.facts && (
					<span className="mp-sm">
						{ mentor.facts.join( ' · ' ) }
					</span>
				) }
			</p>
		</div>
	);
}
