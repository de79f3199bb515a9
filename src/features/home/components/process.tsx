import type { HomeData } from '../api';
import { HomeIcon } from './home-icon';

interface ProcessProps {
	blocks: NonNullable< HomeData[ 'blocks' ] >;
}

export function Process( { blocks }: ProcessProps ) {
	return (
		<section className="mp-section">
			<div className="mp-wrap">
				<div className="mp-section__head">
					<div>
						<h2>{ blocks.title }</h2>
						{ blocks.text && (
							<p className="mp-lead">{ blocks.text }</p>
						) }
					</div>
				</div>
				<ol className="mp-process">
					{ blocks.list.map( ( step ) => (
						<li key={ step.title }>
							<HomeIcon
								image={ step.ico }
								className="mp-process__icon"
							/>
							<h3>{ step.title }</h3>
							<p>{ step.text }</p>
						</li>
					) ) }
				</ol>
			</div>
		</section>
	);
}
