import { __ } from '@wordpress/i18n';
import { Link } from '../../../components/link';
import { screenPath } from '../../../lib/paths';

interface PerhapsDoneProps {
	/** Whether the log-in stands below. */
	isHere?: boolean;
}

/** Below a spent link: an answer that was lost may have been a yes. */
export function PerhapsDone( { isHere = false }: PerhapsDoneProps ) {
	return (
		<p>
			{ __(
				'It may have worked already: try logging in.',
				'mentoriai-portal'
			) }{ ' ' }
			{ ! isHere && (
				<Link to={ screenPath( 'Login' ) }>
					{ __( 'Log in', 'mentoriai-portal' ) }
				</Link>
			) }
		</p>
	);
}
