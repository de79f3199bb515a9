import { useQuery } from '@tanstack/react-query';
import { __, sprintf } from '@wordpress/i18n';
import { Chip } from '../../../components/chip';
import { ErrorState } from '../../../components/error-state';
import { Skeleton } from '../../../components/skeleton';
import { SkeletonRegion } from '../../../components/skeleton-region';
import { fieldsQuery } from '../api';
import { MOST_FIELDS } from '../hooks/use-finder-answers';
import { Question, type QuestionProps } from './question';

/** What it is about: up to three fields. */
export function FieldsQuestion( { answers, change, title }: QuestionProps ) {
	const { data, error, refetch } = useQuery( fieldsQuery() );
	// An old address may name fields that are gone: without a chip nobody could take them back.
	const fields = answers.fields.filter(
		( chosen ) => ! data || data.some( ( { id } ) => id === chosen )
	);
	const isFull = fields.length >= MOST_FIELDS;
	const toggle = ( id: number ) =>
		change(
			{
				fields: fields.includes( id )
					? fields.filter( ( other ) => other !== id )
					: [ ...fields, id ],
			},
			true
		);
	return (
		<Question
			title={ title }
			step="fields"
			question={ __( 'What do you need help with?', 'mentoriai-portal' ) }
			hint={ __(
				'Choose up to three fields. If you are not sure, skip this question.',
				'mentoriai-portal'
			) }
			answered={ fields.length > 0 }
			onNext={ () => change( { step: 'words', fields } ) }
		>
			{ ! data && ! error && (
				<SkeletonRegion>
					<Skeleton width="100%" height="6rem" />
				</SkeletonRegion>
			) }
			{ ! data && error && (
				<ErrorState error={ error } onRetry={ () => void refetch() } />
			) }
			{ data && (
				<div
					className="mp-finder__chips"
					role="group"
					aria-label={ __( 'Fields', 'mentoriai-portal' ) }
				>
					{ data
						.filter(
							( { id, count } ) =>
								count > 0 || fields.includes( id )
						)
						.map( ( { id, name } ) => (
							<Chip
								key={ id }
								pressed={ fields.includes( id ) }
								aria-disabled={
									( isFull && ! fields.includes( id ) ) ||
									undefined
								}
								onChange={ () => {
									if ( ! isFull || fields.includes( id ) ) {
										toggle( id );
									}
								} }
							>
								{ name }
							</Chip>
						) ) }
				</div>
			) }
			<p role="status" className="mp-sm mp-muted">
				{ fields.length > 0 &&
					sprintf(
						/* translators: 1: how many are chosen. 2: how many may be. */
						__( 'Chosen: %1$s of %2$s', 'mentoriai-portal' ),
						String( fields.length ),
						String( MOST_FIELDS )
					) }
			</p>
		</Question>
	);
}
