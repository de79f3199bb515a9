import { __ } from '@wordpress/i18n';
import * as LIMITS from '../../../api/generated/limits';
import { Chip } from '../../../components/chip';
import { ChipRow } from '../../../components/chip-row';
import { SearchField } from '../../../components/search-field';
import { TownSelect } from '../../../components/town-select';
import type { Field } from '../api';
import './mentor-filter.css';

interface MentorFilterProps {
	fields: readonly Field[];
	tags: readonly string[];
	onToggle: ( slug: string ) => void;
	keyword: string;
	onKeyword: ( keyword: string ) => void;
	/** Where the mentors of the list are. */
	towns: readonly string[];
	town: string;
	onTown: ( town: string ) => void;
}

/** Search, towns and field tags above a list. */
export function MentorFilter( {
	fields,
	tags,
	onToggle,
	keyword,
	onKeyword,
	towns,
	town,
	onTown,
}: MentorFilterProps ) {
	// A tag that no one has finds no one; one that is chosen must stay to be taken away.
	const useful = fields.filter(
		( { count, slug } ) => count > 0 || tags.includes( slug )
	);
	return (
		<div className="mp-mentor-filter">
			<div className="mp-mentor-filter__search" role="search">
				<SearchField
					label={ __( 'Search by keyword', 'mentoriai-portal' ) }
					placeholder={ __(
						'For example, export, pricing',
						'mentoriai-portal'
					) }
					maxLength={ LIMITS.mentoriai_dynamic.keyword.maxLength }
					value={ keyword }
					onChange={ onKeyword }
				/>
				{ ( towns.length > 0 || town !== '' ) && (
					<TownSelect
						towns={
							town === '' || towns.includes( town )
								? towns
								: [ ...towns, town ]
						}
						value={ town }
						onChange={ onTown }
						hideLabel
					/>
				) }
			</div>
			{ useful.length > 0 && (
				<ChipRow label={ __( 'Fields', 'mentoriai-portal' ) }>
					{ useful.map( ( { slug, name } ) => (
						<Chip
							key={ slug }
							pressed={ tags.includes( slug ) }
							onChange={ () => onToggle( slug ) }
						>
							{ name }
						</Chip>
					) ) }
				</ChipRow>
			) }
		</div>
	);
}
