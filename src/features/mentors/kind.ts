import { mentorPath, type ScreenType, staticMentorPath } from '../../lib/paths';

/** Members who are mentors, and mentors whom editors present. */
export type MentorKind = 'dynamic' | 'static';

export const LIST_SCREENS: Readonly< Record< MentorKind, ScreenType > > = {
	dynamic: 'MentoriaiDynamic',
	static: 'MentoriaiStatic',
};

export function pathOf( kind: MentorKind, slug: string ): string {
	return kind === 'dynamic' ? mentorPath( slug ) : staticMentorPath( slug );
}
