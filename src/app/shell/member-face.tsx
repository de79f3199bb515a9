import { PersonArt } from '../../components/person-art';
import { portrait } from '../../lib/image';
import type { User } from '../../lib/session';
import { nameOf } from './name-of';

interface MemberFaceProps {
	user: User;
	/** Px. */
	size: number;
}

/** The signed-in person's photo or initials. */
export function MemberFace( { user, size }: MemberFaceProps ) {
	return (
		<PersonArt
			name={ nameOf( user ) }
			image={ portrait( user.img, size ) }
			variant="avatar"
			size={ size }
			eager
		/>
	);
}
