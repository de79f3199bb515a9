import { __, _n, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { Button } from '../button';
import { FieldError } from '../field-error';
import type { ChecklistBlock } from './checklist-block';
import { ChecklistResult } from './checklist-result';
import { YesNo } from './yes-no';
import './checklist.css';

interface ChecklistProps {
	block: ChecklistBlock;
}

/** Yes or no to each question, then what it comes to. */
export function Checklist( { block }: ChecklistProps ) {
	const { klausimai: questions } = block;
	const [ answers, setAnswers ] = useState< ReadonlyArray< boolean | null > >(
		() => questions.map( () => null )
	);
	const [ asked, setAsked ] = useState( false );
	const open = answers.filter( ( answer ) => answer === null ).length;

	return (
		<section
			className="mp-content-block mp-checklist"
			aria-label={
				block.bloko_antraste || __( 'Checklist', 'mentoriai-portal' )
			}
		>
			{ block.bloko_antraste && <h2>{ block.bloko_antraste }</h2> }
			{ block.bloko_tekstas && (
				<p className="mp-checklist__text">{ block.bloko_tekstas }</p>
			) }
			<ol>
				{ questions.map( ( question, index ) => (
					<li key={ question }>
						<YesNo
							question={ question }
							value={ answers[ index ] ?? null }
							onChange={ ( value ) => {
								setAsked( false );
								setAnswers(
									questions.map( ( _, at ) =>
										at === index
											? value
											: answers[ at ] ?? null
									)
								);
							} }
						/>
					</li>
				) ) }
			</ol>
			<Button onClick={ () => setAsked( true ) }>
				{ __( 'See the result', 'mentoriai-portal' ) }
			</Button>
			<div role="status">
				{ asked && open > 0 && (
					<FieldError>
						{ sprintf(
							/* translators: %d: number of questions. */
							_n(
								'%d question is not answered yet.',
								'%d questions are not answered yet.',
								open,
								'mentoriai-portal'
							),
							open
						) }
					</FieldError>
				) }
				{ asked && open === 0 && (
					<ChecklistResult
						block={ block }
						yes={ answers.filter( Boolean ).length }
					/>
				) }
			</div>
		</section>
	);
}
