import { __ } from '@wordpress/i18n';
import { Clock } from 'lucide-react';
import { Badge } from '../../../components/badge';

interface BusyBadgeProps {
	tone: 'white' | 'warning';
	className?: string | undefined;
}

/** On a mentor who takes no new founders. */
export function BusyBadge( { tone, className }: BusyBadgeProps ) {
	return (
		<Badge tone={ tone } icon={ Clock } className={ className }>
			{ __( 'Fully booked', 'mentoriai-portal' ) }
		</Badge>
	);
}
