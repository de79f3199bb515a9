import { MentorLines } from '../../features/mentors/components/mentor-lines';
import { SuggestionBox } from '../../features/suggestions/components/suggestion-box';

/** What staff suggested to a founder; the lines are Mentors'. */
export function Suggestions() {
	return (
		<SuggestionBox
			renderMentors={ ( mentors ) => <MentorLines mentors={ mentors } /> }
		/>
	);
}
