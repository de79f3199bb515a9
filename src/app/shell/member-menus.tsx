import type { User } from '../../lib/session';
import { MemberIcons } from './member-icons';
import { ProfileMenu } from './profile-menu';

/** What the header has for members. */
export function MemberMenus( { user }: { user: User } ) {
	return (
		<>
			<MemberIcons user={ user } />
			<ProfileMenu user={ user } />
		</>
	);
}
