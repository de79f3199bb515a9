import type { HomeData } from './api';

/** What the mentors section hands to the slider that the app brings. */
export interface SliderProps {
	/** Id for the section's heading. */
	titleId: string;
	mentors: NonNullable< HomeData[ 'mentoriai' ] >;
	/** The page with all mentors. */
	page: NonNullable< HomeData[ 'mentoriu_puslapis' ] > | null;
}
