import { callAhead } from '../../api/client';
import { lazyPart } from '../../components/lazy-part';
import { HomeEvents } from '../../features/events/components/home-events';
import { HomeScreen } from '../../features/home/screens/home-screen';
import { MentorSlider } from '../../features/mentors/components/mentor-slider';
import { HomeStories } from '../../features/stories/components/home-stories';
import { useLateHearts } from './late-hearts';

const today = lazyPart( () =>
	import(
		/* webpackChunkName: "today" */ '../../features/today/components/today'
	).then( ( file ) => file.Today )
);

export function HomeRoute() {
	const renderHeart = useLateHearts();
	return (
		<HomeScreen
			renderEvents={ ( props ) => <HomeEvents { ...props } /> }
			renderMentors={ ( props ) => (
				<MentorSlider { ...props } renderHeart={ renderHeart } />
			) }
			renderStories={ ( { istorijos, ...props } ) => (
				<HomeStories { ...props } stories={ istorijos } />
			) }
			renderToday={ ( intro ) => <today.Part intro={ intro } /> }
		/>
	);
}

HomeRoute.begin = () =>
	Promise.all( [ callAhead( 'today', {} ), today.prepare() ] );
