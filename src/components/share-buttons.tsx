import { __, sprintf } from '@wordpress/i18n';
import { Link2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { showToast } from '../lib/toasts';
import { FacebookMark } from './brand-marks/facebook-mark';
import { LinkedinMark } from './brand-marks/linkedin-mark';
import { XMark } from './brand-marks/x-mark';
import { Button } from './button';
import './share-buttons.css';

type Network = 'facebook' | 'twitter' | 'linkedin';

interface ShareButtonsProps {
	/** Absolute address of what is shared. */
	url: string;
	title: string;
	networks: readonly Network[];
}

interface Place {
	name: string;
	mark: ReactNode;
	/** Where a network takes what is shared: a plain link, no script of theirs. */
	href: ( url: string, title: string ) => string;
}

const PLACES: Readonly< Record< Network, Place > > = {
	facebook: {
		name: 'Facebook',
		mark: <FacebookMark />,
		href: ( url ) =>
			`https://www.facebook.com/sharer/sharer.php?u=${ url }`,
	},
	twitter: {
		name: 'X',
		mark: <XMark />,
		href: ( url, title ) =>
			`https://twitter.com/intent/tweet?url=${ url }&text=${ title }`,
	},
	linkedin: {
		name: 'LinkedIn',
		mark: <LinkedinMark />,
		href: ( url ) =>
			`https://www.linkedin.com/sharing/share-offsite/?url=${ url }`,
	},
};

function selectText( field: HTMLInputElement | null ): void {
	field?.focus();
	field?.select();
}

/** Shares the address of a page or copies it. */
export function ShareButtons( { url, title, networks }: ShareButtonsProps ) {
	const [ byHand, setByHand ] = useState( false );
	const copy = () => {
		// Without https a browser has no clipboard for pages: then the address is shown for copying by hand.
		const written: Promise< void > = navigator.clipboard
			? navigator.clipboard.writeText( url )
			: Promise.reject();
		written.then(
			() => showToast( __( 'Link copied', 'mentoriai-portal' ) ),
			() => setByHand( true )
		);
	};
	return (
		<div className="mp-share">
			{ networks.map( ( network ) => {
				const { name, mark, href } = PLACES[ network ];
				return (
					<a
						key={ network }
						className="mp-share__mark"
						href={ href(
							encodeURIComponent( url ),
							encodeURIComponent( title )
						) }
						target="_blank"
						rel="noopener noreferrer"
						aria-label={ sprintf(
							/* translators: %s: Facebook, X or LinkedIn */
							__( 'Share on %s', 'mentoriai-portal' ),
							name
						) }
					>
						{ mark }
					</a>
				);
			} ) }
			<Button
				variant="secondary"
				size="sm"
				icon={ Link2 }
				onClick={ copy }
			>
				{ __( 'Copy link', 'mentoriai-portal' ) }
			</Button>
			{ byHand && (
				<input
					ref={ selectText }
					className="mp-input mp-share__url"
					aria-label={ __( 'Link', 'mentoriai-portal' ) }
					value={ url }
					readOnly
				/>
			) }
		</div>
	);
}
