import type { ReactNode } from 'react';
import { Link } from '../../../components/link';
import { PersonArt } from '../../../components/person-art';
import { StarRating } from '../../../components/star-rating';
import { TagList } from '../../../components/tag-list';
import { langAttribute } from '../../../lib/text-lang';
import type { MentorCardData } from '../api';
import { type MentorKind, pathOf } from '../kind';
import { answerTime } from '../lib/availability';
import { BusyBadge } from './busy-badge';
import { HeartButton } from './heart-button';
import { MentorTown } from './mentor-town';
import './mentor-card.css';

interface MentorCardProps {
	kind: MentorKind;
	mentor: MentorCardData;
	/** Loads the photo at once: for the first ones on screen. */
	eager?: boolean | undefined;
	/** What `children` tell: the card itself does not say it again. */
	told?: { town: boolean; answers: boolean; fields: readonly number[] };
	/** What a list adds, at the foot. */
	children?: ReactNode;
}

/** One mentor of a list; the whole card is one link, but for the heart on it. */
export function MentorCard( {
	kind,
	mentor,
	eager,
	told,
	children,
}: MentorCardProps ) {
	const { title, text, text_lang: lang, slug } = mentor;
	const answers = answerTime( mentor );
	return (
		<article className="mp-mentor-card">
			<div className="mp-mentor-card__art">
				<PersonArt
					name={ title }
					image={ mentor.img }
					variant="card"
					eager={ eager }
				/>
			</div>
			<div className="mp-mentor-card__body">
				<BusyBadge
					mentor={ mentor }
					tone="white"
					className="mp-mentor-card__busy"
				/>
				<h2 className="mp-mentor-card__name">
					<Link to={ pathOf( kind, slug ) }>{ title }</Link>
				</h2>
				{ text && (
					<p
						className="mp-mentor-card__position"
						{ ...langAttribute( lang ) }
					>
						{ text }
					</p>
				) }
				{ ! told?.town && <MentorTown town={ mentor.town } /> }
				{ kind === 'dynamic' && (
					<StarRating
						value={ mentor.average_rating }
						count={ mentor.total_reviews }
					/>
				) }
				{ answers && ! told?.answers && (
					<p className="mp-sm mp-muted">{ answers }</p>
				) }
				<TagList
					tags={ mentor.taxs.filter(
						( _, at ) =>
							! told?.fields.includes( mentor.taxs_id[ at ] ?? 0 )
					) }
				/>
				{ children }
			</div>
			<HeartButton mentor={ mentor } />
		</article>
	);
}
