import { __, sprintf } from '@wordpress/i18n';
import { Heart } from 'lucide-react';
import { Icon } from '../../../components/icon';
import type { MentorCardData } from '../api';
import { useHeart } from '../hooks/use-heart';
import { savedMentor } from '../lib/saved-mentor';
import './heart-button.css';

interface HeartButtonProps {
	mentor: MentorCardData;
}

/** Saves a mentor to come back to, or no longer; not for mentors. */
export function HeartButton( { mentor }: HeartButtonProps ) {
	const { place, isSaved, toggle } = useHeart( savedMentor( mentor ) );
	return (
		place && (
			<button
				type="button"
				className="mp-heart"
				aria-pressed={ isSaved }
				aria-label={ sprintf(
					/* translators: %s: name of a mentor. */
					__( 'Save the mentor: %s', 'mentoriai-portal' ),
					mentor.title
				) }
				onClick={ toggle }
			>
				<Icon icon={ Heart } />
			</button>
		)
	);
}
