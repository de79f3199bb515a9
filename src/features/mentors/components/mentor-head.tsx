import { __ } from '@wordpress/i18n';
import type { ReactNode, RefCallback } from 'react';
import { LinkedinMark } from '../../../components/brand-marks/linkedin-mark';
import { Breadcrumbs } from '../../../components/breadcrumbs';
import { PersonArt } from '../../../components/person-art';
import { StarRating } from '../../../components/star-rating';
import { TagList } from '../../../components/tag-list';
import { screenPage, screenPath } from '../../../lib/paths';
import type { Mentor } from '../api';
import { LIST_SCREENS, type MentorKind } from '../kind';
import { answerTime, whyNot } from '../lib/availability';
import { BusyBadge } from './busy-badge';
import { BusyNotice } from './busy-notice';
import { HeartButton } from './heart-button';
import { MentorTown } from './mentor-town';
import './mentor-head.css';

interface MentorHeadProps {
	kind: MentorKind;
	mentor: Mentor;
	/** Id of what says why a button is off. */
	busyId: string;
	/** Whether the person is told what to do instead. */
	showsBusy: boolean;
	/** How to hear when there is a free place. */
	whenFree: ReactNode;
	/** Shows what founders say of the mentor. */
	onReviews?: ( () => void ) | undefined;
	/** Of the buttons. */
	actionsRef: RefCallback< HTMLElement >;
	/** Buttons. */
	children?: ReactNode;
}

/** Top of a mentor's page: who it is, and what one can do. */
export function MentorHead( {
	kind,
	mentor,
	busyId,
	showsBusy,
	whenFree,
	onReviews,
	actionsRef,
	children,
}: MentorHeadProps ) {
	const list = LIST_SCREENS[ kind ];
	const answers = answerTime( mentor );
	return (
		<div className="mp-mentor-head">
			<div className="mp-wrap">
				<Breadcrumbs
					items={ [
						{
							label:
								screenPage( list )?.title ??
								__( 'Mentors', 'mentoriai-portal' ),
							to: screenPath( list ),
						},
						{ label: mentor.title },
					] }
				/>
				<div className="mp-mentor-head__body">
					{ whyNot( mentor ) && ! showsBusy && (
						<span id={ busyId }>
							<BusyBadge mentor={ mentor } tone="warning" />
						</span>
					) }
					<div className="mp-mentor-head__name">
						<h1 className="mp-h1">{ mentor.title }</h1>
						<HeartButton mentor={ mentor } />
					</div>
					{ mentor.text && (
						<p className="mp-lead">{ mentor.text }</p>
					) }
					{ kind === 'dynamic' && (
						<MentorTown town={ mentor.town } />
					) }
					{ kind === 'dynamic' && (
						<div className="mp-mentor-head__rating">
							<StarRating
								value={ mentor.average_rating }
								count={ mentor.total_reviews }
								countStyle="long"
								onCount={ onReviews }
							/>
						</div>
					) }
					{ answers && <p className="mp-sm mp-muted">{ answers }</p> }
					<TagList tags={ mentor.taxs } max={ 12 } />
					{ mentor.linkedin && (
						<a
							className="mp-mentor-head__linkedin"
							href={ mentor.linkedin }
							target="_blank"
							rel="noopener noreferrer"
						>
							<LinkedinMark />
							LinkedIn
						</a>
					) }
					{ showsBusy && (
						<BusyNotice mentor={ mentor } id={ busyId }>
							{ whenFree }
						</BusyNotice>
					) }
					{ children && (
						<div
							ref={ actionsRef }
							className="mp-mentor-head__actions"
						>
							{ children }
						</div>
					) }
				</div>
				<div className="mp-mentor-head__art">
					<PersonArt
						name={ mentor.title }
						image={ mentor.img }
						variant="portrait"
						labelled
						eager
					/>
				</div>
			</div>
		</div>
	);
}
