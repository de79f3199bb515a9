import { __ } from '@wordpress/i18n';
import { LinkTarget } from '../../../components/link-target';
import { PersonArt } from '../../../components/person-art';
import { linkTo } from '../../../lib/paths';
import { langAttribute } from '../../../lib/text-lang';
import type { EventData } from '../api';

/** Who speaks. */
export function EventSpeakers( { event }: { event: EventData } ) {
	const { pranesejai: speakers } = event;
	if ( speakers.length === 0 ) {
		return null;
	}
	return (
		<section>
			<h2>
				{
					// A title without a number: 21 people are no "Pranešėjas", which the plural rules would say.
					speakers.length === 1
						? __( 'Speaker', 'mentoriai-portal' )
						: __( 'Speakers', 'mentoriai-portal' )
				}
			</h2>
			<ul
				className="mp-event-speakers"
				{ ...langAttribute( event.text_lang ) }
			>
				{ speakers.map( ( { title, subtitle, link }, index ) => (
					<li key={ index }>
						<PersonArt
							name={ title }
							variant="avatar"
							size={ 52 }
						/>
						<span>
							<b>
								{ link ? (
									<LinkTarget { ...linkTo( link ) }>
										{ title }
									</LinkTarget>
								) : (
									title
								) }
							</b>
							{ subtitle && <small>{ subtitle }</small> }
						</span>
					</li>
				) ) }
			</ul>
		</section>
	);
}
