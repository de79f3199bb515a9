import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ErrorState } from '../../../components/error-state';
import { FallbackNotice } from '../../../components/fallback-notice';
import { usePageTitle } from '../../../hooks/use-page-title';
import { langOf } from '../../../lib/text-lang';
import type { SliderProps } from '../slider-props';
import { homeQuery } from '../api';
import { AnswerCards } from '../components/answer-cards';
import { HomeSkeleton } from '../components/home-skeleton';
import { Intro } from '../components/intro';
import { OldCards } from '../components/old-cards';
import { Process } from '../components/process';
import { YellowBand } from '../components/yellow-band';
import '../home.css';

interface HomeScreenProps {
	/** The mentors slider, which the app brings. */
	renderMentors: ( props: SliderProps ) => React.ReactNode;
}

/** The sections that editors placed, in the order of specification 1, section 2 ("Home"). */
export function HomeScreen( { renderMentors }: HomeScreenProps ) {
	const { data, error, refetch } = useQuery( homeQuery );
	const titleId = useId();
	usePageTitle( data?.data.meta.title );

	if ( error && ! data ) {
		return (
			<div className="mp-wrap mp-page">
				<ErrorState
					error={ error }
					headingLevel={ 1 }
					onRetry={ () => void refetch() }
				/>
			</div>
		);
	}
	if ( ! data ) {
		return <HomeSkeleton />;
	}
	const home = data.data;
	return (
		<div { ...langOf( home.text_lang ) }>
			<FallbackNotice
				className="mp-wrap mp-home-fallback"
				textLang={ home.text_lang }
			/>
			{ home.intro ? (
				<Intro intro={ home.intro } />
			) : (
				<h1 className="mp-visually-hidden">{ home.meta.title }</h1>
			) }
			{ home.twocols && <AnswerCards cards={ home.twocols } /> }
			{ home.blocks && <Process blocks={ home.blocks } /> }
			{ home.twocolsold && <OldCards cards={ home.twocolsold } /> }
			{ home.mentoriai &&
				renderMentors( {
					titleId,
					mentors: home.mentoriai,
					page: home.mentoriu_puslapis ?? null,
				} ) }
			{ home.blocks2 && <YellowBand blocks={ home.blocks2 } /> }
		</div>
	);
}
