import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EarlyPath } from '../lib/use-early-path';

interface EarlyButtonsProps {
	path: EarlyPath;
	busy: boolean;
	onSwitch: ( on: boolean ) => Promise< void >;
}

export function EarlyButtons( { path, busy, onSwitch }: EarlyButtonsProps ) {
	const on = path.state !== 'off' && path.state !== 'left';
	const shared = {
		__next40pxDefaultSize: true,
		variant: 'secondary',
		disabled: busy,
		accessibleWhenDisabled: true,
	} as const;
	const torn = path.state === 'missing' || path.state === 'outdated';
	return (
		<>
			<div className="mp-settings-buttons">
				{ torn && (
					<Button
						{ ...shared }
						data-early="again"
						onClick={ () => void onSwitch( true ) }
					>
						{ __( 'Write the file again', 'mentoriai-portal' ) }
					</Button>
				) }
				<Button
					{ ...shared }
					data-early={ on ? 'off' : 'on' }
					isBusy={ busy }
					onClick={ () => void onSwitch( ! on ) }
				>
					{ on
						? __( 'Switch the early path off', 'mentoriai-portal' )
						: __( 'Switch the early path on', 'mentoriai-portal' ) }
				</Button>
			</div>
			<p>
				<code>{ path.file }</code>
			</p>
		</>
	);
}
