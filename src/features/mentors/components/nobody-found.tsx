import { __, sprintf } from '@wordpress/i18n';
import { Button } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import { usePagedList } from '../../../hooks/use-paged-list';
import {
	type Field,
	MENTOR_PAGES,
	type MentorFilter,
	mentorListQuery,
} from '../api';
import type { MentorKind } from '../kind';
import { MentorGrid } from './mentor-grid';

interface NobodyFoundProps {
	kind: MentorKind;
	filter: MentorFilter;
	/** The field that the keyword may mean. */
	offer?: Field | undefined;
	onOffer: ( slug: string ) => void;
	onAll: () => void;
}

const NEAREST = 3;

/** What to do when a search finds no one: the field that may be meant, and three mentors who come nearest. */
export function NobodyFound( {
	kind,
	filter,
	offer,
	onOffer,
	onAll,
}: NobodyFoundProps ) {
	const { keyword } = filter;
	const fewer = keyword === '' ? [] : filter.tags;
	const { list } = usePagedList(
		mentorListQuery( kind, {
			...filter,
			tags: offer ? [ offer.slug ] : fewer,
			keyword: '',
		} ),
		MENTOR_PAGES
	);
	const isFiltered =
		keyword !== '' || filter.tags.length > 0 || Boolean( filter.town );
	const words = __(
		'Try another word or choose a field.',
		'mentoriai-portal'
	);
	const tags = __(
		'Try another word or choose fewer fields.',
		'mentoriai-portal'
	);
	const field = __(
		'Maybe you are looking for a whole field.',
		'mentoriai-portal'
	);
	const unlikeField = filter.tags.length > 0 ? tags : words;
	const hint = offer ? field : unlikeField;
	return (
		<>
			<EmptyState
				title={
					keyword === ''
						? __( 'No mentors found', 'mentoriai-portal' )
						: sprintf(
								/* translators: %s: the words that somebody searched for. */
								__(
									'No mentors match “%s”',
									'mentoriai-portal'
								),
								keyword
						  )
				}
				action={
					isFiltered && (
						<>
							{ offer && (
								<Button onClick={ () => onOffer( offer.slug ) }>
									{ sprintf(
										/* translators: %s: name of a field, such as Export. */
										__(
											'Choose the field: %s',
											'mentoriai-portal'
										),
										offer.name
									) }
								</Button>
							) }
							<Button variant="secondary" onClick={ onAll }>
								{ __( 'Show all mentors', 'mentoriai-portal' ) }
							</Button>
						</>
					)
				}
			>
				{ hint }
			</EmptyState>
			{ isFiltered && list.length > 0 && (
				<section className="mp-mentor-nearest">
					<h2>
						{ __(
							'These mentors may be able to help',
							'mentoriai-portal'
						) }
					</h2>
					<MentorGrid
						kind={ kind }
						mentors={ list.slice( 0, NEAREST ) }
					/>
				</section>
			) }
		</>
	);
}
