import type { HomeData } from '../api';
import { TitledSection } from './titled-section';

interface NumbersProps {
	numbers: NonNullable< HomeData[ 'numbers' ] >;
}

export function Numbers( { numbers }: NumbersProps ) {
	return (
		<TitledSection title={ numbers.title }>
			<ul className="mp-numbers">
				{ numbers.list.map( ( { value, label }, index ) => (
					<li key={ index }>
						<strong>{ value }</strong> { label }
					</li>
				) ) }
			</ul>
		</TitledSection>
	);
}
