import { __ } from '@wordpress/i18n';
import { Check, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Field } from '../../../components/field';
import { Icon } from '../../../components/icon';
import { PersonArt } from '../../../components/person-art';
import { classes } from '../../../lib/text';
import type { ContactedMentor } from '../api';
import { matches } from '../lib/matches';
import './mentor-picker.css';

interface MentorPickerProps {
	mentors: readonly ContactedMentor[];
	/** 0 while nobody is chosen. */
	chosen: number;
	error: string | undefined;
	onChoose: ( id: number ) => void;
}

/** Search and choose one of the contacted mentors: the list stands open below the field. */
export function MentorPicker( {
	mentors,
	chosen,
	error,
	onChoose,
}: MentorPickerProps ) {
	const listId = useId();
	const [ typed, setTyped ] = useState( '' );
	const [ active, setActive ] = useState( -1 );
	const list = useRef< HTMLUListElement >( null );
	const found = mentors.filter( ( { fullName } ) =>
		matches( fullName, typed )
	);
	const chosenName = mentors.find( ( { id } ) => id === chosen )?.fullName;
	const optionId = ( index: number ) => `${ listId }${ index }`;

	useEffect( () => {
		list.current?.children[ active ]?.scrollIntoView?.( {
			block: 'nearest',
		} );
	}, [ active ] );

	const onKeyDown = ( event: KeyboardEvent ) => {
		const step = { ArrowDown: 1, ArrowUp: -1 }[ event.key ];
		if ( step && found.length > 0 ) {
			event.preventDefault();
			setActive(
				active < 0 && step < 0
					? found.length - 1
					: ( active + step + found.length ) % found.length
			);
		} else if ( event.key === 'Enter' ) {
			// The form is sent by its button only.
			event.preventDefault();
			const mentor =
				found[ active ] ?? ( typed ? found[ 0 ] : undefined );
			if ( mentor ) {
				onChoose( mentor.id );
			}
		} else if ( event.key === 'Escape' && typed !== '' ) {
			event.preventDefault();
			setTyped( '' );
			setActive( -1 );
		}
	};
	return (
		<Field
			label={ __( 'Mentor', 'mentoriai-portal' ) }
			hint={ __(
				'You can choose among mentors you have already written to.',
				'mentoriai-portal'
			) }
			{ ...{ error } }
		>
			{ ( control ) => (
				<div className="mp-mentor-picker">
					<div className="mp-affix mp-affix--start">
						<Icon icon={ Search } className="mp-affix__icon" />
						<input
							{ ...control }
							className="mp-input"
							role="combobox"
							aria-expanded={ found.length > 0 }
							aria-controls={ listId }
							aria-autocomplete="list"
							aria-required="true"
							aria-activedescendant={
								found[ active ] ? optionId( active ) : undefined
							}
							autoComplete="off"
							placeholder={
								chosenName ??
								__( 'Search by name', 'mentoriai-portal' )
							}
							value={ typed }
							onChange={ ( event ) => {
								setTyped( event.target.value );
								setActive( -1 );
							} }
							onKeyDown={ onKeyDown }
							onBlur={ () => setActive( -1 ) }
						/>
					</div>
					<ul
						ref={ list }
						id={ listId }
						className="mp-mentor-picker__list"
						role="listbox"
						aria-label={ __(
							'Contacted mentors',
							'mentoriai-portal'
						) }
						hidden={ found.length === 0 }
					>
						{ found.map( ( mentor, index ) => (
							// eslint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are the field's.
							<li
								key={ mentor.id }
								id={ optionId( index ) }
								role="option"
								aria-selected={ mentor.id === chosen }
								className={ classes(
									'mp-mentor-picker__option',
									index === active && 'is-active'
								) }
								onMouseDown={ ( event ) =>
									event.preventDefault()
								}
								onClick={ () => onChoose( mentor.id ) }
							>
								<PersonArt
									name={ mentor.fullName }
									variant="avatar"
									size={ 36 }
								/>
								<span>{ mentor.fullName }</span>
								{ mentor.id === chosen && (
									<Icon icon={ Check } />
								) }
							</li>
						) ) }
					</ul>
					<div role="status">
						{ found.length === 0 && (
							<p className="mp-mentor-picker__none">
								{ __(
									'None of the mentors you have written to has this name.',
									'mentoriai-portal'
								) }
							</p>
						) }
					</div>
				</div>
			) }
		</Field>
	);
}
