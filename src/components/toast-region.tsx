import { __ } from '@wordpress/i18n';
import { useToasts } from '../lib/toasts';
import { ToastNote } from './toast-note';
import './toast-region.css';

/** Once in the shell; what its notes say is said aloud when they come. */
export function ToastRegion() {
	const toasts = useToasts( ( state ) => state.toasts );
	return (
		<div
			className="mp-toasts"
			role="region"
			aria-label={ __( 'Notifications', 'mentoriai-portal' ) }
		>
			{ toasts.map( ( toast ) => (
				<ToastNote key={ toast.id } toast={ toast } />
			) ) }
		</div>
	);
}
