import { Button, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import { useDebouncedValue } from '../../../hooks/use-debounced-value';
import { findPeople } from '../lib/api';
import type { Person } from '../lib/types';

interface Props {
	chosen: readonly Person[];
	onChange: ( chosen: Person[] ) => void;
}

/** Chosen people, found by name or address. */
export function PeoplePicker( { chosen, onChange }: Props ) {
	const [ text, setText ] = useState( '' );
	const [ found, setFound ] = useState< Person[] | null >( null );
	const search = useDebouncedValue( text.trim(), 300 );

	useEffect( () => {
		let isCurrent = true;
		if ( search.length < 2 ) {
			setFound( null );
			return;
		}
		findPeople( search ).then(
			( people ) => isCurrent && setFound( people ),
			() => isCurrent && setFound( [] )
		);
		return () => {
			isCurrent = false;
		};
	}, [ search ] );

	const others = found?.filter(
		( { id } ) => ! chosen.some( ( person ) => person.id === id )
	);
	return (
		<div className="mp-survey-people">
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Find people', 'mentoriai-portal' ) }
				help={ __( 'By name or email address', 'mentoriai-portal' ) }
				value={ text }
				onChange={ setText }
			/>
			<div aria-live="polite">
				{ others?.length === 0 && (
					<p>{ __( 'No one found', 'mentoriai-portal' ) }</p>
				) }
				{ others && others.length > 0 && (
					<ul>
						{ others.map( ( person ) => (
							<li key={ person.id }>
								<Button
									variant="secondary"
									icon="plus-alt2"
									onClick={ () =>
										onChange( [ ...chosen, person ] )
									}
								>
									{ `${ person.name } (${ person.email })` }
								</Button>
							</li>
						) ) }
					</ul>
				) }
			</div>
			{ chosen.length > 0 && (
				<>
					<h3>{ __( 'Chosen', 'mentoriai-portal' ) }</h3>
					<ul>
						{ chosen.map( ( person ) => (
							<li key={ person.id }>
								{ `${ person.name } (${ person.email })` }{ ' ' }
								<Button
									icon="no-alt"
									size="small"
									label={ sprintf(
										/* translators: %s: name of the row. */
										__( 'Remove: %s', 'mentoriai-portal' ),
										person.name
									) }
									onClick={ () =>
										onChange(
											chosen.filter(
												( { id } ) => id !== person.id
											)
										)
									}
								/>
							</li>
						) ) }
					</ul>
				</>
			) }
		</div>
	);
}
