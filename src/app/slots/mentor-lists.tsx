import { MentorListScreen } from '../../features/mentors/screens/mentor-list-screen';

export function DynamicMentors() {
	return <MentorListScreen kind="dynamic" />;
}

export function StaticMentors() {
	return <MentorListScreen kind="static" />;
}
