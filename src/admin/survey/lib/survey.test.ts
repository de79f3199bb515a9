import {
	afterSave,
	moved,
	newQuestion,
	newSurvey,
	problemsBelow,
	rate,
	remaining,
} from './survey';

it( 'keeps what was typed while a survey was saved', () => {
	const words = ( lt: string ) => ( { lt, en: '' } );
	const [ first, second ] = [ newQuestion( 'text' ), newQuestion( 'text' ) ];
	const sent = { ...newSurvey(), questions: [ first, second ] };
	const kept = { ...sent, title: words( 'Kept' ), version: 3 };
	const saved = {
		...kept,
		questions: [
			{ ...first, id: 4, key: 'question4' },
			{ ...second, id: 5, key: 'question5' },
		],
	};
	expect( afterSave( saved, sent, sent ) ).toEqual( saved );

	const added = newQuestion( 'scale' );
	const changed = { ...second, text: words( 'Typed' ) };
	const typed = {
		...sent,
		intro: words( 'Typed' ),
		questions: [ changed, added ],
	};
	expect( afterSave( saved, sent, typed ) ).toEqual( {
		...saved,
		intro: words( 'Typed' ),
		questions: [ { ...changed, id: 5, key: 'question5' }, added ],
	} );
} );

it( 'moves a row and leaves the list as it is where there is no place', () => {
	expect( moved( [ 'a', 'b', 'c' ], 0, 2 ) ).toEqual( [ 'b', 'c', 'a' ] );
	expect( moved( [ 'a', 'b', 'c' ], 2, 0 ) ).toEqual( [ 'c', 'a', 'b' ] );
	expect( moved( [ 'a', 'b' ], 1, 2 ) ).toEqual( [ 'a', 'b' ] );
	expect( moved( [ 'a', 'b' ], 0, -1 ) ).toEqual( [ 'a', 'b' ] );
} );

it( 'finds what is wrong with one row and not with its namesake', () => {
	const problems = {
		'questions.1.text.lt': 'A',
		'questions.10.text.lt': 'B',
		'questions.1.options': 'C',
	};
	expect( problemsBelow( problems, 'questions.1' ) ).toEqual( {
		'text.lt': 'A',
		options: 'C',
	} );
	expect(
		problemsBelow( problemsBelow( problems, 'questions.1' ), 'options' )
	).toEqual( { '': 'C' } );
} );

it( 'counts whole per cent, also of nobody', () => {
	expect( rate( 1, 3 ) ).toBe( 33 );
	expect( rate( 0, 0 ) ).toBe( 0 );
} );

it( 'forgets what was wrong with what was changed or moved, and nothing else', () => {
	const first = newQuestion( 'text' );
	const second = newQuestion( 'scale' );
	const survey = { ...newSurvey(), questions: [ first, second ] };
	const problems = {
		'title.lt': 'A',
		'questions.0.text.lt': 'B',
		'questions.1.text.lt': 'C',
	};
	expect(
		remaining( problems, survey, {
			questions: [ { ...first, kind: 'choice' }, second ],
		} )
	).toEqual( { 'title.lt': 'A', 'questions.1.text.lt': 'C' } );
	expect(
		remaining( problems, survey, { questions: [ second, first ] } )
	).toEqual( { 'title.lt': 'A' } );
	expect( remaining( problems, survey, { title: survey.title } ) ).toEqual( {
		'questions.0.text.lt': 'B',
		'questions.1.text.lt': 'C',
	} );
} );
