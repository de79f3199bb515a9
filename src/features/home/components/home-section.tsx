import type { Output } from '../../../api/client';
import { useSession } from '../../../lib/session';
import { AnswerCards } from './answer-cards';
import { Intro } from './intro';
import { OldCards } from './old-cards';
import { Process } from './process';
import { YellowBand } from './yellow-band';
import '../home.css';

type Block = Output< 'get_default' >[ 'data' ][ 'blocks' ][ number ];

interface HomeSectionProps {
	block: Extract<
		Block,
		{ section: 'intro' | 'twocols' | 'blocks' | 'twocolsold' | 'blocks2' }
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
	}
}
