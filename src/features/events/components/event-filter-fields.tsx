import { __ } from '@wordpress/i18n';
import { SelectField } from '../../../components/select-field';
import { type EventFilter, type Period, PERIODS } from '../lib/filter';
import { TownSelect } from '../../../components/town-select';
import './event-filter-fields.css';

interface EventFilterFieldsProps {
	towns: readonly string[];
	filter: EventFilter;
	onChange: ( changed: Partial< EventFilter > ) => void;
}

function periodName( period: Period ): string {
	const names: Record< Period, string > = {
		7: __( 'Week', 'mentoriai-portal' ),
		30: __( 'Month', 'mentoriai-portal' ),
		90: __( '3 months', 'mentoriai-portal' ),
	};
	return names[ period ];
}

/** Town and period above the list. */
export function EventFilterFields( {
	towns,
	filter,
	onChange,
}: EventFilterFieldsProps ) {
	return (
		<div className="mp-event-filter" role="search">
			<TownSelect
				towns={ towns }
				value={ filter.town }
				onChange={ ( town ) => onChange( { town } ) }
			/>
			<SelectField
				label={ __( 'Period', 'mentoriai-portal' ) }
				value={ filter.period ?? '' }
				onChange={ ( { target } ) =>
					onChange( {
						period:
							PERIODS.find(
								( period ) => String( period ) === target.value
							) ?? null,
					} )
				}
			>
				<option value="">
					{ __( 'Any time', 'mentoriai-portal' ) }
				</option>
				{ PERIODS.map( ( period ) => (
					<option key={ period } value={ period }>
						{ periodName( period ) }
					</option>
				) ) }
			</SelectField>
		</div>
	);
}
