import { lazyPart } from '../../components/lazy-part';
import { PlanScreen } from '../../features/plans/screens/plan-screen';
import { NotFoundScreen } from '../screens/not-found-screen';

const { Part: ReviewAsk } = lazyPart( () =>
	import(
		/* webpackChunkName: "review-dialog" */ '../../features/reviews/components/review-ask'
	).then( ( file ) => file.ReviewAsk )
);

/** A plan, or the 404 page where there is none or it is somebody else's; the review of its mentor is Reviews'. */
export function PlanRoute() {
	return (
		<PlanScreen
			renderMissing={ () => <NotFoundScreen /> }
			renderReview={ ( mentorId ) => <ReviewAsk mentorId={ mentorId } /> }
		/>
	);
}

PlanRoute.begin = PlanScreen.begin;
