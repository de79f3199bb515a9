import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { screenPath } from '../../../lib/paths';

/** Below a spent link: an answer that was lost may have been a yes. */
export function PerhapsDone() {
	return (
		<p>
			{ __(
				'It may have worked already: try logging in.',
				'mentoriai-portal'
			) }{ ' ' }
			<Link to={ screenPath( 'Login' ) }>
				{ __( 'Log in', 'mentoriai-portal' ) }
			</Link>
		</p>
	);
}
