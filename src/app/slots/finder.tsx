import { FinderScreen } from '../../features/finding/screens/finder-screen';
import { MentorCard } from '../../features/mentors/components/mentor-card';
import { SavedLink } from '../../features/mentors/components/saved-link';

/** The finder; its cards are the mentors'. */
export function FinderRoute() {
	return (
		<FinderScreen
			renderMentor={ ( { reasons, ...card } ) => (
				<MentorCard kind="dynamic" { ...card }>
					{ reasons }
				</MentorCard>
			) }
			saved={ <SavedLink /> }
		/>
	);
}
