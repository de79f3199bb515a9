import { __ } from '@wordpress/i18n';
import type { MemberProfile } from '../api';
import { label } from '../lib/labels';
import './missing-fields.css';

type Name = MemberProfile[ 'missing' ][ number ];

interface Props {
	names: readonly Name[];
	onFind: ( name: Name ) => void;
}

/** What publication still waits for; each leads to its field. */
export function MissingFields( { names, onFind }: Props ) {
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
							className="mp-text-link"
							onClick={ () => onFind( name ) }
						>
							{ label( name ) }
						</button>
					</li>
				) ) }
			</ul>
		</div>
	);
}
