import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { nameOf } from '../lib/name-of';
import type { Lang } from '../lib/use-language';

interface LanguageChoiceProps {
	lang: Lang;
	/** A page of a screen has its language from the start. */
	fixed: boolean;
	isPage: boolean;
	onChange: ( lang: Lang ) => void;
}

/** The language of a text without a translation. */
export function LanguageChoice( {
	lang,
	fixed,
	isPage,
	onChange,
}: LanguageChoiceProps ) {
	if ( fixed ) {
		return (
			<p>
				<strong>{ nameOf( lang ) }</strong>
			</p>
		);
	}
	const choices: Lang[] = isPage ? [ 'lt', 'en', '' ] : [ 'lt', 'en' ];
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Language of this text', 'mentoriai-portal' ) }
			value={ lang }
			options={ choices.map( ( value ) => ( {
				value,
				label: nameOf( value ),
			} ) ) }
			onChange={ onChange }
		/>
	);
}
