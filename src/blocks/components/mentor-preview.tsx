import { PersonArt } from '../../components/person-art';
import { textOf } from '../lib/attributes';
import { cardImage } from '../lib/card-image';
import { cardName } from '../lib/card-name';
import type { Card } from '../lib/use-cards';

/** A mentor as a card of the home page. */
export function MentorPreview( { card }: { card: Card } ) {
	const name = cardName( card );
	return (
		<article className="mp-mentor-card">
			<div className="mp-mentor-card__art">
				<PersonArt
					name={ name }
					image={ cardImage( card ) }
					variant="card"
				/>
			</div>
			<div className="mp-mentor-card__body">
				<h3 className="mp-mentor-card__name">{ name }</h3>
				<p className="mp-mentor-card__position">
					{ textOf( card, 'pareigos_ir_imone' ) }
				</p>
			</div>
		</article>
	);
}
