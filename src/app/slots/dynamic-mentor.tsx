import { useEffect } from 'react';
import { lazyPart } from '../../components/lazy-part';
import { MentorScreen } from '../../features/mentors/screens/mentor-screen';
import type { Review } from '../../features/reviews/api';
import { afterPaint } from '../../lib/after-paint';
import { useSession } from '../../lib/session';
import { useReport } from './use-report';

const message = lazyPart( () =>
	import(
		/* webpackChunkName: "message-dialog" */ '../../features/messages/components/message-dialog'
	).then( ( file ) => file.MessageDialog )
);
const card = lazyPart( () =>
	import(
		/* webpackChunkName: "own-card" */ '../../features/mentorships/components/own-card'
	).then( ( file ) => file.OwnCard )
);
const review = lazyPart( () =>
	import(
		/* webpackChunkName: "review-dialog" */ '../../features/reviews/components/review-dialog'
	).then( ( file ) => file.ReviewDialog )
);
const reviews = lazyPart( () =>
	import(
		/* webpackChunkName: "review-list-dialog" */ '../../features/reviews/components/review-list-dialog'
	).then( ( file ) => file.ReviewListDialog )
);
const latest = lazyPart( () =>
	import(
		/* webpackChunkName: "review-list-dialog" */ '../../features/reviews/components/latest-reviews'
	).then( ( file ) => file.LatestReviews )
);
const login = lazyPart( () =>
	import(
		/* webpackChunkName: "login-form" */ '../../features/session/components/login-form'
	).then( ( file ) => file.LoginForm )
);

/**
 * A mentor of the network; the popup to write one is Messages', the writer's own card in it Mentorships', what founders say of one and the popups to say it and read on are Reviews', the
 * log-in form in them Session's. They come after the first paint; the window to report, which is Reports', when it is asked for.
 */
export function DynamicMentor() {
	useEffect(
		() =>
			afterPaint( () =>
				[ message, card, review, reviews, login ].forEach( ( part ) =>
					part.prepare()
				)
			),
		[]
	);
	const me = useSession( ( { user } ) => user?.id );
	const [ report, reportWindow ] = useReport();
	const reportReview = ( mentorId: number, of: Review ) =>
		report( {
			what: 'review',
			id: of.id,
			person: of.user_name,
			text: of.comment,
			// Who reviewed one has written to one.
			canBlock: mentorId === me,
		} );
	const renderLogin = ( returnTo: string, onLeave?: () => void ) => (
		<login.Part returnTo={ returnTo } onLeave={ onLeave } />
	);
	return (
		<>
			<MentorScreen
				kind="dynamic"
				renderMessageDialog={ ( mentor, onClose ) => (
					<message.Part
						mentor={ mentor }
						onClose={ onClose }
						renderLogin={ renderLogin }
						renderCard={ ( onMend ) => (
							<card.Part onMend={ onMend } />
						) }
					/>
				) }
				renderReviewDialog={ ( { id }, actions ) => (
					<review.Part
						mentorId={ id }
						renderLogin={ renderLogin }
						{ ...actions }
					/>
				) }
				renderReviews={ ( { id, total, ownReview }, onAll ) => (
					<latest.Part
						mentorId={ id }
						{ ...{ total, ownReview, onAll } }
						onReport={ ( of ) => reportReview( id, of ) }
					/>
				) }
				renderReviewList={ ( { id, ownReview }, onClose ) => (
					<reviews.Part
						mentorId={ id }
						{ ...{ ownReview, onClose } }
						onReport={ ( of ) => reportReview( id, of ) }
					/>
				) }
				onReport={ ( { id, title }, isContact ) =>
					report( {
						what: 'mentor',
						kind: 'dynamic',
						id,
						person: title,
						canBlock: isContact,
					} )
				}
			/>
			{ reportWindow }
		</>
	);
}
