import { __ } from '@wordpress/i18n';
import type { RefObject } from 'react';
import { bootData } from '../../lib/boot';
import './bot-holder.css';

interface BotHolderProps {
	/** Where the robot check shows itself. */
	place: RefObject< HTMLDivElement >;
	/** Whether it waits for the person. */
	asks: boolean;
}

/** Room above the button of a form for a robot check that wants to see the person; seen only then. */
export function BotHolder( { place, asks }: BotHolderProps ) {
	if ( bootData().settings.botCheck !== 'turnstile' ) {
		return null;
	}
	return (
		<div className={ asks ? undefined : 'mp-bot-holder--idle' }>
			<p role="status">
				{ asks &&
					__(
						'One more step: confirm below that you are a person.',
						'mentoriai-portal'
					) }
			</p>
			<div ref={ place } />
		</div>
	);
}
