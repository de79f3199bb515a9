import { __ } from '@wordpress/i18n';
import { Plus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as LIMITS from '../../../api/generated/limits';
import { Button } from '../../../components/button';
import { DraftNotice } from '../../../components/draft-notice';
import { lazyPart } from '../../../components/lazy-part';
import { SearchField } from '../../../components/search-field';
import { useAddressQuery } from '../../../hooks/use-address-query';
import { KEYWORD, useKeywordField } from '../../../hooks/use-keyword-field';
import { usePageIntro } from '../../../hooks/use-page-intro';
import { usePageTitle } from '../../../hooks/use-page-title';
import { readDraft } from '../../../lib/drafts';
import { newPlanFor, PLAN_FORM_ID } from '../../../lib/paths';
import { useSession } from '../../../lib/session';
import { beginPlanList } from '../api';
import { PlanList } from '../components/plan-list';
import { PlanTableSkeleton } from '../components/plan-table-skeleton';
import { useResetPlanList, usePlanList } from '../hooks/use-plan-list';
import { planDraft } from '../lib/new-plan';
import './plan-list-screen.css';

const { Part: PlanForm, prepare: prepareForm } = lazyPart( () =>
	import(
		/* webpackChunkName: "plan-form" */ '../components/plan-form'
	).then( ( file ) => file.PlanForm )
);

interface PlanListScreenProps {
	/** A founder or mentor whose account is not public yet. */
	draft: boolean;
}

/** The plans of a founder, who also makes them here, or of a mentor. */
export function PlanListScreen( { draft }: PlanListScreenProps ) {
	const user = useSession( ( state ) => state.user );
	const isMentor = user?.role === 'mentorius';
	const userId = user?.id ?? 0;
	const { title, lead } = useTitles( isMentor );
	const [ query, changeQuery ] = useAddressQuery();
	const keyword = query.get( KEYWORD ) ?? '';
	const [ typed, setTyped ] = useKeywordField( keyword, ( words ) =>
		changeQuery( ( now ) => {
			now.delete( KEYWORD );
			if ( words ) {
				now.set( KEYWORD, words );
			}
			return now.toString();
		}, true )
	);
	/** Also while something is searched: whom a plan may go to does not depend on it. */
	const all = usePlanList( '' );
	const plans = usePlanList( keyword, { enabled: keyword !== '' } );
	const afresh = useResetPlanList();
	const toggle = useRef< HTMLButtonElement >( null );
	const { hash } = useLocation();
	const [ isOpen, setOpen ] = useState(
		() =>
			newPlanFor( hash ) !== null ||
			readDraft( planDraft( userId ) ) !== null
	);
	const mayWrite = ! isMentor && ! draft && all.contacted.length > 0;
	useEffect( () => {
		if ( mayWrite ) {
			prepareForm();
		}
	}, [ mayWrite ] );
	return (
		<div className="mp-page mp-page--mist">
			<div className="mp-wrap mp-stack--lg">
				<div className="mp-section__head">
					<div>
						<h1 className="mp-h1">{ title }</h1>
						<p className="mp-lead">{ lead }</p>
					</div>
					{ mayWrite ? (
						<Button
							ref={ toggle }
							variant={ isOpen ? 'secondary' : 'primary' }
							icon={ isOpen ? X : Plus }
							aria-expanded={ isOpen }
							aria-controls={ isOpen ? PLAN_FORM_ID : undefined }
							onClick={ () => setOpen( ! isOpen ) }
						>
							{ isOpen
								? __( 'Close the form', 'mentoriai-portal' )
								: __( 'Add a plan', 'mentoriai-portal' ) }
						</Button>
					) : (
						// Until it is known whether there is anybody to make one for.
						all.loading &&
						! isMentor &&
						! draft && <span className="mp-plan-list__place" />
					) }
				</div>
				{ draft && <DraftNotice /> }
				{ mayWrite && isOpen && (
					<PlanForm
						id={ PLAN_FORM_ID }
						userId={ userId }
						mentors={ all.contacted }
						mentorId={ newPlanFor( hash ) ?? 0 }
						onSaved={ () => {
							setTyped( '' );
							setOpen( false );
							afresh();
							toggle.current?.focus();
						} }
					/>
				) }
				<section className="mp-plan-list">
					{ /* With no one to make plans with it goes together with the place above: what stays does not move. */ }
					{ ! isMentor &&
						( mayWrite || all.loading || all.total > 0 ) && (
							<h2>{ __( 'My plans', 'mentoriai-portal' ) }</h2>
						) }
					{ all.total > 0 && (
						<div className="mp-plan-search">
							<SearchField
								label={ __(
									'Search plans',
									'mentoriai-portal'
								) }
								placeholder={
									isMentor
										? __(
												'Author, goal or number',
												'mentoriai-portal'
										  )
										: __(
												'Mentor, goal or number',
												'mentoriai-portal'
										  )
								}
								value={ typed }
								maxLength={ LIMITS.get_plans.keyword.maxLength }
								onChange={ setTyped }
							/>
						</div>
					) }
					{ all.loading ? (
						<PlanTableSkeleton />
					) : (
						<PlanList
							{ ...{ plans, keyword, isMentor } }
							needsContact={
								! draft && all.contacted.length === 0
							}
							onAdd={
								mayWrite && ! isOpen
									? () => setOpen( true )
									: null
							}
						/>
					) }
				</section>
			</div>
		</div>
	);
}

PlanListScreen.begin = beginPlanList;

/** What editors wrote on the page is meant for founders. */
function useTitles( isMentor: boolean ): { title: string; lead: string } {
	const intro = usePageIntro( 'VeiksmuPlanas' );
	const titles = isMentor
		? {
				title: __( 'Received action plans', 'mentoriai-portal' ),
				lead: __(
					'Plans that founders have sent you. Open them, discuss them and follow their progress.',
					'mentoriai-portal'
				),
		  }
		: {
				title: intro.title || __( 'Action plans', 'mentoriai-portal' ),
				lead:
					intro.text ||
					__(
						'Agree on a goal with your mentor, set out the steps and follow your progress.',
						'mentoriai-portal'
					),
		  };
	usePageTitle( titles.title );
	return titles;
}
