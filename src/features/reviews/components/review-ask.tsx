import { useQuery, useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { useId, useState } from 'react';
import { Button } from '../../../components/button';
import { StarRating } from '../../../components/star-rating';
import { useSession } from '../../../lib/session';
import { type OwnReview, ownReviewQuery, reviewsQuery } from '../api';
import { ReviewForm } from './review-form';
import { ReviewSent } from './review-sent';
import './review-ask.css';

/** Asks a founder for a review of a mentor where it comes to mind: stars first. Where it cannot be read there is nothing. */
export function ReviewAsk( { mentorId }: { mentorId: number } ) {
	const title = useId();
	const person = useSession( ( { user } ) => user?.id ) ?? 0;
	const queries = useQueryClient();
	const [ sent, setSent ] = useState< OwnReview | null >( null );
	const [ isTold, setTold ] = useState( false );
	const [ isOpen, setOpen ] = useState( false );
	/** Another form each time: what was given up is gone. */
	const [ round, setRound ] = useState( 0 );
	const { data } = useQuery( {
		...ownReviewQuery( mentorId ),
		// A form that someone types in is not filled again.
		refetchOnWindowFocus: false,
		refetchOnReconnect: false,
	} );
	if ( ! data?.contacted ) {
		return null;
	}
	const own = sent ?? data.review;
	const done = () => {
		setOpen( false );
		setRound( round + 1 );
	};
	return (
		<section className="mp-card mp-review-ask" aria-labelledby={ title }>
			<h2 id={ title } className="mp-h3">
				{ own
					? __( 'Your review', 'mentoriai-portal' )
					: __( 'Review the mentor', 'mentoriai-portal' ) }
			</h2>
			{ own && ! isOpen ? (
				<div className="mp-review-ask__own">
					<StarRating value={ own.rating } />
					<Button
						variant="ghost"
						size="sm"
						onClick={ () => setOpen( true ) }
					>
						{ __( 'Edit the review', 'mentoriai-portal' ) }
					</Button>
				</div>
			) : (
				<ReviewForm
					key={ round }
					mentorId={ mentorId }
					own={ own }
					draft={ { person, form: `review.${ mentorId }` } }
					starsFirst
					onClose={ done }
					onDirty={ () => undefined }
					onSent={ ( review ) => {
						setSent( review );
						setTold( true );
						done();
						void queries.invalidateQueries( {
							queryKey: reviewsQuery( mentorId ).queryKey,
						} );
					} }
				/>
			) }
			{ sent && isTold && ! isOpen && (
				<ReviewSent
					waits={ sent.state !== 'published' }
					onClose={ () => setTold( false ) }
				/>
			) }
		</section>
	);
}
