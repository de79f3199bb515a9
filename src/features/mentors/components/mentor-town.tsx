import { MapPin } from 'lucide-react';
import { Icon } from '../../../components/icon';
import './mentor-town.css';

/** Where a mentor is; nothing where that is not known. */
export function MentorTown( { town }: { town: string } ) {
	return town === '' ? null : (
		<p className="mp-mentor-town mp-sm mp-muted">
			<Icon icon={ MapPin } />
			{ town }
		</p>
	);
}
