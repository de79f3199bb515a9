import { __ } from '@wordpress/i18n';
import { Chip } from '../../../components/chip';
import { ErrorState } from '../../../components/error-state';
import { Skeleton } from '../../../components/skeleton';
import { SkeletonRegion } from '../../../components/skeleton-region';
import { useFieldTags } from '../hooks/use-field-tags';

interface Props {
	chosen: readonly number[];
	onChange: ( chosen: number[] ) => void;
}

/** The field tags as toggles, with their loading and failure. */
export function FieldChips( { chosen, onChange }: Props ) {
	const { data, isPending, error, refetch } = useFieldTags();
	if ( isPending ) {
		return (
			<SkeletonRegion
				label={ __( 'Loading fields…', 'mentoriai-portal' ) }
			>
				<Skeleton height="6rem" />
			</SkeletonRegion>
		);
	}
	if ( ! data ) {
		return (
			<ErrorState
				error={ error }
				headingLevel={ 3 }
				onRetry={ () => void refetch() }
			/>
		);
	}
	return (
		<div className="mp-field-choice__chips">
			{ data.map( ( { id, name } ) => (
				<Chip
					key={ id }
					pressed={ chosen.includes( id ) }
					onChange={ ( pressed ) =>
						onChange(
							pressed
								? [ ...chosen, id ]
								: chosen.filter( ( other ) => other !== id )
						)
					}
				>
					{ name }
				</Chip>
			) ) }
		</div>
	);
}
