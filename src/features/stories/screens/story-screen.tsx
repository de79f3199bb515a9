import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { queryOf } from '../../../api/queries';
import { ApiError } from '../../../api/errors';
import { Breadcrumbs } from '../../../components/breadcrumbs';
import { PageError } from '../../../components/page-error';
import { FallbackNotice } from '../../../components/fallback-notice';
import { LazyImage } from '../../../components/lazy-image';
import { EditorText } from '../../../components/editor-text/editor-text';
import { ShareButtons } from '../../../components/share-buttons';
import { TileArt } from '../../../components/tile-art';
import { usePageTitle } from '../../../hooks/use-page-title';
import { screenPage, screenPath } from '../../../lib/paths';
import { langAttribute } from '../../../lib/text-lang';
import { RelatedStories } from '../components/related-stories';
import { StorySkeleton } from '../components/story-skeleton';
import './story-screen.css';

interface StoryScreenProps {
	/** What the app shows for a story that does not exist. */
	renderMissing: () => ReactNode;
	/** Where it leads on. */
	closing?: ReactNode;
}

/** One success story. */
export function StoryScreen( { renderMissing, closing }: StoryScreenProps ) {
	const { slug = '' } = useParams();
	const {
		data: story,
		error,
		refetch,
	} = useQuery( queryOf( 'success_stories', { slug } ) );
	usePageTitle( story?.title );

	if ( error instanceof ApiError && error.status === 404 ) {
		return <>{ renderMissing() }</>;
	}
	if ( ! story && error ) {
		return <PageError error={ error } onRetry={ () => void refetch() } />;
	}
	if ( ! story ) {
		return <StorySkeleton />;
	}
	return (
		<>
			<article>
				<div className="mp-wrap mp-wrap--narrow mp-story__head">
					<Breadcrumbs
						items={ [
							{
								label:
									screenPage( 'Stories' )?.title ??
									__( 'Success stories', 'mentoriai-portal' ),
								to: screenPath( 'Stories' ),
							},
							{ label: story.title },
						] }
					/>
					<FallbackNotice
						className="mp-story__fallback"
						textLang={ story.text_lang }
					/>
					<div { ...langAttribute( story.text_lang ) }>
						<h1 className="mp-h1">{ story.title }</h1>
						{ story.text && (
							<p className="mp-lead">{ story.text }</p>
						) }
					</div>
					<div className="mp-story__art">
						{ story.img ? (
							<LazyImage
								image={ story.img }
								eager
								sizes="(min-width: 800px) 46rem, 100vw"
							/>
						) : (
							<TileArt
								seed={ story.id }
								columns={ 8 }
								rows={ 4 }
							/>
						) }
					</div>
				</div>
				<div className="mp-wrap mp-wrap--narrow mp-story__body">
					<div { ...langAttribute( story.text_lang ) }>
						<EditorText html={ story.text_full } />
					</div>
					<div className="mp-story__share">
						<h2>{ __( 'Share the story', 'mentoriai-portal' ) }</h2>
						<ShareButtons
							url={ story.link }
							title={ story.title }
							networks={ [ 'facebook', 'linkedin' ] }
						/>
					</div>
				</div>
			</article>
			<RelatedStories stories={ story.istorijos } />
			{ closing }
		</>
	);
}
