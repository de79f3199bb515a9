import { useQuery } from '@tanstack/react-query';
import { __, _n, sprintf } from '@wordpress/i18n';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { queryOf } from '../../../api/queries';
import type { Output } from '../../../api/client';
import { Button } from '../../../components/button';
import { ButtonLink } from '../../../components/button-link';
import { ErrorState } from '../../../components/error-state';
import { HeroArt } from '../../../components/hero-art';
import { LazyImage } from '../../../components/lazy-image';
import { RichText } from '../../../components/rich-text';
import { screenPath } from '../../../lib/paths';
import { useSession } from '../../../lib/session';
import { formatNumber } from '../../../lib/numbers';
import { type TodayItem, TodayRow } from './today-row';
import { TodaySkeleton } from './today-skeleton';
import './today.css';

interface TodayProps {
	/** The intro of the home page, which follows in the same box. */
	intro: Output< 'get_home' >[ 'data' ][ 'intro' ];
}

/** So many are shown until more are asked for: they fit into the place of the intro. */
const SHOWN = 4;

/** The profile is mentioned, but there is nothing for the member to do. */
const STAFF_DECIDES = new Set( [ 'submitted', 'paused' ] );

/** What waits for a member, in the box that the intro has for guests. */
export function Today( { intro }: TodayProps ) {
	const user = useSession( ( session ) => session.user );
	const { data, error, refetch } = useQuery( {
		...queryOf( 'today', {} ),
		enabled: user !== null,
		// Another look at the home page is a question of what waits now.
		refetchOnMount: 'always',
	} );
	const [ all, setAll ] = useState( false );
	const list = useRef< HTMLUListElement >( null );

	// The button is gone: the focus continues with the first new row.
	useEffect( () => {
		if ( all ) {
			list.current?.querySelectorAll( 'a' )[ SHOWN ]?.focus();
		}
	}, [ all ] );

	if ( ! user || ( ! data && ! error ) ) {
		return (
			<TodaySkeleton
				title={ user ? greeting( user.first_name ) : null }
			/>
		);
	}
	const told = once( data?.items ?? [] );
	const waiting = told.filter( ( { kind } ) =>
		kind === 'profile'
			? ! STAFF_DECIDES.has( user.review.state )
			: kind !== 'event'
	);
	// So many rows as are announced; the rest where nothing waits.
	const items = waiting.length > 0 ? waiting : told;
	return (
		<div className="mp-wrap mp-today__grid">
			<div className="mp-today__main">
				<h1>{ greeting( user.first_name ) }</h1>
				{ data && (
					<p className="mp-lead">{ summary( waiting.length ) }</p>
				) }
				<div className="mp-today__card">
					{ data ? (
						<>
							{ items.length > 0 && (
								<ul ref={ list }>
									{ items
										.slice( 0, all ? undefined : SHOWN )
										.map( ( item ) => (
											<TodayRow
												key={ [
													item.kind,
													item.url,
													item.at,
												].join() }
												item={ item }
											/>
										) ) }
								</ul>
							) }
							{ ! all && items.length > SHOWN && (
								<Button
									variant="ghost"
									size="sm"
									onClick={ () => setAll( true ) }
								>
									{ sprintf(
										/* translators: %s: how many more there are */
										__(
											'Show %s more',
											'mentoriai-portal'
										),
										formatNumber( items.length - SHOWN )
									) }
								</Button>
							) }
							{ items.length === 0 && (
								<p className="mp-today__none">
									{ __(
										'No events are planned yet.',
										'mentoriai-portal'
									) }
								</p>
							) }
						</>
					) : (
						<ErrorState
							error={ error }
							headingLevel={ 2 }
							onRetry={ () => void refetch() }
						/>
					) }
				</div>
				{ data?.needs_mentor && (
					<ButtonLink
						to={ screenPath( 'Finder' ) }
						variant="sun"
						size="lg"
						iconAfter={ ArrowRight }
					>
						{ __( 'Find a mentor', 'mentoriai-portal' ) }
					</ButtonLink>
				) }
			</div>
			{ intro && (
				<div className="mp-today__intro">
					{ intro.logo && (
						<LazyImage
							className="mp-hero__logo"
							image={ intro.logo }
							eager
						/>
					) }
					<h2>{ intro.title }</h2>
					<p>{ intro.text }</p>
					{ intro.html && (
						<RichText
							className="mp-hero__facts"
							html={ intro.html }
						/>
					) }
					<div className="mp-today__art">
						{ intro.background ? (
							<LazyImage image={ intro.background } eager />
						) : (
							<HeroArt />
						) }
					</div>
				</div>
			) }
		</div>
	);
}

/** A request that waits for an answer is told of once, though its message may be unread too. */
function once( items: TodayItem[] ): TodayItem[] {
	const requests = new Set(
		items
			.filter( ( { kind } ) => kind === 'request' )
			.map( ( { url } ) => url )
	);
	return items.filter(
		( { kind, url } ) => kind !== 'unread' || ! requests.has( url )
	);
}

/** The name as it is: code does not decline names. */
function greeting( name: string ): string {
	return name
		? /* translators: %s: first name, which is not declined. */
		  sprintf( __( 'Hello, %s', 'mentoriai-portal' ), name )
		: __( 'Hello', 'mentoriai-portal' );
}

function summary( waiting: number ): string {
	return waiting === 0
		? __( 'Nothing needs your attention right now.', 'mentoriai-portal' )
		: sprintf(
				/* translators: %s: number of things that wait for the member. */
				_n(
					'%s thing needs your attention.',
					'%s things need your attention.',
					waiting,
					'mentoriai-portal'
				),
				formatNumber( waiting )
		  );
}
