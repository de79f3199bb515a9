import { ButtonLink } from '../../../components/button-link';
import { RichText } from '../../../components/rich-text';
import { linkTo } from '../../../lib/paths';
import type { HomeData } from '../api';
import { TitledSection } from './titled-section';

interface TextSectionProps {
	text: NonNullable< HomeData[ 'texts' ] >[ number ];
}

/** A text of the editor's own; the button is there where it leads somewhere. */
export function TextSection( { text }: TextSectionProps ) {
	return (
		<TitledSection title={ text.title }>
			{ text.html && (
				<RichText className="mp-home-text" html={ text.html } />
			) }
			{ text.link && (
				<div className="mp-home-text__act">
					<ButtonLink { ...linkTo( text.link ) } variant="secondary">
						{ text.button }
					</ButtonLink>
				</div>
			) }
		</TitledSection>
	);
}
