import { PlanScreen } from '../../features/plans/screens/plan-screen';
import { NotFoundScreen } from '../screens/not-found-screen';

/** A plan, or the 404 page where there is none or it is somebody else's. */
export function PlanRoute() {
	return <PlanScreen renderMissing={ () => <NotFoundScreen /> } />;
}
