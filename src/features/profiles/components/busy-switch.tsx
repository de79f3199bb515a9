import { __ } from '@wordpress/i18n';
import { SwitchRow } from './switch-row';

interface Props {
	on: boolean;
	onChange: ( on: boolean ) => void;
}

/** The mentor takes no new requests; saved with the rest of the profile. */
export function BusySwitch( props: Props ) {
	return (
		<section className="mp-card">
			<SwitchRow
				{ ...props }
				label={ __(
					'I take no new requests at the moment',
					'mentoriai-portal'
				) }
				hint={ __(
					'Founders will see that there are no free places and will not be able to write to you.',
					'mentoriai-portal'
				) }
			/>
		</section>
	);
}
