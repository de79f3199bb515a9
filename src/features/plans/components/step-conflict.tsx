import { __, _x } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/button';
import { Notice } from '../../../components/notice';
import { isoDay } from '../../../lib/dates';
import type { Step } from '../api';
import { statusText } from '../lib/step-status';

interface StepConflictProps {
	/** The step as it is on the server now. */
	fresh: Step;
	onTake: () => void;
}

/** The step was changed elsewhere meanwhile: its text is beside what was typed. */
export function StepConflict( { fresh, onTake }: StepConflictProps ) {
	const list = useRef< HTMLDListElement >( null );
	useEffect( () => {
		// On a phone it is above the window whose button was pressed.
		list.current
			?.closest( '.mp-notice' )
			?.scrollIntoView?.( { block: 'nearest' } );
	}, [ fresh ] );
	return (
		<Notice
			tone="warning"
			title={ __(
				'This step has been changed elsewhere',
				'mentoriai-portal'
			) }
			actions={
				<Button variant="secondary" size="sm" onClick={ onTake }>
					{ __( 'Use the saved version', 'mentoriai-portal' ) }
				</Button>
			}
		>
			<p>
				{ __(
					'Your version is below. Save again to overwrite the saved one:',
					'mentoriai-portal'
				) }
			</p>
			<dl ref={ list } className="mp-step-fresh">
				<div>
					<dt>{ __( 'Action', 'mentoriai-portal' ) }</dt>
					<dd className="mp-preline">{ fresh.veiksmas }</dd>
				</div>
				<div>
					<dt>{ __( 'Intended result', 'mentoriai-portal' ) }</dt>
					<dd className="mp-preline">
						{ fresh.siekiamas_rezultatas }
					</dd>
				</div>
				<div>
					<dt>{ __( 'Deadline', 'mentoriai-portal' ) }</dt>
					<dd className="mp-num">{ isoDay( fresh.terminas ) }</dd>
				</div>
				<div>
					<dt>{ _x( 'Status', 'of a step', 'mentoriai-portal' ) }</dt>
					<dd>{ statusText( fresh.status ) }</dd>
				</div>
			</dl>
		</Notice>
	);
}
