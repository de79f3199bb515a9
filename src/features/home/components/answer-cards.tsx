import { LazyImage } from '../../../components/lazy-image';
import { StandingPerson } from '../../../components/standing-person';
import type { HomeData } from '../api';
import { CardButton } from './card-button';
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
						<CardButton card={ card } />
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
