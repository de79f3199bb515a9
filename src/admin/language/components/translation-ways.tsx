import { Button, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { othersIn } from '../lib/others';
import type { Lang } from '../lib/use-language';

interface TranslationWaysProps {
	lang: Lang;
	/** Makes the translation of what is saved; '' while nothing is. */
	create: string;
	translation: number;
	onChoose: ( id: number ) => void;
}

/** How a text without a translation gets one. */
export function TranslationWays( {
	lang,
	create,
	translation,
	onChoose,
}: TranslationWaysProps ) {
	const others = othersIn( lang === 'lt' ? 'en' : 'lt' );
	return (
		<>
			{ create ? (
				<div>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						href={ create }
					>
						{ __( 'Create the translation', 'mentoriai-portal' ) }
					</Button>
					<p className="mp-language-hint">
						{ __(
							'Creates a draft in the other language from your last saved version, and opens it.',
							'mentoriai-portal'
						) }
					</p>
				</div>
			) : (
				<p className="mp-language-hint">
					{ __(
						'Save the text first, then create its translation.',
						'mentoriai-portal'
					) }
				</p>
			) }
			{ others.length > 0 && (
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __(
						'Or choose a text that is its translation',
						'mentoriai-portal'
					) }
					value={ String( translation || '' ) }
					options={ [
						{
							value: '',
							label: __( 'None', 'mentoriai-portal' ),
						},
						...others,
					] }
					onChange={ ( id ) => onChoose( Number( id ) ) }
				/>
			) }
		</>
	);
}
