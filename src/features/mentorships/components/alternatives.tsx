import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Link } from '../../../components/link';
import { PersonArt } from '../../../components/person-art';
import { mentorPath } from '../../../lib/paths';
import { langAttribute } from '../../../lib/text-lang';
import type { MentorCard } from '../api';
import { Section } from './section';

export interface AlternativesProps {
	mentors: MentorCard[];
	/** Saves a mentor. */
	renderHeart: ( mentor: MentorCard ) => ReactNode;
}

/** Other mentors of the same fields, who have a place free. */
export function Alternatives( { mentors, renderHeart }: AlternativesProps ) {
	return (
		<Section title={ __( 'They could help instead', 'mentoriai-portal' ) }>
			<ul className="mp-pair__others">
				{ mentors.map( ( mentor ) => (
					<li key={ mentor.id }>
						<Link
							className="mp-pair__person mp-pair__other"
							to={ mentorPath( mentor.slug ) }
						>
							<PersonArt
								name={ mentor.title }
								image={ mentor.img }
								variant="avatar"
								size={ 48 }
							/>
							<span>
								<b>{ mentor.title }</b>
								<span
									className="mp-pair__position"
									{ ...langAttribute( mentor.text_lang ) }
								>
									{ mentor.text }
								</span>
							</span>
						</Link>
						{ renderHeart( mentor ) }
					</li>
				) ) }
			</ul>
		</Section>
	);
}
