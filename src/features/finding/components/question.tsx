import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../components/button';
import { type Answers, type Step, STEPS } from '../hooks/use-finder-answers';

/** What each question gets. */
export interface QuestionProps {
	answers: Answers;
	change: ( change: Partial< Answers >, replace?: boolean ) => void;
	/** Of the whole screen. */
	title: string;
}

interface FrameProps extends Pick< QuestionProps, 'title' > {
	step: Step;
	question: string;
	hint: string;
	/** Whether it is answered. */
	answered: boolean;
	children: ReactNode;
	onNext: () => void;
	onBack?: ( () => void ) | undefined;
}

const QUESTIONS = STEPS.length - 1;

/** One question of the finder; each may be left open. */
export function Question( {
	title,
	step,
	question,
	hint,
	answered,
	children,
	onNext,
	onBack,
}: FrameProps ) {
	const number = STEPS.indexOf( step ) + 1;
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		onNext();
	};
	const next =
		number === QUESTIONS
			? __( 'Show mentors', 'mentoriai-portal' )
			: __( 'Next', 'mentoriai-portal' );
	return (
		<form className="mp-finder" onSubmit={ submit } noValidate>
			<div className="mp-finder__head">
				<p className="mp-finder__title">{ title }</p>
				<p className="mp-sm mp-muted">
					{ sprintf(
						/* translators: 1: number of the question. 2: how many there are. */
						__( 'Question %1$s of %2$s', 'mentoriai-portal' ),
						String( number ),
						String( QUESTIONS )
					) }
				</p>
				<span
					className="mp-finder__progress"
					style={ {
						inlineSize: `${ ( 100 * number ) / QUESTIONS }%`,
					} }
				/>
			</div>
			<h1 className="mp-h2">{ question }</h1>
			<p className="mp-muted">{ hint }</p>
			<div className="mp-finder__answer">{ children }</div>
			<div className="mp-finder__foot">
				<Button type="submit">
					{ answered || number === QUESTIONS
						? next
						: __( 'Skip', 'mentoriai-portal' ) }
				</Button>
				{ onBack && (
					<Button variant="ghost" onClick={ onBack }>
						{ __( 'Back', 'mentoriai-portal' ) }
					</Button>
				) }
			</div>
		</form>
	);
}
