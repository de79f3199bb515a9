import { useQuery } from '@tanstack/react-query';
import { Fragment, useId } from 'react';
import { PageError } from '../../../components/page-error';
import { FallbackNotice } from '../../../components/fallback-notice';
import { usePageTitle } from '../../../hooks/use-page-title';
import { useSession } from '../../../lib/session';
import { langAttribute } from '../../../lib/text-lang';
import type { CardsProps, SliderProps } from '../slider-props';
import { queryOf } from '../../../api/queries';
import type { HomeData } from '../api';
import { AnswerCards } from '../components/answer-cards';
import { HomeSkeleton } from '../components/home-skeleton';
import { Intro } from '../components/intro';
import { Numbers } from '../components/numbers';
import { OldCards } from '../components/old-cards';
import { Partners } from '../components/partners';
import { Process } from '../components/process';
import { TextSection } from '../components/text-section';
import { TodayBox } from '../components/today-box';
import { YellowBand } from '../components/yellow-band';
import '../home.css';

/** The sections of other features, which the app brings. */
interface HomeScreenProps {
	renderEvents: ( props: CardsProps< 'events' > ) => React.ReactNode;
	renderMentors: ( props: SliderProps ) => React.ReactNode;
	renderStories: ( props: CardsProps< 'istorijos' > ) => React.ReactNode;
	/** What waits for a member, with the intro. */
	renderToday: ( intro: HomeData[ 'intro' ] ) => React.ReactNode;
}

type Section = HomeData[ 'order' ][ number ];

/** The sections that editors placed, in the editor's order. */
export function HomeScreen( {
	renderEvents,
	renderMentors,
	renderStories,
	renderToday,
}: HomeScreenProps ) {
	const { data, error, refetch } = useQuery( queryOf( 'get_home', {} ) );
	const id = useId();
	// Whose token is still to be tried is a member, until the server says otherwise.
	const member = useSession(
		( { phase, user } ) =>
			phase !== 'guest' && user?.role !== 'neapsisprendes'
	);
	usePageTitle( data?.data.meta.title );

	if ( error && ! data ) {
		return <PageError error={ error } onRetry={ () => void refetch() } />;
	}
	if ( ! data ) {
		return <HomeSkeleton />;
	}
	const home = data.data;
	let textsDrawn = 0;
	const sections: Readonly< Record< Section, () => React.ReactNode > > = {
		intro: () => home.intro && ! member && <Intro intro={ home.intro } />,
		twocols: () => home.twocols && <AnswerCards cards={ home.twocols } />,
		events: () =>
			home.events &&
			renderEvents( {
				titleId: `${ id }events`,
				title: home.titles.events,
				button: home.buttons?.events,
				events: home.events,
			} ),
		blocks: () => home.blocks && <Process blocks={ home.blocks } />,
		twocolsold: () =>
			home.twocolsold && <OldCards cards={ home.twocolsold } />,
		mentoriai: () =>
			home.mentoriai &&
			renderMentors( {
				titleId: `${ id }mentors`,
				title: home.titles.mentoriai,
				button: home.buttons?.mentoriai,
				mentors: home.mentoriai,
				page: home.mentoriu_puslapis ?? null,
			} ),
		// Members need no invitation to register.
		blocks2: () =>
			home.blocks2 && ! member && <YellowBand blocks={ home.blocks2 } />,
		istorijos: () =>
			home.istorijos &&
			renderStories( {
				titleId: `${ id }stories`,
				title: home.titles.istorijos,
				button: home.buttons?.istorijos,
				istorijos: home.istorijos,
			} ),
		numbers: () => home.numbers && <Numbers numbers={ home.numbers } />,
		texts: () => {
			const text = home.texts?.[ textsDrawn++ ];
			return text && <TextSection text={ text } />;
		},
		partners: () =>
			home.partners && <Partners partners={ home.partners } />,
	};
	return (
		<div { ...langAttribute( home.text_lang ) }>
			<FallbackNotice
				className="mp-wrap mp-home-fallback"
				textLang={ home.text_lang }
			/>
			{ member && <TodayBox>{ renderToday( home.intro ) }</TodayBox> }
			{ ! home.intro && ! member && (
				<h1 className="mp-visually-hidden">{ home.meta.title }</h1>
			) }
			{ home.order.map( ( name, index ) => (
				<Fragment key={ index }>{ sections[ name ]?.() }</Fragment>
			) ) }
		</div>
	);
}
