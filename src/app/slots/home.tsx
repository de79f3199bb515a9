import { HomeScreen } from '../../features/home/screens/home-screen';
import { MentorSlider } from '../../features/mentors/components/mentor-slider';

export function Home() {
	return (
		<HomeScreen
			renderMentors={ ( props ) => <MentorSlider { ...props } /> }
		/>
	);
}
