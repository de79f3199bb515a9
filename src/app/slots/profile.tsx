import { lazyPart } from '../../components/lazy-part';
import { ScreenSkeleton } from '../screen-skeleton';
import { ProfileScreen } from '../../features/profiles/screens/profile-screen';

// On another tab, or for those only who have not chosen a type: not worth waiting for.
const { Part: ChangePassword } = lazyPart( () =>
	import(
		/* webpackChunkName: "account-forms" */ '../../features/session/components/change-password-form'
	).then( ( file ) => file.ChangePasswordForm )
);
const { Part: SocialLinks } = lazyPart( () =>
	import(
		/* webpackChunkName: "account-forms" */ '../../features/session/components/social-links'
	).then( ( file ) => file.SocialLinks )
);
const { Part: CalendarCard } = lazyPart( () =>
	import(
		/* webpackChunkName: "account" */ '../../features/meetings/components/calendar-card'
	).then( ( file ) => file.CalendarCard )
);
const { Part: BlockedPeople } = lazyPart( () =>
	import(
		/* webpackChunkName: "account" */ '../../features/mentorships/components/blocked-people'
	).then( ( file ) => file.BlockedPeople )
);
const { Part: ChooseType } = lazyPart(
	() =>
		import(
			/* webpackChunkName: "choose-type" */ '../../features/session/components/choose-type'
		).then( ( file ) => file.ChooseType ),
	<ScreenSkeleton kind="form" />
);

/** What was written to a mentor before there was an account. */
const { Part: FirstMessageCard } = lazyPart( () =>
	import(
		/* webpackChunkName: "first-message-card" */ '../../features/messages/components/first-message-card'
	).then( ( file ) => file.FirstMessageCard )
);

export function ProfileRoute() {
	return (
		<ProfileScreen
			renderFirstMessage={ () => <FirstMessageCard /> }
			renderCalendar={ () => <CalendarCard /> }
			renderBlocked={ () => <BlockedPeople /> }
			renderChooseType={ () => <ChooseType /> }
			renderLogInSettings={ () => (
				<>
					<ChangePassword />
					<SocialLinks />
				</>
			) }
		/>
	);
}

ProfileRoute.begin = ProfileScreen.begin;
