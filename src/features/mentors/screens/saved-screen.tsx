import { __ } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';
import { callAhead } from '../../../api/client';
import { ButtonLink } from '../../../components/button-link';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { useAddressQuery } from '../../../hooks/use-address-query';
import { usePageIntro } from '../../../hooks/use-page-intro';
import { usePageTitle } from '../../../hooks/use-page-title';
import { focusOn } from '../../../lib/focus';
import { screenPath } from '../../../lib/paths';
import type { User } from '../../../lib/session';
import { Comparison } from '../components/comparison';
import { MentorGridSkeleton } from '../components/mentor-grid-skeleton';
import { SavedList } from '../components/saved-list';
import { SavedNotices } from '../components/saved-notices';
import { useSaved } from '../hooks/use-saved';
import { keyOfSaved, type SavedMentor } from '../lib/saved-mentor';
import './saved-screen.css';

/** Keys of those who are compared, in the address, so that the Back button ends it. */
const COMPARED = 'lyginti';

/** Mentors somebody saved, and up to three of them side by side. */
export function SavedScreen() {
	const intro = usePageIntro( 'Saved' );
	const saved = useSaved( all, true );
	const [ query, changeQuery ] = useAddressQuery();
	const asked = query.get( COMPARED )?.split( ',' ) ?? [];
	const [ chosen, setChosen ] = useState< readonly string[] >( asked );
	const compared = asked.flatMap(
		( key ) =>
			saved.found?.find( ( mentor ) => keyOfSaved( mentor ) === key ) ??
			[]
	);
	// Who is removed meanwhile ends no comparison; another list does.
	const comparison = `${ saved.place } ${ asked.join() }`;
	const [ begun, setBegun ] = useState( '' );
	const isComparing = compared.length > 1 || begun === comparison;
	const current = isComparing ? comparison : '';
	if ( begun !== current ) {
		setBegun( current );
	}
	const title = isComparing
		? __( 'Comparison', 'mentoriai-portal' )
		: intro.title || __( 'Saved mentors', 'mentoriai-portal' );
	usePageTitle( title );

	const heading = useRef< HTMLHeadingElement >( null );
	const shown = useRef( isComparing );
	useEffect( () => {
		if ( shown.current !== isComparing ) {
			shown.current = isComparing;
			window.scrollTo( 0, 0 );
			if ( heading.current ) {
				focusOn( heading.current );
			}
		}
	}, [ isComparing ] );

	const compare = ( keys: readonly string[] ) =>
		changeQuery( ( now ) => {
			now.delete( COMPARED );
			const others = now.toString();
			return [ others, keys.length && `${ COMPARED }=${ keys.join() }` ]
				.filter( Boolean )
				.join( '&' );
		} );
	return (
		<div className="mp-wrap mp-page">
			<div className="mp-page-head">
				<h1 ref={ heading } className="mp-h1">
					{ title }
				</h1>
				{ intro.text && ! isComparing && (
					<p className="mp-lead">{ intro.text }</p>
				) }
			</div>
			{ isComparing ? (
				<Comparison
					key={ comparison }
					mentors={ compared }
					onBack={ () => compare( [] ) }
				/>
			) : (
				<Saved
					saved={ saved }
					chosen={ chosen }
					onChoose={ setChosen }
					onCompare={ compare }
				/>
			) }
		</div>
	);
}

SavedScreen.begin = async ( _: unknown, role: User[ 'role' ] ) => {
	if ( role === 'frontuser' ) {
		await callAhead( 'shortlist', {} );
	}
};

const all = ( list: readonly SavedMentor[] ) => list;

interface SavedProps {
	saved: ReturnType< typeof useSaved< readonly SavedMentor[] > >;
	chosen: readonly string[];
	onChoose: ( keys: readonly string[] ) => void;
	onCompare: ( keys: readonly string[] ) => void;
}

function Saved( { saved, ...actions }: SavedProps ) {
	const { place, found, error, retry, isOld } = saved;
	if ( place === null ) {
		return (
			<EmptyState
				title={ __( 'Only founders save mentors', 'mentoriai-portal' ) }
				action={
					<ButtonLink to={ screenPath( 'MentoriaiDynamic' ) }>
						{ __( 'All mentors', 'mentoriai-portal' ) }
					</ButtonLink>
				}
			>
				{ __( 'You are logged in as a mentor.', 'mentoriai-portal' ) }
			</EmptyState>
		);
	}
	if ( error ) {
		return <ErrorState error={ error } onRetry={ retry } />;
	}
	return (
		<>
			<SavedNotices place={ place } isOld={ isOld } />
			{ found ? (
				<SavedList key={ place } list={ found } { ...actions } />
			) : (
				<MentorGridSkeleton />
			) }
		</>
	);
}
