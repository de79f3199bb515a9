import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { noWords, problemsBelow } from '../lib/survey';
import type { Problems, Words } from '../lib/types';
import { FieldProblem } from './field-problem';
import { WordsField } from './words-field';

interface Props {
	options: Words[];
	problems: Problems;
	onChange: ( options: Words[] ) => void;
}

export function OptionRows( { options, problems, onChange }: Props ) {
	return (
		<div className="mp-survey-options">
			{ options.map( ( option, index ) => (
				// Rows have no identity of their own: what changes is the content.
				<div className="mp-survey-option" key={ index }>
					<WordsField
						label={ sprintf(
							/* translators: %d: number of an option. */
							__( 'Option %d', 'mentoriai-portal' ),
							index + 1
						) }
						value={ option }
						problems={ problemsBelow( problems, String( index ) ) }
						onChange={ ( words ) =>
							onChange(
								options.map( ( other, place ) =>
									place === index ? words : other
								)
							)
						}
					/>
					<Button
						icon="no-alt"
						disabled={ options.length <= 2 }
						accessibleWhenDisabled
						label={ sprintf(
							/* translators: %d: number of an option. */
							__( 'Remove option %d', 'mentoriai-portal' ),
							index + 1
						) }
						onClick={ () =>
							onChange(
								options.filter(
									( _, place ) => place !== index
								)
							)
						}
					/>
				</div>
			) ) }
			<FieldProblem text={ problems[ '' ] } />
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				onClick={ () => onChange( [ ...options, noWords() ] ) }
			>
				{ __( 'Add an option', 'mentoriai-portal' ) }
			</Button>
		</div>
	);
}
