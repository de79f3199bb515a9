import { LazyImage } from '../../components/lazy-image';
import { TileArt } from '../../components/tile-art';
import { textOf } from '../lib/attributes';
import { cardImage } from '../lib/card-image';
import type { Card } from '../lib/use-cards';

/** A story as a card of the home page. */
export function StoryPreview( { card }: { card: Card } ) {
	const image = cardImage( card );
	return (
		<article className="mp-story-card">
			<div className="mp-story-card__art">
				{ image ? (
					<LazyImage image={ image } eager />
				) : (
					<TileArt seed={ card.id } />
				) }
			</div>
			<h3 className="mp-story-card__title">
				{ textOf( card, 'title' ) }
			</h3>
			<p className="mp-story-card__text">{ textOf( card, 'text' ) }</p>
		</article>
	);
}
