import { TextControl, TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import type { Problems, Words } from '../lib/types';
import { FieldProblem } from './field-problem';

interface Props {
	label: string;
	help?: string;
	value: Words;
	problems: Problems;
	multiline?: boolean;
	onChange: ( value: Words ) => void;
}

/** A text in Lithuanian and English, side by side. */
export function WordsField( {
	label,
	help,
	value,
	problems,
	multiline = false,
	onChange,
}: Props ) {
	const id = useId();
	const languages = [
		{ lang: 'lt', name: __( 'in Lithuanian', 'mentoriai-portal' ) },
		{ lang: 'en', name: __( 'in English', 'mentoriai-portal' ) },
	] as const;
	return (
		<div className="mp-survey-words">
			{ languages.map( ( { lang, name } ) => {
				const problem = problems[ lang ];
				const given = {
					label: `${ label } ${ name }`,
					value: value[ lang ],
					lang,
					onChange: ( text: string ) =>
						onChange( { ...value, [ lang ]: text } ),
					'aria-invalid': problem ? true : undefined,
					'aria-describedby': problem
						? `${ id }${ lang }`
						: undefined,
					...( help && { help } ),
					__nextHasNoMarginBottom: true as const,
				};
				return (
					<div key={ lang }>
						{ multiline ? (
							<TextareaControl rows={ 4 } { ...given } />
						) : (
							<TextControl __next40pxDefaultSize { ...given } />
						) }
						<FieldProblem
							id={ `${ id }${ lang }` }
							text={ problem }
						/>
					</div>
				);
			} ) }
		</div>
	);
}
