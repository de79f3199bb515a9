import { __, sprintf } from '@wordpress/i18n';
import { useId } from 'react';
import { Button } from '../../../components/button';
import { useHeart } from '../hooks/use-heart';
import type { SavedMentor } from '../lib/saved-mentor';

/** In the place of a mentor who was just removed. */
export function RemovedMentor( { mentor }: { mentor: SavedMentor } ) {
	const { toggle } = useHeart( mentor );
	const id = useId();
	return (
		<div className="mp-saved__removed">
			<p id={ id }>
				{ sprintf(
					/* translators: %s: name of a mentor. */
					__( 'Removed: %s', 'mentoriai-portal' ),
					mentor.title
				) }
			</p>
			<Button
				variant="secondary"
				size="sm"
				data-focus-next=""
				aria-describedby={ id }
				onClick={ toggle }
			>
				{ __( 'Undo', 'mentoriai-portal' ) }
			</Button>
		</div>
	);
}
