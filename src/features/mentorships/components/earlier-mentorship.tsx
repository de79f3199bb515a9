import { __, sprintf } from '@wordpress/i18n';
import { Breadcrumbs } from '../../../components/breadcrumbs';
import { ButtonLink } from '../../../components/button-link';
import { displayName } from '../../../components/members/display-name';
import { Notice } from '../../../components/notice';
import { PersonArt } from '../../../components/person-art';
import { usePageTitle } from '../../../hooks/use-page-title';
import { portrait } from '../../../lib/image';
import {
	conversationPath,
	mentorshipPath,
	screenPath,
} from '../../../lib/paths';
import { pairTitle } from '../lib/words';
import { PairFacts, type PairFactsProps } from './pair-facts';
import './pair-panel.css';

type EarlierMentorshipProps = Omit<
	PairFactsProps,
	'onAnswer' | 'renderHeart'
>;

/** A mentorship after which the two have begun anew: what it was, and the way to the newest. */
export function EarlierMentorship( {
	details,
	...rest
}: EarlierMentorshipProps ) {
	const {
		person,
		state,
		convo_id: convo,
		latest_id: latest,
	} = details.mentorship;
	const name = displayName( person.name );
	usePageTitle(
		sprintf(
			/* translators: %s: a person's name, which is not declined. */
			__( 'Earlier mentorship: %s', 'mentoriai-portal' ),
			name
		)
	);
	return (
		<div className="mp-page mp-page--mist">
			<div className="mp-wrap mp-wrap--mid mp-earlier">
				<Breadcrumbs
					items={ [
						{
							label: __( 'Past mentorships', 'mentoriai-portal' ),
							to: screenPath( 'Mentorships' ) + '?past=1',
						},
						{ label: name },
					] }
				/>
				<div className="mp-earlier__head">
					<PersonArt
						name={ name }
						image={ portrait( person.img, 64 ) }
						variant="avatar"
						size={ 64 }
					/>
					<h1>{ name }</h1>
				</div>
				<Notice
					live={ false }
					title={ __(
						'You have begun anew since',
						'mentoriai-portal'
					) }
					actions={
						<ButtonLink size="sm" to={ mentorshipPath( latest ) }>
							{ __(
								'Open the newest mentorship',
								'mentoriai-portal'
							) }
						</ButtonLink>
					}
				>
					{ __(
						'This one is over; nothing can be changed in it.',
						'mentoriai-portal'
					) }
				</Notice>
				<section className="mp-pair">
					<h2 className="mp-pair__title">{ pairTitle( state ) }</h2>
					<PairFacts
						details={ details }
						onAnswer={ () => undefined }
						renderHeart={ () => null }
						{ ...rest }
					/>
				</section>
				<ButtonLink
					className="mp-earlier__talk"
					variant="secondary"
					to={ conversationPath( convo ) }
				>
					{ __( 'Open the conversation', 'mentoriai-portal' ) }
				</ButtonLink>
			</div>
		</div>
	);
}
