import { __ } from '@wordpress/i18n';
import { ButtonLink } from '../../../components/button-link';
import { LazyImage } from '../../../components/lazy-image';
import { StandingPerson } from '../../../components/standing-person';
import { linkTo, screenPath } from '../../../lib/paths';
import { useSession } from '../../../lib/session';
import type { HomeData } from '../api';

interface YellowBandProps {
	blocks: NonNullable< HomeData[ 'blocks2' ] >;
}

/** Two ways in, for guests; who signed in without choosing a type is led to the choice. */
export function YellowBand( { blocks }: YellowBandProps ) {
	const undecided = useSession(
		( { user } ) => user?.role === 'neapsisprendes'
	);
	const labelOf = ( { button }: ( typeof blocks )[ number ] ) =>
		undecided ? __( 'Select', 'mentoriai-portal' ) : button;
	return (
		<section className="mp-sun-band">
			<div className="mp-wrap mp-sun-band__grid">
				{ blocks.map( ( block, index ) => (
					<div key={ block.title } className="mp-sun-band__column">
						<h2>{ block.title }</h2>
						<p>{ block.text }</p>
						<ButtonLink
							{ ...( undecided || block.action === 'select'
								? { to: screenPath( 'Profile' ) }
								: linkTo(
										block.url ||
											screenPath(
												block.type === 'mentorius'
													? 'RegisterDuok'
													: 'RegisterGauk'
											)
								  ) ) }
							variant="ink"
							size="lg"
							aria-label={ `${ labelOf( block ) }: ${
								block.title
							}` }
						>
							{ labelOf( block ) }
						</ButtonLink>
						<div className="mp-sun-band__art" aria-hidden="true">
							{ block.img ? (
								<LazyImage image={ block.img } />
							) : (
								<StandingPerson
									look={ index % 2 ? 'ink' : 'paper' }
								/>
							) }
						</div>
					</div>
				) ) }
			</div>
		</section>
	);
}
