import type { HomeData } from './api';

interface HeadProps {
	/** Id for the section's heading. */
	titleId: string;
	/** The editor's own heading; the section has one for where there is none. */
	title: string | undefined;
	/** The editor's own button; what is empty is the section's. */
	button: { text: string; link: string } | undefined;
}

/** What the mentors section hands to the slider that the app brings. */
export interface SliderProps extends HeadProps {
	mentors: NonNullable< HomeData[ 'mentoriai' ] >;
	/** The page with all mentors. */
	page: NonNullable< HomeData[ 'mentoriu_puslapis' ] > | null;
}

/** What a section of cards hands to the feature that draws them. */
export type CardsProps< Name extends 'events' | 'istorijos' > = HeadProps & {
	[ Key in Name ]: NonNullable< HomeData[ Key ] >;
};
