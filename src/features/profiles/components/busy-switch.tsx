import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import './busy-switch.css';

interface Props {
	on: boolean;
	onChange: ( on: boolean ) => void;
}

/** The mentor takes no new requests; saved with the rest of the profile. */
export function BusySwitch( { on, onChange }: Props ) {
	const id = useId();
	const hint = `${ id }hint`;
	return (
		<section className="mp-card mp-busy-switch">
			<label htmlFor={ id } className="mp-busy-switch__row">
				<input
					id={ id }
					type="checkbox"
					role="switch"
					className="mp-busy-switch__control"
					checked={ on }
					aria-describedby={ hint }
					onChange={ ( event ) => onChange( event.target.checked ) }
				/>
				<span className="mp-busy-switch__label">
					{ __(
						'I take no new requests at the moment',
						'mentoriai-portal'
					) }
				</span>
			</label>
			<p id={ hint } className="mp-busy-switch__hint">
				{ __(
					'Founders will see that there are no free places and will not be able to write to you.',
					'mentoriai-portal'
				) }
			</p>
		</section>
	);
}
