import type { HomeData } from '../api';
import { logoWidth } from '../../../lib/logo-width';
import { TitledSection } from './titled-section';

interface PartnersProps {
	partners: NonNullable< HomeData[ 'partners' ] >;
}

/** Logos of about the same weight; one without a picture is its name. */
export function Partners( { partners }: PartnersProps ) {
	return (
		<TitledSection title={ partners.title }>
			<ul className="mp-partners">
				{ partners.list.map( ( { img, title, url }, index ) => {
					const logo = img ? (
						<img
							src={ img.resized.src }
							srcSet={ img.srcset }
							sizes="10rem"
							width={ img.resized.w }
							height={ img.resized.h }
							style={ { width: logoWidth( img.resized ) } }
							alt={ title }
							loading="lazy"
						/>
					) : (
						title
					);
					return (
						<li key={ index }>
							{ url && title ? (
								<a href={ url }>{ logo }</a>
							) : (
								logo
							) }
						</li>
					);
				} ) }
			</ul>
		</TitledSection>
	);
}
