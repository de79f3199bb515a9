import { type ComponentType, useEffect, useState } from 'react';
import type { AppRoute, ScreenProps } from './routes';
import { ScreenSkeleton } from './screen-skeleton';

interface ScreenViewProps {
	route: AppRoute;
	draft: boolean;
}

/** A screen of its own chunk: at once when it is loaded, else its skeleton meanwhile. */
export function ScreenView( { route, draft }: ScreenViewProps ) {
	const { screen, pageId, skeleton } = route;
	const [ late, setLate ] = useState< {
		screen: AppRoute[ 'screen' ];
		Screen?: ComponentType< ScreenProps >;
		error?: unknown;
	} | null >( null );

	useEffect( () => {
		if ( screen.loaded ) {
			return;
		}
		let current = true;
		screen.load().then(
			( Screen ) => current && setLate( { screen, Screen } ),
			( error: unknown ) => current && setLate( { screen, error } )
		);
		return () => {
			current = false;
		};
	}, [ screen ] );

	const mine = late?.screen === screen ? late : null;
	if ( mine?.error ) {
		throw mine.error;
	}
	const Screen = screen.loaded ?? mine?.Screen;
	return Screen ? (
		<Screen pageId={ pageId } draft={ draft } />
	) : (
		<ScreenSkeleton kind={ skeleton } />
	);
}
