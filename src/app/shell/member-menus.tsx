import { memo } from 'react';
import type { User } from '../../lib/session';
import { MemberIcons } from './member-icons';
import { ProfileMenu } from './profile-menu';

/** What the header has for members; not drawn again when the header opens the menu. */
export const MemberMenus = memo( function MemberMenus( {
	user,
}: {
	user: User;
} ) {
	return (
		<>
			<MemberIcons user={ user } />
			<ProfileMenu user={ user } />
		</>
	);
} );
