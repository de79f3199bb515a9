import { __ } from '@wordpress/i18n';
import { type ReactNode, useEffect, useState } from 'react';
import { lazyPart } from '../../../components/lazy-part';
import { TabPanel, Tabs } from '../../../components/tabs';
import { useAddressQuery } from '../../../hooks/use-address-query';
import { usePageIntro } from '../../../hooks/use-page-intro';
import { usePageTitle } from '../../../hooks/use-page-title';
import { type User, useSession } from '../../../lib/session';
import { beginProfile } from '../api';
import {
	MemberProfileView,
	prepareForm,
} from '../components/member-profile-view';
import './profile-screen.css';

const { Part: AccountSection } = lazyPart( () =>
	import(
		/* webpackChunkName: "account" */ '../components/account-section'
	).then( ( file ) => file.AccountSection )
);

interface Props {
	/** What people who have not chosen a type see instead. */
	renderChooseType: () => ReactNode;
	/** How one logs in: the form for a new password, and providers. */
	renderLogInSettings: () => ReactNode;
	/** The private calendar of meetings. */
	renderCalendar?: () => ReactNode;
	/** Whom the person blocks. */
	renderBlocked?: () => ReactNode;
	/** Of founders: what was written to a mentor before there was an account. */
	renderFirstMessage?: () => ReactNode;
}

const TABS = 'mp-profile';

/** A member's own profile, and what is about the account and not about the person. */
export function ProfileScreen( {
	renderChooseType,
	renderLogInSettings,
	renderCalendar,
	renderBlocked,
	renderFirstMessage,
}: Props ) {
	const role = useSession( ( { user } ) => user?.role );
	const intro = usePageIntro( 'Profile' );
	const title = intro.title || __( 'Profile', 'mentoriai-portal' );
	usePageTitle( title );
	const [ tab, setTab ] = useTab();
	const [ opened, setOpened ] = useState( false );
	if ( tab === 'account' && ! opened ) {
		setOpened( true );
	}
	useEffect( () => void prepareForm( role ), [ role ] );
	if ( role === undefined ) {
		return null;
	}
	if ( role === 'neapsisprendes' ) {
		return <>{ renderChooseType() }</>;
	}
	return (
		<div className="mp-page mp-page--mist">
			<div className="mp-wrap">
				<header className="mp-page-head mp-profile-head">
					<h1>{ title }</h1>
				</header>
				<Tabs
					id={ TABS }
					label={ title }
					tabs={ {
						profile: __( 'Profile', 'mentoriai-portal' ),
						account: __( 'Account', 'mentoriai-portal' ),
					} }
					current={ tab }
					onChange={ setTab }
				/>
				<TabPanel id={ TABS } tab="profile" current={ tab }>
					<p className="mp-lead mp-profile-lead">
						{ role === 'mentorius'
							? __(
									'This is how founders will see you. The more specific the description, the better the questions you will get.',
									'mentoriai-portal'
							  )
							: __(
									'A mentor can help more easily after reading a little about you and your business or idea.',
									'mentoriai-portal'
							  ) }
					</p>
					<MemberProfileView>
						{ role === 'frontuser' && renderFirstMessage?.() }
					</MemberProfileView>
				</TabPanel>
				<TabPanel id={ TABS } tab="account" current={ tab }>
					{ opened && (
						<AccountSection
							calendar={ renderCalendar?.() }
							blocked={ renderBlocked?.() }
						>
							{ renderLogInSettings() }
						</AccountSection>
					) }
				</TabPanel>
			</div>
		</div>
	);
}

ProfileScreen.begin = ( _: unknown, role: User[ 'role' ] ) =>
	Promise.all( [ beginProfile(), prepareForm( role ) ] );

type Tab = 'profile' | 'account';

/** The tab stands in the address; who comes back from connecting a provider is told about it there. */
function useTab(): [ Tab, ( tab: Tab ) => void ] {
	const [ query, changeQuery ] = useAddressQuery();
	const isBack = query.has( 'linked' ) || query.has( 'error' );
	const set = ( tab: Tab ) =>
		changeQuery( ( now ) => {
			now.delete( 'skiltis' );
			if ( tab === 'account' ) {
				now.set( 'skiltis', 'paskyra' );
			}
			return now.toString();
		}, true );
	useEffect( () => {
		if ( isBack ) {
			set( 'account' );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once, as the address is cleaned then.
	}, [] );
	return [
		isBack || query.get( 'skiltis' ) === 'paskyra' ? 'account' : 'profile',
		set,
	];
}
