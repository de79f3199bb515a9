import { PersonArt } from '../../components/person-art';
import type { User } from '../../lib/session';
import { nameOf } from './name-of';

interface MemberFaceProps {
	user: User;
	/** Px. */
	size: number;
}

/** The signed-in person's photo or initials. */
export function MemberFace( { user, size }: MemberFaceProps ) {
	const file = user.img && { src: user.img.full, w: size, h: size };
	return (
		<PersonArt
			name={ nameOf( user ) }
			image={ file && { placeholder: file, resized: file, alt: '' } }
			variant="avatar"
			size={ size }
			eager
		/>
	);
}
