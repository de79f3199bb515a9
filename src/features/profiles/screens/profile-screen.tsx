import { __ } from '@wordpress/i18n';
import { type ReactNode, useEffect } from 'react';
import { lazyPart } from '../../../components/lazy-part';
import { usePageIntro } from '../../../hooks/use-page-intro';
import { usePageTitle } from '../../../hooks/use-page-title';
import { useSession } from '../../../lib/session';
import {
	MemberProfileView,
	prepareForm,
} from '../components/member-profile-view';

/** Below what the screen begins with. */
const { Part: AccountSection } = lazyPart( () =>
	import(
		/* webpackChunkName: "account" */ '../components/account-section'
	).then( ( file ) => file.AccountSection )
);

interface Props {
	/** What people who have not chosen a type see instead. */
	renderChooseType: () => ReactNode;
	/** Of founders: what was written to a mentor before there was an account. */
	renderFirstMessage?: () => ReactNode;
	/** The form for a new password. */
	renderChangePassword: () => ReactNode;
}

/** A member's own profile. */
export function ProfileScreen( {
	renderChooseType,
	renderFirstMessage,
	renderChangePassword,
}: Props ) {
	const role = useSession( ( { user } ) => user?.role );
	const intro = usePageIntro( 'Profile' );
	const title = intro.title || __( 'Profile', 'mentoriai-portal' );
	usePageTitle( title );
	useEffect( () => {
		if ( role === 'frontuser' || role === 'mentorius' ) {
			prepareForm( role );
		}
	}, [ role ] );
	if ( role === undefined ) {
		return null;
	}
	if ( role === 'neapsisprendes' ) {
		return <>{ renderChooseType() }</>;
	}
	return (
		<div className="mp-page mp-page--mist">
			<div className="mp-wrap">
				<header className="mp-page-head">
					<h1>{ title }</h1>
					<p className="mp-lead">
						{ role === 'mentorius'
							? __(
									'This is how founders will see you. The more specific the description, the better the questions you will get.',
									'mentoriai-portal'
							  )
							: __(
									'A mentor can help more easily when you tell a little about your company.',
									'mentoriai-portal'
							  ) }
					</p>
				</header>
				{ role === 'frontuser' && renderFirstMessage?.() }
				<MemberProfileView aside={ renderChangePassword() } />
				<AccountSection />
			</div>
		</div>
	);
}
