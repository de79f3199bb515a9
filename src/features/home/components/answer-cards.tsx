import { __ } from '@wordpress/i18n';
import { ButtonLink } from '../../../components/button-link';
import { LazyImage } from '../../../components/lazy-image';
import { StandingPerson } from '../../../components/standing-person';
import { linkTo } from '../../../lib/paths';
import type { HomeData } from '../api';
import { HomeIcon } from './home-icon';

interface AnswerCardsProps {
	cards: NonNullable< HomeData[ 'twocols' ] >;
}

export function AnswerCards( { cards }: AnswerCardsProps ) {
	return (
		<div className="mp-section">
			<div className="mp-wrap mp-two">
				{ cards.map( ( card, index ) => (
					<article key={ card.title } className="mp-answer">
						<HomeIcon
							image={ card.ico }
							className={ `mp-icon-tile mp-icon-tile--${
								index % 2 ? 'sun' : 'tint'
							}` }
						/>
						<h2>{ card.title }</h2>
						<p>{ card.text }</p>
						{ card.link && (
							<ButtonLink
								{ ...linkTo( card.link ) }
								variant="secondary"
								aria-label={ `${ __(
									'Get answer',
									'mentoriai-portal'
								) }: ${ card.title }` }
							>
								{ __( 'Get answer', 'mentoriai-portal' ) }
							</ButtonLink>
						) }
						<div className="mp-answer__art" aria-hidden="true">
							{ card.decoration ? (
								<LazyImage image={ card.decoration } />
							) : (
								<StandingPerson
									look={ index % 2 ? 'sun' : 'sky' }
								/>
							) }
						</div>
					</article>
				) ) }
			</div>
		</div>
	);
}
