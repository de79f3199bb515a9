import { __ } from '@wordpress/i18n';
import { Link2 } from 'lucide-react';
import { LinkedinMark } from '../../../components/brand-marks/linkedin-mark';
import { Button } from '../../../components/button';
import { showToast } from '../../../lib/toasts';
import './share-mentor.css';

/** Copies the address of a page or shares it. */
export function ShareMentor( { url }: { url: string } ) {
	const copy = () => {
		// Without https a browser has no clipboard for pages: then the address is shown for copying by hand.
		const written: Promise< void > = navigator.clipboard
			? navigator.clipboard.writeText( url )
			: Promise.reject();
		written.then(
			() => showToast( __( 'Link copied', 'mentoriai-portal' ) ),
			() => showToast( url, 'info' )
		);
	};
	return (
		<section>
			<h2 className="mp-mentor-side__title">
				{ __( 'Share', 'mentoriai-portal' ) }
			</h2>
			<div className="mp-share">
				<Button
					variant="secondary"
					size="sm"
					icon={ Link2 }
					onClick={ copy }
				>
					{ __( 'Copy link', 'mentoriai-portal' ) }
				</Button>
				<a
					className="mp-share__mark"
					href={ `https://www.linkedin.com/sharing/share-offsite/?url=${ encodeURIComponent(
						url
					) }` }
					target="_blank"
					rel="noopener noreferrer"
					aria-label={ __( 'Share on LinkedIn', 'mentoriai-portal' ) }
				>
					<LinkedinMark />
				</a>
			</div>
		</section>
	);
}
