import type { ReactNode } from 'react';
import './profile-columns.css';

interface Props {
	/** Left, on phones first. */
	side: ReactNode;
	/** The form. */
	main: ReactNode;
}

/** The two columns of the profile. */
export function ProfileColumns( { side, main }: Props ) {
	return (
		<div className="mp-profile-columns">
			<div className="mp-profile-columns__side">{ side }</div>
			<div className="mp-profile-columns__main">{ main }</div>
		</div>
	);
}
