import { __ } from '@wordpress/i18n';
import { PersonArt } from '../../../components/person-art';
import { portrait } from '../../../lib/image';
import type { FounderFacts } from '../api';
import './founder-card.css';

/** Who asks: what the founder filled in, the same for both. An erased founder has left nothing. */
export function FounderCard( { founder }: { founder: FounderFacts } ) {
	const name = `${ founder.first_name } ${ founder.last_name }`.trim();
	const facts: [ string, string ][] = [
		[
			__( 'Company', 'mentoriai-portal' ),
			[ founder.company, founder.year ].filter( Boolean ).join( ', ' ),
		],
		[ __( 'What the company does', 'mentoriai-portal' ), founder.activity ],
		[ __( 'What help is needed', 'mentoriai-portal' ), founder.question ],
	];
	return (
		<>
			<div className="mp-founder">
				<PersonArt
					name={ name }
					image={ portrait( founder.img, 48 ) }
					variant="avatar"
					size={ 48 }
				/>
				<b>{ name }</b>
			</div>
			<dl className="mp-facts">
				{ facts
					.filter( ( [ , value ] ) => value !== '' )
					.map( ( [ label, value ] ) => (
						<div key={ label }>
							<dt>{ label }</dt>
							<dd>{ value }</dd>
						</div>
					) ) }
			</dl>
		</>
	);
}
