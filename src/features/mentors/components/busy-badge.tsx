import { Clock } from 'lucide-react';
import { Badge } from '../../../components/badge';
import type { MentorCardData } from '../api';
import { whyNot } from '../lib/availability';

interface BusyBadgeProps {
	mentor: MentorCardData;
	tone: 'white' | 'warning';
	className?: string | undefined;
}

/** On a mentor who takes no new founders: why. */
export function BusyBadge( { mentor, tone, className }: BusyBadgeProps ) {
	const why = whyNot( mentor );
	return why === '' ? null : (
		<Badge tone={ tone } icon={ Clock } className={ className }>
			{ why }
		</Badge>
	);
}
