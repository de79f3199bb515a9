import { LazyImage } from '../../../components/lazy-image';
import { LinkTarget } from '../../../components/link-target';
import { TileArt } from '../../../components/tile-art';
import { linkTo } from '../../../lib/paths';
import { langAttribute } from '../../../lib/text-lang';
import type { StoryCardData } from '../api';
import './story-card.css';

interface StoryCardProps {
	story: StoryCardData;
	headingLevel: 2 | 3;
	/** On screen first: its picture loads at once. */
	eager?: boolean | undefined;
}

/** A story in a list; the whole card is one link. */
export function StoryCard( { story, headingLevel, eager }: StoryCardProps ) {
	const Heading: 'h2' | 'h3' = `h${ headingLevel }`;
	return (
		<article
			className="mp-story-card"
			{ ...langAttribute( story.text_lang ) }
		>
			<div className="mp-story-card__art">
				{ story.img ? (
					<LazyImage
						image={ story.img }
						eager={ eager }
						sizes="(min-width: 900px) 24rem, 100vw"
					/>
				) : (
					<TileArt seed={ story.id } />
				) }
			</div>
			<Heading className="mp-story-card__title">
				<LinkTarget { ...linkTo( story.link ) }>
					{ story.title }
				</LinkTarget>
			</Heading>
			{ story.text && (
				<p className="mp-story-card__text">{ story.text }</p>
			) }
		</article>
	);
}
