import { withMentor } from './with-mentor';

const RASA = {
	kind: 'static' as const,
	id: 7,
	title: 'Rasa Kazlauskienė',
	text: 'Pardavimų direktorė',
};

describe( 'withMentor', () => {
	it( 'fills in what is not written yet', () => {
		expect( withMentor( { title: '', subtitle: ' ' }, RASA ) ).toEqual( {
			title: 'Rasa Kazlauskienė',
			subtitle: 'Pardavimų direktorė',
			mentor: { kind: 'static', id: 7 },
		} );
	} );

	it( 'leaves what the editor wrote, also when the mentor is taken away', () => {
		const typed = { title: 'Dr. Rasa', subtitle: 'Lektorė' };
		const linked = withMentor( typed, RASA );
		expect( linked ).toEqual( {
			...typed,
			mentor: { kind: 'static', id: 7 },
		} );
		expect( withMentor( linked, undefined ) ).toEqual( typed );
	} );
} );
