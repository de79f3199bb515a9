import { TabPanel } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useCallback, useEffect, useState } from 'react';
import { readSurvey } from '../lib/api';
import { screenData } from '../lib/screen-data';
import { withKeys } from '../lib/survey';
import { surveyUrl } from '../lib/survey-url';
import type { StoredSurvey } from '../lib/types';
import { useLoaded } from '../lib/use-loaded';
import { BuilderTab } from './builder-tab';
import { LoadingState } from './loading-state';
import { ResultsTab } from './results-tab';
import { SendTab } from './send-tab';

interface Props {
	/** 0 for a new one. */
	id: number;
	onCreated: ( id: number ) => void;
}

/** One survey: build, send, read. */
export function SurveyEditor( { id, onCreated }: Props ) {
	const load = useCallback(
		async (): Promise< StoredSurvey | null > =>
			id === 0 ? null : withKeys( await readSurvey( id ) ),
		[ id ]
	);
	const { data, setData, failed, reload } = useLoaded( load );
	const saved = ( stored: StoredSurvey ) => {
		setData( stored );
		if ( id === 0 ) {
			onCreated( stored.id );
		}
	};
	const [ deleted, setDeleted ] = useState( false );
	useEffect( () => {
		// After the builder is gone, which would ask whether to leave.
		if ( deleted ) {
			window.location.assign( surveyUrl() );
		}
	}, [ deleted ] );
	const isReady = id === 0 || data !== null;
	const title =
		data?.survey.title.lt || __( 'New survey', 'mentoriai-portal' );
	useEffect( () => {
		document.title = document.title.replace( /^[^‹]*/, `${ title } ` );
	}, [ title ] );
	const tabs = [
		{ name: 'build', title: __( 'Questions', 'mentoriai-portal' ) },
		{ name: 'send', title: __( 'Sending', 'mentoriai-portal' ) },
		...( screenData().mayRead
			? [ { name: 'read', title: __( 'Results', 'mentoriai-portal' ) } ]
			: [] ),
	];
	return (
		<div className="mp-surveys">
			<a className="mp-surveys__back" href={ surveyUrl() }>
				<span
					className="dashicons dashicons-arrow-left-alt2"
					aria-hidden="true"
				/>
				{ __( 'All surveys', 'mentoriai-portal' ) }
			</a>
			<h1>{ title }</h1>
			<hr className="wp-header-end" />
			{ ! isReady && (
				<LoadingState failed={ failed } onRetry={ reload } />
			) }
			{ isReady && ! deleted && (
				<TabPanel tabs={ data === null ? tabs.slice( 0, 1 ) : tabs }>
					{ ( tab ) => (
						<>
							{ /* Stays there, so that nothing typed is lost by looking elsewhere. */ }
							<div hidden={ tab.name !== 'build' }>
								<BuilderTab
									stored={ data }
									onSaved={ saved }
									onDeleted={ () => setDeleted( true ) }
								/>
							</div>
							{ tab.name === 'send' && data !== null && (
								<SendTab id={ data.id } />
							) }
							{ tab.name === 'read' && data !== null && (
								<ResultsTab id={ data.id } />
							) }
						</>
					) }
				</TabPanel>
			) }
		</div>
	);
}
