import type { PortalImage } from '../../lib/image';
import type { Card } from './use-cards';

/** The picture of a card, as HomeLists gives it. */
export function cardImage( card: Card ): PortalImage | null {
	const { img } = card;
	return typeof img === 'object' && img !== null && 'resized' in img
		? ( img as PortalImage )
		: null;
}
