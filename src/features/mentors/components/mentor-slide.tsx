import type { ReactNode } from 'react';
import { Link } from '../../../components/link';
import type { Output } from '../../../api/client';
import { PersonArt } from '../../../components/person-art';
import { StarRating } from '../../../components/star-rating';
import { innerPath } from '../../../lib/paths';
import { langAttribute } from '../../../lib/text-lang';
import './mentor-card.css';

export type MentorSlideData = NonNullable<
	Output< 'get_home' >[ 'data' ][ 'mentoriai' ]
>[ number ];

interface MentorSlideProps {
	mentor: MentorSlideData;
	/** In the corner, above the link that covers the card. */
	heart: ReactNode;
}

/** A mentor of the home page. */
export function MentorSlide( { mentor, heart }: MentorSlideProps ) {
	const name = `${ mentor.first_name } ${ mentor.last_name }`.trim();
	const path = innerPath( mentor.link );
	return (
		<article className="mp-mentor-card">
			<div className="mp-mentor-card__art">
				<PersonArt name={ name } image={ mentor.img } variant="card" />
			</div>
			<div className="mp-mentor-card__body">
				<h3 className="mp-mentor-card__name">
					{ path === null ? (
						<a href={ mentor.link }>{ name }</a>
					) : (
						<Link to={ path }>{ name }</Link>
					) }
				</h3>
				<p
					className="mp-mentor-card__position"
					{ ...langAttribute( mentor.text_lang ) }
				>
					{ mentor.pareigos_ir_imone }
				</p>
				<StarRating
					value={ mentor.average_rating }
					count={ mentor.total_reviews }
				/>
			</div>
			{ heart }
		</article>
	);
}
