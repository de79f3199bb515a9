import type { PortalImage } from '../lib/image';
import { classes } from '../lib/class-names';
import { hashOf } from '../lib/hash';
import { initials } from '../lib/text';
import { LazyImage } from './lazy-image';
import { PersonDrawing } from './person-drawing';
import './person-art.css';

interface PersonArtProps {
	/** Gives the initials and the colours. */
	name: string;
	image?: PortalImage | null | undefined;
	/** `card` and `portrait` fill their box; `avatar` is a circle. */
	variant: 'card' | 'portrait' | 'avatar';
	/** Of an avatar, px. */
	size?: number | undefined;
	/** Whether it says the name: not where the name is beside it. */
	labelled?: boolean | undefined;
	/** Loads a photo at once: for the one that is seen first. */
	eager?: boolean | undefined;
}

/** Number of colour pairs in person-art.css. */
const PAIRS = 8;

/** A person: the photo, or an arch with a head and initials, in the same frame. */
export function PersonArt( {
	name,
	image,
	variant,
	size = 40,
	labelled = false,
	eager,
}: PersonArtProps ) {
	const look = {
		className: classes(
			'mp-person',
			`mp-person--${ variant }`,
			`mp-person--pair-${ hashOf( name ) % PAIRS }`
		),
		...( variant === 'avatar' && {
			style: { width: size, height: size, fontSize: size * 0.38 },
		} ),
	};
	if ( image ) {
		return (
			<span { ...look }>
				<LazyImage
					image={ { ...image, alt: labelled ? name : '' } }
					eager={ eager }
				/>
			</span>
		);
	}
	const says = labelled
		? { role: 'img', 'aria-label': name }
		: { 'aria-hidden': true as const };
	return (
		<span { ...look } { ...says }>
			{ variant === 'avatar' ? (
				<span className="mp-person__initials">
					{ initials( name ) }
				</span>
			) : (
				<PersonDrawing name={ name } variant={ variant } />
			) }
		</span>
	);
}
