import { _x } from '@wordpress/i18n';
import { ButtonLink } from '../../../components/button-link';
import { LazyImage } from '../../../components/lazy-image';
import { TileArt } from '../../../components/tile-art';
import { linkTo } from '../../../lib/paths';
import type { HomeData } from '../api';

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
							{ card.link && (
								<ButtonLink
									{ ...linkTo( card.link ) }
									variant="secondary"
									aria-label={ `${ _x(
										'More',
										'about a page',
										'mentoriai-portal'
									) }: ${ card.title }` }
								>
									{ _x(
										'More',
										'about a page',
										'mentoriai-portal'
									) }
								</ButtonLink>
							) }
						</div>
					</article>
				) ) }
			</div>
		</div>
	);
}
