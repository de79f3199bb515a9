import { Link } from '../../../components/link';
import { PersonArt } from '../../../components/person-art';
import { langAttribute } from '../../../lib/text-lang';
import type { MentorCardData } from '../api';
import { pathOf } from '../kind';
import { BusyBadge } from './busy-badge';
import './mentor-lines.css';

interface MentorLinesProps {
	mentors: readonly MentorCardData[];
}

/** A line a mentor, where cards would leave no room for what is below; the whole line is one link. */
export function MentorLines( { mentors }: MentorLinesProps ) {
	return (
		<ul className="mp-mentor-lines">
			{ mentors.map( ( mentor ) => (
				<li key={ mentor.id } className="mp-mentor-line">
					<PersonArt
						name={ mentor.title }
						image={ mentor.img }
						variant="avatar"
						size={ 40 }
					/>
					<p className="mp-mentor-line__text">
						<Link to={ pathOf( mentor.kind, mentor.slug ) }>
							{ mentor.title }
						</Link>
						{ mentor.text && (
							<span
								className="mp-mentor-line__position"
								{ ...langAttribute( mentor.text_lang ) }
							>
								{ mentor.text }
							</span>
						) }
					</p>
					<BusyBadge mentor={ mentor } tone="warning" />
				</li>
			) ) }
		</ul>
	);
}
