import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { bootData } from '../lib/boot';
import { Frame } from './frame';
import { makeQueryClient } from './query-client';

export function App() {
	const [ queryClient ] = useState( makeQueryClient );
	return (
		<QueryClientProvider client={ queryClient }>
			<BrowserRouter basename={ bootData().basePath }>
				<Frame />
			</BrowserRouter>
		</QueryClientProvider>
	);
}
