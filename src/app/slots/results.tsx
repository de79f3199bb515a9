import { ResultsScreen } from '../../features/results/screens/results-screen';

export function ResultsRoute( { draft }: { draft: boolean } ) {
	return <ResultsScreen draft={ draft } />;
}
