import { MentorScreen } from '../../features/mentors/screens/mentor-screen';

export function StaticMentor() {
	return <MentorScreen kind="static" />;
}
