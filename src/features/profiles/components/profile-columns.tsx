import type { ReactNode } from 'react';
import './profile-columns.css';

interface Props {
	/** Left above, on phones first. */
	first: ReactNode;
	/** The form. */
	main: ReactNode;
	/** Left below, on phones last. */
	last: ReactNode;
}

/** The two columns of the profile. */
export function ProfileColumns( { first, main, last }: Props ) {
	return (
		<div className="mp-profile-columns">
			<div className="mp-profile-columns__first">{ first }</div>
			<div className="mp-profile-columns__main">{ main }</div>
			<div className="mp-profile-columns__last">{ last }</div>
		</div>
	);
}
