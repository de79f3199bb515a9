import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { Fragment, useId } from 'react';
import { queryOf } from '../../../api/queries';
import type { Output } from '../../../api/client';
import type { ApiError } from '../../../api/errors';
import { Breadcrumbs } from '../../../components/breadcrumbs';
import { PageError } from '../../../components/page-error';
import { FallbackNotice } from '../../../components/fallback-notice';
import { LazyImage } from '../../../components/lazy-image';
import { EditorText } from '../../../components/editor-text/editor-text';
import { usePageTitle } from '../../../hooks/use-page-title';
import { screenPath } from '../../../lib/paths';
import { langAttribute } from '../../../lib/text-lang';
import { ContentBlock } from '../components/content-block';
import { ContentSkeleton } from '../components/content-skeleton';
import { type PagePart, pageParts, type SectionProps } from '../page-block';
import '../content.css';

interface ContentScreenProps {
	pageId: number;
	/** What the app shows for a page that is gone. */
	renderMissing: () => React.ReactNode;
	/** The stories that an editor placed on the page, which the app brings. */
	renderStories: (
		stories: Output< 'get_default' >[ 'data' ][ 'istorijos' ]
	) => React.ReactNode;
	/** A section of home, which the app brings. */
	renderSection: ( props: SectionProps ) => React.ReactNode;
}

/** A page of the editors: title, intro, picture, text and blocks in their order. */
export function ContentScreen( {
	pageId,
	renderMissing,
	renderStories,
	renderSection,
}: ContentScreenProps ) {
	const id = useId();
	const { data, error, refetch } = useQuery( {
		...queryOf( 'get_default', { pageId } ),
		enabled: pageId > 0,
	} );
	usePageTitle( data?.data.title );

	if ( pageId === 0 || ( error as ApiError | null )?.status === 404 ) {
		return <>{ renderMissing() }</>;
	}
	if ( error && ! data ) {
		return <PageError error={ error } onRetry={ () => void refetch() } />;
	}
	if ( ! data ) {
		return <ContentSkeleton />;
	}
	const page = data.data;
	const lang = langAttribute( page.text_lang );
	const parts = pageParts( page.blocks );
	return (
		<>
			<article>
				<div className="mp-content-head">
					<div className="mp-wrap">
						<Breadcrumbs
							items={ [
								{
									label: __( 'Home', 'mentoriai-portal' ),
									to: screenPath( 'Home' ),
								},
								{ label: page.title },
							] }
						/>
						<h1 { ...lang }>{ page.title }</h1>
						{ page.text && (
							<p className="mp-lead" { ...lang }>
								{ page.text }
							</p>
						) }
					</div>
				</div>
				{ parts.map( ( part, index ) =>
					'section' in part ? (
						<Fragment key={ index }>
							{ renderSection( {
								block: part.section,
								id: `${ id }${ index }`,
							} ) }
						</Fragment>
					) : (
						<div
							key={ index }
							className="mp-wrap mp-content-body"
							{ ...lang }
						>
							{ index === 0 && (
								<>
									<FallbackNotice
										className="mp-content-fallback"
										textLang={ page.text_lang }
									/>
									{ page.img && (
										<LazyImage
											className="mp-content-picture"
											image={ page.img }
											eager
										/>
									) }
									{ page.text_full && (
										<EditorText html={ page.text_full } />
									) }
								</>
							) }
							{ part.blocks.map( ( block, at ) => (
								<ContentBlock key={ at } block={ block } />
							) ) }
						</div>
					)
				) }
			</article>
			{ renderStories( hasStories( parts ) ? [] : page.istorijos ) }
		</>
	);
}

/** Stories that stand where the editor placed them are not shown again below the page. */
function hasStories( parts: readonly PagePart[] ): boolean {
	return parts.some(
		( part ) => 'section' in part && part.section.section === 'istorijos'
	);
}
