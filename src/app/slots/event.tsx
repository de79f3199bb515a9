import { EventScreen } from '../../features/events/screens/event-screen';
import { NotFoundScreen } from '../screens/not-found-screen';

/** An event, or the 404 page where there is none. */
export function EventRoute() {
	return <EventScreen renderMissing={ () => <NotFoundScreen /> } />;
}
