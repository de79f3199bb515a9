import { type ReactNode, useEffect, useRef } from 'react';
import { usePageIntro } from '../../../hooks/use-page-intro';
import { usePageTitle } from '../../../hooks/use-page-title';
import { focusOn } from '../../../lib/focus';
import { FieldsQuestion } from '../components/fields-question';
import { FoundMentors, type RenderMentor } from '../components/found-mentors';
import { TownQuestion } from '../components/town-question';
import { WordsQuestion } from '../components/words-question';
import { type Step, useFinderAnswers } from '../hooks/use-finder-answers';
import './finder-screen.css';

/** From "I do not know whom to ask" to the right few: three short questions, one after another, and up to five mentors. */
export function FinderScreen( {
	renderMentor,
	saved,
}: {
	renderMentor: RenderMentor;
	/** The way to what the person saved. */
	saved?: ReactNode;
} ) {
	const { title } = usePageIntro( 'Finder' );
	usePageTitle( title );
	const [ answers, change ] = useFinderAnswers();
	const { step } = answers;
	const main = useRef< HTMLDivElement >( null );
	const shown = useRef< Step >( step );
	useEffect( () => {
		if ( shown.current !== step ) {
			shown.current = step;
			window.scrollTo( 0, 0 );
			const heading = main.current?.querySelector( 'h1' );
			if ( heading ) {
				focusOn( heading );
			}
		}
	}, [ step ] );

	const question = { answers, change, title };
	return (
		<div ref={ main } className="mp-wrap mp-page">
			{ step === 'fields' && <FieldsQuestion { ...question } /> }
			{ step === 'words' && <WordsQuestion { ...question } /> }
			{ step === 'town' && <TownQuestion { ...question } /> }
			{ step === 'mentors' && (
				<FoundMentors { ...{ answers, change, renderMentor, saved } } />
			) }
		</div>
	);
}
