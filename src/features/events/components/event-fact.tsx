import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/icon';

interface EventFactProps {
	icon: LucideIcon;
	term: string;
	children: ReactNode;
}

export function EventFact( { icon, term, children }: EventFactProps ) {
	return (
		<div>
			<dt>
				<span className="mp-event-facts__icon">
					<Icon icon={ icon } />
				</span>
				{ term }
			</dt>
			<dd>{ children }</dd>
		</div>
	);
}
