import { MentorGrid } from '../../features/mentors/components/mentor-grid';
import { SuggestionBox } from '../../features/suggestions/components/suggestion-box';

/** What staff suggested to a founder; the cards are Mentors'. */
export function Suggestions() {
	return (
		<SuggestionBox
			renderMentors={ ( mentors ) => (
				<MentorGrid kind="dynamic" mentors={ mentors } />
			) }
		/>
	);
}
