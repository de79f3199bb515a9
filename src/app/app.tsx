import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { bootData } from '../lib/boot';
// Their boxes are in the server's HTML too, so they come with the first style sheet.
import '../features/content/content.css';
import '../features/home/home.css';
import { ErrorBoundary } from './error-boundary';
import { Frame } from './frame';
import { makeQueryClient } from '../api/query-client';

export function App() {
	const [ queryClient ] = useState( makeQueryClient );
	return (
		<QueryClientProvider client={ queryClient }>
			<BrowserRouter basename={ bootData().basePath }>
				<ErrorBoundary>
					<Frame />
				</ErrorBoundary>
			</BrowserRouter>
		</QueryClientProvider>
	);
}
