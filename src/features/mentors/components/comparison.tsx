import { __, _x } from '@wordpress/i18n';
import { useEffect } from 'react';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../../components/link';
import { Button } from '../../../components/button';
import { ButtonLink } from '../../../components/button-link';
import { PersonArt } from '../../../components/person-art';
import { StarRating } from '../../../components/star-rating';
import { TagList } from '../../../components/tag-list';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { langAttribute } from '../../../lib/text-lang';
import { useLatest } from '../../../hooks/use-latest';
import { TO_WRITE } from '../hooks/use-asked-to-write';
import { useRows } from '../hooks/use-rows';
import { pathOf } from '../kind';
import { answerTime, place, whyNot } from '../lib/availability';
import { keyOfSaved, type SavedMentor } from '../lib/saved-mentor';
import { HeartButton } from './heart-button';
import './comparison.css';

interface Row {
	key: string;
	label: string;
	/** What is said of a mentor; null for nothing. */
	cell: ( mentor: SavedMentor ) => ReactNode;
}

const ALL_TAGS = 20;

const ROWS = (): Row[] => [
	{
		key: 'fields',
		label: __( 'Fields', 'mentoriai-portal' ),
		cell: ( { taxs } ) =>
			taxs.length > 0 && <TagList tags={ taxs } max={ ALL_TAGS } />,
	},
	{
		key: 'position',
		label: __( 'Position', 'mentoriai-portal' ),
		cell: ( { text, text_lang: lang } ) =>
			text && <span { ...langAttribute( lang ) }>{ text }</span>,
	},
	{
		key: 'town',
		label: __( 'City', 'mentoriai-portal' ),
		cell: ( { town } ) => town,
	},
	{
		key: 'place',
		label: __( 'Free place', 'mentoriai-portal' ),
		cell: ( mentor ) => mentor.kind === 'dynamic' && place( mentor ),
	},
	{
		key: 'answers',
		label: __( 'Answer time', 'mentoriai-portal' ),
		cell: answerTime,
	},
	{
		key: 'rating',
		label: __( 'Rating', 'mentoriai-portal' ),
		cell: ( { kind, average_rating: value, total_reviews: count } ) =>
			kind === 'dynamic' && (
				<StarRating value={ value } count={ count } />
			),
	},
];

interface ComparisonProps {
	mentors: readonly SavedMentor[];
	onBack: () => void;
}

/** Two or three mentors side by side, each with the ways on; whoever is removed stays until the comparison is left. */
export function Comparison( { mentors: saved, onBack }: ComparisonProps ) {
	const mentors = useRows( saved );
	const isEmpty = mentors.length === 0;
	const leave = useLatest( onBack );
	useEffect( () => {
		// The site shows none of them any more.
		if ( isEmpty ) {
			leave.current();
		}
	}, [ isEmpty, leave ] );
	const rows = ROWS().filter( ( { cell } ) => mentors.some( cell ) );
	return (
		<>
			<Button
				variant="secondary"
				size="sm"
				icon={ ArrowLeft }
				onClick={ onBack }
			>
				{ __( 'Back to saved mentors', 'mentoriai-portal' ) }
			</Button>
			<div
				className="mp-compare"
				role="region"
				aria-label={ __( 'Comparison', 'mentoriai-portal' ) }
				// What is wider than the screen is scrolled by keys.
				tabIndex={ 0 }
			>
				<table
					style={
						{
							'--mp-compared': mentors.length,
						} as React.CSSProperties
					}
				>
					<thead>
						<tr>
							<td />
							{ mentors.map( ( mentor ) => (
								<th key={ keyOfSaved( mentor ) } scope="col">
									<PersonArt
										name={ mentor.title }
										image={ mentor.img }
										variant="avatar"
										size={ 64 }
									/>
									<Link
										to={ pathOf(
											mentor.kind,
											mentor.slug
										) }
									>
										{ mentor.title }
									</Link>
								</th>
							) ) }
						</tr>
					</thead>
					<tbody>
						{ rows.map( ( { key, label, cell } ) => (
							<tr key={ key }>
								<th scope="row">{ label }</th>
								{ mentors.map( ( mentor ) => (
									<td key={ keyOfSaved( mentor ) }>
										{ cell( mentor ) || (
											<span className="mp-muted">
												{ __(
													'Not stated',
													'mentoriai-portal'
												) }
											</span>
										) }
									</td>
								) ) }
							</tr>
						) ) }
					</tbody>
					<tfoot>
						<tr>
							<td />
							{ mentors.map( ( mentor ) => (
								<td key={ keyOfSaved( mentor ) }>
									<div className="mp-compare__ways">
										<WayOn mentor={ mentor } />
										<HeartButton mentor={ mentor } />
									</div>
								</td>
							) ) }
						</tr>
					</tfoot>
				</table>
			</div>
		</>
	);
}

/** The window to write, where one can write now; else the page, which says how. */
function WayOn( { mentor }: { mentor: SavedMentor } ) {
	const { kind, slug, title } = mentor;
	const mayWrite = kind === 'dynamic' && whyNot( mentor ) === '';
	return (
		<ButtonLink
			size="sm"
			variant={ mayWrite ? 'primary' : 'secondary' }
			to={ pathOf( kind, slug ) }
			state={ mayWrite ? TO_WRITE : undefined }
		>
			{ mayWrite
				? _x( 'Write', 'verb', 'mentoriai-portal' )
				: __( 'More', 'mentoriai-portal' ) }
			<VisuallyHidden>{ ` ${ title }` }</VisuallyHidden>
		</ButtonLink>
	);
}
