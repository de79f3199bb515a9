import { __ } from '@wordpress/i18n';
import {
	type MissingName,
	profileLabel,
} from '../../../components/members/profile-labels';
import './missing-fields.css';

interface Props< Name extends MissingName > {
	names: readonly Name[];
	/** Brings a field into view and focuses it. */
	onFind: ( name: Name ) => void;
}

/** What publication still waits for; each leads to its field. */
export function MissingFields< Name extends MissingName >( {
	names,
	onFind,
}: Props< Name > ) {
	if ( names.length === 0 ) {
		return null;
	}
	return (
		<div className="mp-missing-fields">
			<p className="mp-missing-fields__title">
				{ __( 'Still missing:', 'mentoriai-portal' ) }
			</p>
			<ul className="mp-missing-fields__list">
				{ names.map( ( name ) => (
					<li key={ name }>
						<button
							type="button"
							className="mp-missing-fields__find"
							onClick={ () => onFind( name ) }
						>
							{ profileLabel( name ) }
						</button>
					</li>
				) ) }
			</ul>
		</div>
	);
}
