import { SelectControl } from '@wordpress/components';
import { _n, __, sprintf } from '@wordpress/i18n';
import { useRef } from 'react';
import { RowButtons } from '../../components/row-buttons';
import { problemsBelow } from '../lib/survey';
import type { Kind, Problems, Question } from '../lib/types';
import { FieldProblem } from './field-problem';
import { OptionRows } from './option-rows';
import { WordsField } from './words-field';

interface Props {
	question: Question;
	number: number;
	name: string;
	/** How many have answered it. */
	answers: number;
	isFirst: boolean;
	isLast: boolean;
	problems: Problems;
	onChange: ( changes: Partial< Question > ) => void;
	onMove: ( by: -1 | 1 ) => void;
	onRemove: () => void;
	onDrag: ( on: boolean ) => void;
}

export function QuestionCard( {
	question,
	number,
	name,
	answers,
	isFirst,
	isLast,
	problems,
	onChange,
	onMove,
	onRemove,
	onDrag,
}: Props ) {
	const card = useRef< HTMLFieldSetElement >( null );
	return (
		<fieldset className="mp-survey-card" ref={ card }>
			<legend>
				{
					/* translators: %d: number of a question. */
					sprintf( __( 'Question %d', 'mentoriai-portal' ), number )
				}
			</legend>
			<div className="mp-survey-card__tools">
				<span
					className="mp-survey-card__grip dashicons dashicons-move"
					draggable
					aria-hidden="true"
					title={ __( 'Drag to move', 'mentoriai-portal' ) }
					onDragStart={ ( event ) => {
						event.dataTransfer.effectAllowed = 'move';
						event.dataTransfer.setData( 'text/plain', name );
						if ( card.current ) {
							event.dataTransfer.setDragImage(
								card.current,
								20,
								20
							);
						}
						onDrag( true );
					} }
					onDragEnd={ () => onDrag( false ) }
				/>
				<RowButtons
					name={ name }
					first={ isFirst }
					last={ isLast }
					onMove={ onMove }
					onRemove={ onRemove }
					size="default"
				/>
			</div>
			{ answers > 0 && (
				<p className="mp-survey-card__note">
					{ sprintf(
						/* translators: %d: number of answers. */
						_n(
							'%d answer already: new wording applies to later answers only.',
							'%d answers already: new wording applies to later answers only.',
							answers,
							'mentoriai-portal'
						),
						answers
					) }
				</p>
			) }
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Kind of answer', 'mentoriai-portal' ) }
				value={ question.kind }
				disabled={ answers > 0 }
				options={ [
					{
						value: 'scale',
						label: __( 'Scale 1–5', 'mentoriai-portal' ),
					},
					{
						value: 'choice',
						label: __( 'Choice', 'mentoriai-portal' ),
					},
					{
						value: 'text',
						label: __( 'Free text', 'mentoriai-portal' ),
					},
				] }
				onChange={ ( kind ) => onChange( { kind: kind as Kind } ) }
			/>
			<FieldProblem text={ problems.kind } />
			<WordsField
				label={ __( 'Question', 'mentoriai-portal' ) }
				value={ question.text }
				problems={ problemsBelow( problems, 'text' ) }
				onChange={ ( text ) => onChange( { text } ) }
			/>
			<WordsField
				label={ __( 'Help (optional)', 'mentoriai-portal' ) }
				value={ question.hint }
				problems={ problemsBelow( problems, 'hint' ) }
				onChange={ ( hint ) => onChange( { hint } ) }
			/>
			{ question.kind === 'scale' && (
				<WordsField
					label={ __(
						'Comment under the scale',
						'mentoriai-portal'
					) }
					help={ __(
						'A slash with spaces separates the labels at the ends: 1 – not at all / 5 – very much',
						'mentoriai-portal'
					) }
					value={ question.comment }
					problems={ problemsBelow( problems, 'comment' ) }
					onChange={ ( comment ) => onChange( { comment } ) }
				/>
			) }
			{ question.kind === 'choice' && (
				<OptionRows
					options={ question.options }
					problems={ problemsBelow( problems, 'options' ) }
					onChange={ ( options ) => onChange( { options } ) }
				/>
			) }
		</fieldset>
	);
}
