import { __ } from '@wordpress/i18n';
import { Landmark } from 'lucide-react';
import { Link } from '../../components/link';
import { Icon } from '../../components/icon';
import { LinkTarget } from '../../components/link-target';
import { Logo } from '../../components/logo';
import { RichText } from '../../components/rich-text';
import { bootData } from '../../lib/boot';
import { linkTo, screenPath } from '../../lib/paths';
import { reopenConsent } from '../analytics';
import { ShareLinks } from './share-links';
import './footer.css';

/** What editors wrote at the end of every page. */
export function Footer() {
	const { menu, settings } = bootData();
	const { block1, block2, share, logo, credit, slogan, copyright } =
		menu.footer;
	return (
		<footer className="mp-foot mp-on-band">
			<div className="mp-wrap">
				<div className="mp-foot__grid">
					<div>
						<Link
							className="mp-foot__logo"
							to={ screenPath( 'Home' ) }
						>
							<Logo inverse />
						</Link>
						{ slogan && <p>{ slogan }</p> }
						<ShareLinks share={ share } />
					</div>
					<div>
						{ block1.title && <h2>{ block1.title }</h2> }
						{ block1.type === 'links' ? (
							<ul className="mp-foot__links">
								{ block1.links.map( ( { link, text } ) => (
									<li key={ link + text }>
										<LinkTarget { ...linkTo( link ) }>
											{ text }
										</LinkTarget>
									</li>
								) ) }
							</ul>
						) : (
							<RichText html={ block1.text } />
						) }
					</div>
					<div>
						{ block2.title && <h2>{ block2.title }</h2> }
						<RichText html={ block2.text } />
					</div>
				</div>
				<div className="mp-foot__base">
					<span>{ copyright }</span>
					{ logo.url && (
						<a href={ logo.url }>
							{ logo.img ? (
								<img
									src={ logo.img.resized.src }
									width={ logo.img.resized.w }
									height={ logo.img.resized.h }
									alt={ logo.img.alt || logo.text }
									loading="lazy"
								/>
							) : (
								<>
									<Icon icon={ Landmark } />
									{ logo.text ||
										__(
											'Agency’s website',
											'mentoriai-portal'
										) }
								</>
							) }
						</a>
					) }
					{ credit.url && (
						<a href={ credit.url }>{ credit.text || credit.url }</a>
					) }
					{ settings.analytics && (
						<button
							type="button"
							className="mp-foot__cookies"
							onClick={ reopenConsent }
						>
							{ __( 'Cookie settings', 'mentoriai-portal' ) }
						</button>
					) }
				</div>
			</div>
		</footer>
	);
}
