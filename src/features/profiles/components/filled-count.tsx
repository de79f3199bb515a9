import { __, sprintf } from '@wordpress/i18n';
import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import './filled-count.css';

interface Props< Values extends FieldValues > {
	control: Control< Values >;
	/** The required fields among the values. */
	required: ( values: Values ) => readonly unknown[];
}

/** How far a first profile is: "2 of 6". */
export function FilledCount< Values extends FieldValues >( {
	control,
	required,
}: Props< Values > ) {
	const fields = required( useWatch( { control } ) as Values );
	const filled = fields.filter( ( value ) => String( value ).trim() !== '' );
	return (
		<p className="mp-filled-count">
			{ sprintf(
				/* translators: 1: how many required fields are filled in, 2: how many there are. */
				__( '%1$d of %2$d filled in', 'mentoriai-portal' ),
				filled.length,
				fields.length
			) }
			<span className="mp-filled-count__arches" aria-hidden="true">
				{ fields.map( ( _, at ) => (
					<span
						key={ at }
						className={ at < filled.length ? 'is-filled' : '' }
					/>
				) ) }
			</span>
		</p>
	);
}
