import { HomeEvents } from '../../features/events/components/home-events';
import { HomeSection } from '../../features/home/components/home-section';
import { MentorSlider } from '../../features/mentors/components/mentor-slider';
import { HomeStories } from '../../features/stories/components/home-stories';
import { screenPath } from '../../lib/paths';
import { useLateHearts } from './late-hearts';
import type { SectionProps } from '../../features/content/page-block';

/** A section of home on another page. */
export function PageSection( { block, id }: SectionProps ) {
	const renderHeart = useLateHearts();
	const head = { titleId: id, title: block.title, button: block.button };
	switch ( block.section ) {
		case 'events':
			return <HomeEvents { ...head } events={ block.data } />;
		case 'mentoriai':
			return (
				<MentorSlider
					{ ...head }
					mentors={ block.data }
					renderHeart={ renderHeart }
					page={ {
						url: screenPath( 'MentoriaiDynamic' ),
						title: '',
					} }
				/>
			);
		case 'istorijos':
			return <HomeStories { ...head } stories={ block.data } />;
		default:
			return <HomeSection block={ block } />;
	}
}
