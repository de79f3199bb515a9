import type { Output } from '../../../api/client';
import { useSession } from '../../../lib/session';
import { AnswerCards } from './answer-cards';
import { Intro } from './intro';
import { Numbers } from './numbers';
import { OldCards } from './old-cards';
import { Partners } from './partners';
import { Process } from './process';
import { TextSection } from './text-section';
import { YellowBand } from './yellow-band';
import '../home.css';

type Block = Output< 'get_default' >[ 'data' ][ 'blocks' ][ number ];

interface HomeSectionProps {
	block: Extract<
		Block,
		{
			section:
				| 'intro'
				| 'twocols'
				| 'blocks'
				| 'twocolsold'
				| 'blocks2'
				| 'numbers'
				| 'texts'
				| 'partners';
		}
	>;
}

/** A section of home that holds its own texts, on another page. */
export function HomeSection( { block }: HomeSectionProps ) {
	const member = useSession(
		( { phase, user } ) =>
			phase !== 'guest' && user?.role !== 'neapsisprendes'
	);
	switch ( block.section ) {
		case 'intro':
			return <Intro intro={ block.data } headingLevel={ 2 } />;
		case 'twocols':
			return <AnswerCards cards={ block.data } />;
		case 'blocks':
			return <Process blocks={ block.data } />;
		case 'twocolsold':
			return <OldCards cards={ block.data } />;
		case 'blocks2':
			return member ? null : <YellowBand blocks={ block.data } />;
		case 'numbers':
			return <Numbers numbers={ block.data } />;
		case 'texts':
			return block.data.map( ( text, index ) => (
				<TextSection key={ index } text={ text } />
			) );
		case 'partners':
			return <Partners partners={ block.data } />;
	}
}
