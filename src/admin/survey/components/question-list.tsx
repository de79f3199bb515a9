import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';
import { moved, newQuestion, problemsBelow } from '../lib/survey';
import type { Kind, Problems, Question } from '../lib/types';
import { QuestionCard } from './question-card';

interface Props {
	questions: Question[];
	/** Question id to number of answers. */
	answered: Record< string, number >;
	problems: Problems;
	onChange: ( questions: Question[] ) => void;
}

const ADD_BUTTON = '.mp-survey-add button';

/** Questions in their order; moved by dragging, or by buttons with the keyboard, and the focus goes with them. */
export function QuestionList( {
	questions,
	answered,
	problems,
	onChange,
}: Props ) {
	const section = useRef< HTMLElement >( null );
	const focusNext = useRef( '' );
	const [ dragged, setDragged ] = useState< string | null >( null );
	const [ said, setSaid ] = useState( '' );

	useEffect( () => {
		if ( focusNext.current !== '' ) {
			section.current
				?.querySelector< HTMLElement >( focusNext.current )
				?.focus();
			focusNext.current = '';
		}
	} );

	const nameOf = ( question: Question, index: number ) =>
		question.text.lt.trim() ||
		/* translators: %d: number of a question. */
		sprintf( __( 'Question %d', 'mentoriai-portal' ), index + 1 );

	const move = ( from: number, to: number, act = '' ) => {
		const question = questions[ from ];
		if ( ! question || to < 0 || to >= questions.length || to === from ) {
			return;
		}
		if ( act ) {
			focusNext.current = `[data-key="${ question.key }"] [data-act="${ act }"]`;
		}
		onChange( moved( questions, from, to ) );
		setSaid(
			sprintf(
				/* translators: 1: name of the row; 2: its place, 3: number of rows. */
				__( '%1$s: now %2$d of %3$d', 'mentoriai-portal' ),
				nameOf( question, from ),
				to + 1,
				questions.length
			)
		);
	};
	const add = ( kind: Kind ) => {
		const question = newQuestion( kind );
		focusNext.current = `[data-key="${ question.key }"] input`;
		onChange( [ ...questions, question ] );
	};
	const remove = ( index: number ) => {
		const next = questions[ index + 1 ] ?? questions[ index - 1 ];
		focusNext.current = next
			? `[data-key="${ next.key }"] input`
			: ADD_BUTTON;
		onChange( questions.filter( ( _, other ) => other !== index ) );
		setSaid( __( 'Removed', 'mentoriai-portal' ) );
	};

	return (
		<section
			aria-label={ __( 'Questions', 'mentoriai-portal' ) }
			ref={ section }
		>
			<h2>{ __( 'Questions', 'mentoriai-portal' ) }</h2>
			<ol className="mp-survey-questions">
				{ questions.map( ( question, index ) => (
					<li
						key={ question.key }
						data-key={ question.key }
						className={
							dragged === question.key ? 'is-dragged' : undefined
						}
						onDragOver={ ( event ) => {
							if ( dragged === null ) {
								return;
							}
							event.preventDefault();
							move(
								questions.findIndex(
									( { key } ) => key === dragged
								),
								index
							);
						} }
						onDrop={ ( event ) => event.preventDefault() }
					>
						<QuestionCard
							question={ question }
							number={ index + 1 }
							name={ nameOf( question, index ) }
							answers={ answered[ question.id ] ?? 0 }
							isFirst={ index === 0 }
							isLast={ index === questions.length - 1 }
							problems={ problemsBelow(
								problems,
								`questions.${ index }`
							) }
							onChange={ ( changes ) =>
								onChange(
									questions.map( ( other ) =>
										other.key === question.key
											? { ...other, ...changes }
											: other
									)
								)
							}
							onMove={ ( by ) =>
								move(
									index,
									index + by,
									by < 0 ? 'up' : 'down'
								)
							}
							onRemove={ () => remove( index ) }
							onDrag={ ( on ) =>
								setDragged( on ? question.key : null )
							}
						/>
					</li>
				) ) }
			</ol>
			<p className="screen-reader-text" aria-live="polite">
				{ said }
			</p>
			<div className="mp-survey-add">
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => add( 'scale' ) }
				>
					{ __( 'Add a scale 1–5', 'mentoriai-portal' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => add( 'choice' ) }
				>
					{ __( 'Add a choice', 'mentoriai-portal' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => add( 'text' ) }
				>
					{ __( 'Add a free text', 'mentoriai-portal' ) }
				</Button>
			</div>
		</section>
	);
}
