import { __ } from '@wordpress/i18n';
import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '../../../components/button-link';
import { HeroArt } from '../../../components/hero-art';
import { LazyImage } from '../../../components/lazy-image';
import { RichText } from '../../../components/rich-text';
import { linkTo, screenPath } from '../../../lib/paths';
import type { HomeData } from '../api';

interface IntroProps {
	intro: NonNullable< HomeData[ 'intro' ] >;
	/** 2 on another page, which has a title of its own. */
	headingLevel?: 1 | 2;
}

/** The server writes the same boxes (Shell/Html/HomeHtml.php): change both. */
export function Intro( { intro, headingLevel = 1 }: IntroProps ) {
	const Heading = `h${ headingLevel }` as const;
	const [ find, join ] = intro.buttons ?? [];
	return (
		<section className="mp-hero mp-on-band">
			<div className="mp-wrap mp-hero__grid">
				<div className="mp-hero__text">
					{ intro.logo && (
						<LazyImage
							className="mp-hero__logo"
							image={ intro.logo }
							eager
						/>
					) }
					<Heading className="mp-display">{ intro.title }</Heading>
					<p className="mp-lead">{ intro.text }</p>
					<div className="mp-hero__acts">
						<ButtonLink
							{ ...linkTo(
								find?.link || screenPath( 'Finder' )
							) }
							variant="sun"
							size="lg"
							iconAfter={ ArrowRight }
						>
							{ find?.text ||
								__( 'Find a mentor', 'mentoriai-portal' ) }
						</ButtonLink>
						<ButtonLink
							{ ...linkTo(
								join?.link || screenPath( 'RegisterDuok' )
							) }
							variant="on-band"
							size="lg"
						>
							{ join?.text ||
								__( 'Become a mentor', 'mentoriai-portal' ) }
						</ButtonLink>
					</div>
					{ intro.html && (
						<RichText
							className="mp-hero__facts"
							html={ intro.html }
						/>
					) }
				</div>
				<div className="mp-hero__art">
					{ intro.background ? (
						<LazyImage image={ intro.background } eager />
					) : (
						<HeroArt />
					) }
				</div>
			</div>
		</section>
	);
}
