import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { LinkedinMark } from '../../../components/brand-marks/linkedin-mark';
import { Breadcrumbs } from '../../../components/breadcrumbs';
import { Notice } from '../../../components/notice';
import { PersonArt } from '../../../components/person-art';
import { StarRating } from '../../../components/star-rating';
import { TagList } from '../../../components/tag-list';
import { screenPage, screenPath } from '../../../lib/paths';
import type { Mentor } from '../api';
import { LIST_SCREENS, type MentorKind } from '../kind';
import { BusyBadge } from './busy-badge';
import './mentor-head.css';

interface MentorHeadProps {
	kind: MentorKind;
	mentor: Mentor;
	/** Id of the notice that says why a button is off. */
	busyId: string;
	/** Shows what founders say of the mentor. */
	onReviews?: ( () => void ) | undefined;
	/** Buttons. */
	children?: ReactNode;
}

/** Top of a mentor's page: who it is, and what one can do. */
export function MentorHead( {
	kind,
	mentor,
	busyId,
	onReviews,
	children,
}: MentorHeadProps ) {
	const list = LIST_SCREENS[ kind ];
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
					{ mentor.paskyrosUzimtumas && <BusyBadge tone="warning" /> }
					<h1 className="mp-h1">{ mentor.title }</h1>
					{ mentor.text && (
						<p className="mp-lead">{ mentor.text }</p>
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
					<TagList tags={ mentor.taxs } max={ 12 } />
					{ mentor.linkedin && (
						<a
							className="mp-mentor-head__linkedin"
							href={ mentor.linkedin }
							target="_blank"
							rel="noopener noreferrer"
						>
							<LinkedinMark />
							{ __( 'LinkedIn profile', 'mentoriai-portal' ) }
						</a>
					) }
					{ mentor.paskyrosUzimtumas && (
						<Notice
							tone="warning"
							live={ false }
							title={ __(
								'This mentor takes no new requests at the moment',
								'mentoriai-portal'
							) }
						>
							<span id={ busyId }>
								{ __(
									'All the time is already given away. Look at other mentors of the same field or come back later.',
									'mentoriai-portal'
								) }
							</span>
						</Notice>
					) }
					{ children && (
						<div className="mp-mentor-head__actions">
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
