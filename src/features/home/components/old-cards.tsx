import { LazyImage } from '../../../components/lazy-image';
import { TileArt } from '../../../components/tile-art';
import type { HomeData } from '../api';
import { CardButton } from './card-button';

interface OldCardsProps {
	cards: NonNullable< HomeData[ 'twocolsold' ] >;
}

export function OldCards( { cards }: OldCardsProps ) {
	return (
		<div className="mp-section mp-section--mist">
			<div className="mp-wrap mp-two">
				{ cards.map( ( card ) => (
					<article key={ card.title } className="mp-old-card">
						<div className="mp-old-card__art">
							{ card.img ? (
								<LazyImage image={ card.img } />
							) : (
								<TileArt
									seed={ card.title }
									columns={ 6 }
									rows={ 3 }
								/>
							) }
						</div>
						<div className="mp-old-card__body">
							<h2>{ card.title }</h2>
							<p>{ card.text }</p>
							<CardButton card={ card } />
						</div>
					</article>
				) ) }
			</div>
		</div>
	);
}
