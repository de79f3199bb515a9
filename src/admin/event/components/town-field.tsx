import { Button, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useRef, useState } from 'react';
import type { Town, Towns } from '../lib/use-towns';
import { NewTown } from './new-town';

interface Props {
	towns: Towns;
	onChoose: ( town: Town | null ) => void;
}

/** One of the towns, or a new one: the list and the link below it as WordPress has them for categories. */
export function TownField( { towns, onChoose }: Props ) {
	const [ adding, setAdding ] = useState( false );
	const select = useRef< HTMLSelectElement >( null );
	return (
		<>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				ref={ select }
				label={ __( 'City', 'mentoriai-portal' ) }
				value={ String( towns.chosen ) }
				disabled={ towns.all === null }
				options={ [
					{
						value: '0',
						label: __( 'No city', 'mentoriai-portal' ),
					},
					...( towns.all ?? [] ).map( ( { id, name } ) => ( {
						value: String( id ),
						label: name,
					} ) ),
				] }
				onChange={ ( id ) =>
					onChoose(
						towns.all?.find(
							( town ) => String( town.id ) === id
						) ?? null
					)
				}
			/>
			{ adding ? (
				<NewTown
					add={ towns.add }
					onDone={ ( town ) => {
						if ( town ) {
							onChoose( town );
						}
						setAdding( false );
						select.current?.focus();
					} }
				/>
			) : (
				<Button
					variant="link"
					className="mp-event-add-town"
					onClick={ () => setAdding( true ) }
				>
					{ __( 'Add a new city', 'mentoriai-portal' ) }
				</Button>
			) }
		</>
	);
}
