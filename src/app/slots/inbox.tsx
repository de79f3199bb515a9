import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callAhead } from '../../api/client';
import { InboxScreen } from '../../features/messages/screens/inbox-screen';
import { suggestionsQuery } from '../../features/suggestions/api';
import { type User, useSession } from '../../lib/session';
import { quietPart } from '../quiet-part';
import type { ScreenProps } from '../screen';

const suggestions = quietPart( () =>
	import( /* webpackChunkName: "suggestions" */ './suggestions' ).then(
		( file ) => file.Suggestions
	)
);

/** How long the messages wait for it at most, in milliseconds. */
const PATIENCE = 3000;

/**
 * The inbox; what staff suggested to a founder stands above it. The two are drawn together, as what comes later would move
 * the messages, unless it takes too long.
 */
export function InboxRoute( { draft }: ScreenProps ) {
	const isFounder = useSession( ( { user } ) => user?.role === 'frontuser' );
	const { isPending } = useQuery( {
		...suggestionsQuery(),
		enabled: isFounder,
	} );
	const [ isPrepared, setPrepared ] = useState( suggestions.isLoaded );
	const [ isLate, setLate ] = useState( false );
	useEffect( () => {
		const timer = setTimeout( () => setLate( true ), PATIENCE );
		return () => clearTimeout( timer );
	}, [] );
	useEffect( () => {
		if ( isFounder ) {
			void suggestions.prepare().then( () => setPrepared( true ) );
		}
	}, [ isFounder ] );
	return (
		<InboxScreen
			draft={ draft }
			waits={ isFounder && ! isLate && ( isPending || ! isPrepared ) }
			renderSuggestions={ () => isFounder && <suggestions.Part /> }
		/>
	);
}

InboxRoute.begin = ( _: object, role: User[ 'role' ] ) =>
	Promise.all( [
		InboxScreen.begin(),
		// With the messages, so that they are not moved by it later.
		...( role === 'frontuser'
			? [ callAhead( 'suggestions', {} ), suggestions.prepare() ]
			: [] ),
	] );
