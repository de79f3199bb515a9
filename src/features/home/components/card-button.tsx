import { ButtonLink } from '../../../components/button-link';
import { linkTo } from '../../../lib/paths';

interface CardButtonProps {
	card: { title: string; link: string; button: string };
}

/** Where a card leads; one that leads nowhere has no button. */
export function CardButton( { card }: CardButtonProps ) {
	return card.link ? (
		<ButtonLink
			{ ...linkTo( card.link ) }
			variant="secondary"
			aria-label={ `${ card.button }: ${ card.title }` }
		>
			{ card.button }
		</ButtonLink>
	) : null;
}
