import { MentorScreen } from '../../features/mentors/screens/mentor-screen';
import { useReport } from './use-report';

/** A mentor at a hub; the window to report one is Reports'. */
export function StaticMentor() {
	const [ report, reportWindow ] = useReport();
	return (
		<>
			<MentorScreen
				kind="static"
				onReport={ ( { id, title } ) =>
					report( {
						what: 'mentor',
						kind: 'static',
						id,
						person: title,
					} )
				}
			/>
			{ reportWindow }
		</>
	);
}
