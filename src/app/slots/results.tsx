import { ResultsScreen } from '../../features/results/screens/results-screen';

export function Results( { draft }: { draft: boolean } ) {
	return <ResultsScreen draft={ draft } />;
}
