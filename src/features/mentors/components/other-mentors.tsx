import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { Link } from '../../../components/link';
import { ArrowLink } from '../../../components/arrow-link';
import { Chip } from '../../../components/chip';
import { ChipRow } from '../../../components/chip-row';
import { PersonArt } from '../../../components/person-art';
import { screenPath } from '../../../lib/paths';
import { langAttribute } from '../../../lib/text-lang';
import type { Mentor } from '../api';
import { LIST_SCREENS, type MentorKind, pathOf } from '../kind';
import { HeartButton } from './heart-button';
import './other-mentors.css';

interface OtherMentorsProps {
	kind: MentorKind;
	mentor: Mentor;
}

const SHOWN = 4;

/** Other mentors beside a mentor, by one of the mentor's fields. */
export function OtherMentors( { kind, mentor }: OtherMentorsProps ) {
	const fields = mentor.taxs_id
		.map( ( id, index ) => ( { id, name: mentor.taxs[ index ] ?? '' } ) )
		.filter( ( { id } ) =>
			mentor.others.some( ( { taxs_id: own } ) => own.includes( id ) )
		);
	const [ chosen, setChosen ] = useState< number | null >(
		fields[ 0 ]?.id ?? null
	);
	const others = mentor.others
		.filter(
			( { taxs_id: own } ) => chosen === null || own.includes( chosen )
		)
		.slice( 0, SHOWN );
	if ( mentor.others.length === 0 ) {
		return null;
	}
	return (
		<section className="mp-other-mentors">
			<h2 className="mp-mentor-side__title">
				{ __( 'Other mentors', 'mentoriai-portal' ) }
			</h2>
			{ fields.length > 0 && (
				<ChipRow label={ __( 'Fields', 'mentoriai-portal' ) }>
					{ fields.map( ( { id, name } ) => (
						<Chip
							key={ id }
							pressed={ id === chosen }
							onChange={ ( pressed ) =>
								setChosen( pressed ? id : null )
							}
						>
							{ name }
						</Chip>
					) ) }
				</ChipRow>
			) }
			<ul className="mp-other-mentors__list">
				{ others.map( ( other ) => (
					<li key={ other.id }>
						<Link
							className="mp-other-mentors__link"
							to={ pathOf( kind, other.slug ) }
						>
							<PersonArt
								name={ other.title }
								image={ other.img }
								variant="avatar"
								size={ 48 }
							/>
							<span>
								<span className="mp-other-mentors__name">
									{ other.title }
								</span>
								<span
									className="mp-other-mentors__position"
									{ ...langAttribute( other.text_lang ) }
								>
									{ other.text }
								</span>
							</span>
						</Link>
						<HeartButton mentor={ other } />
					</li>
				) ) }
			</ul>
			<ArrowLink to={ screenPath( LIST_SCREENS[ kind ] ) }>
				{ __( 'All mentors', 'mentoriai-portal' ) }
			</ArrowLink>
		</section>
	);
}
