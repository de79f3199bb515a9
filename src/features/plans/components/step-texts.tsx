import { __, sprintf } from '@wordpress/i18n';
import { CalendarDays, Check, CircleDashed, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../components/badge';
import { Icon } from '../../../components/icon';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { isoDay, today } from '../../../lib/dates';
import type { Step } from '../api';
import { isOverdue } from '../lib/progress';
import { statusText } from '../lib/step-status';

interface StepTextsProps {
	step: Step;
	/** From 1. */
	number: number;
	/** What can be done with it. */
	children?: ReactNode;
}

/** A step to read. */
export function StepTexts( { step, number, children }: StepTextsProps ) {
	return (
		<>
			<div className="mp-plan-step__grid">
				<div>
					<h3>
						<VisuallyHidden>{ `${ number }. ` }</VisuallyHidden>
						{ __( 'Action', 'mentoriai-portal' ) }
					</h3>
					<p className="mp-preline">{ step.veiksmas }</p>
				</div>
				<div>
					<h3>{ __( 'Intended result', 'mentoriai-portal' ) }</h3>
					<p className="mp-preline">{ step.siekiamas_rezultatas }</p>
				</div>
			</div>
			<div className="mp-plan-step__foot">
				<span className="mp-plan-step__day mp-num">
					<Icon icon={ CalendarDays } />
					{ sprintf(
						/* translators: %s: the last day, 2026-12-11. */
						__( 'By %s', 'mentoriai-portal' ),
						isoDay( step.terminas )
					) }
				</span>
				{ step.status ? (
					<Badge tone="success" icon={ Check }>
						{ statusText( true ) }
					</Badge>
				) : (
					<Badge tone="accent" icon={ CircleDashed }>
						{ statusText( false ) }
					</Badge>
				) }
				{ isOverdue( step, today() ) && (
					<Badge tone="error" icon={ TriangleAlert }>
						{ __( 'Overdue', 'mentoriai-portal' ) }
					</Badge>
				) }
				{ children }
			</div>
		</>
	);
}
