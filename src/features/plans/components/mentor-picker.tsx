import { __ } from '@wordpress/i18n';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { FieldError } from '../../../components/field-error';
import { Icon } from '../../../components/icon';
import { PersonArt } from '../../../components/person-art';
import { classes } from '../../../lib/class-names';
import type { ContactedMentor } from '../api';
import { matches } from '../lib/matches';
import '../../../components/check.css';
import '../../../components/field.css';
import './mentor-picker.css';

/** From how many names on a search helps. */
const MANY = 6;

interface MentorPickerProps {
	mentors: readonly ContactedMentor[];
	/** 0 while no one is chosen. */
	chosen: number;
	error: string | undefined;
	onChoose: ( id: number ) => void;
}

/** One of the contacted mentors; a search narrows a long list, and never hides who is chosen. */
export function MentorPicker( {
	mentors,
	chosen,
	error,
	onChoose,
}: MentorPickerProps ) {
	const id = useId();
	const [ typed, setTyped ] = useState( '' );
	const found = mentors.filter( ( { fullName } ) =>
		matches( fullName, typed )
	);
	const shown = mentors.filter(
		( mentor ) => mentor.id === chosen || found.includes( mentor )
	);
	return (
		<div className={ classes( 'mp-field', error && 'has-error' ) }>
			<p className="mp-field__label" id={ `${ id }label` }>
				{ __( 'Mentor', 'mentoriai-portal' ) }
			</p>
			<p className="mp-field__hint" id={ `${ id }hint` }>
				{ __(
					'You can choose from the mentors you have written to.',
					'mentoriai-portal'
				) }
			</p>
			<div className="mp-mentor-picker">
				{ mentors.length >= MANY && (
					<div className="mp-affix mp-affix--start">
						<Icon icon={ Search } className="mp-affix__icon" />
						<input
							type="search"
							className="mp-input"
							aria-label={ __(
								'Search by name',
								'mentoriai-portal'
							) }
							placeholder={ __(
								'Search by name',
								'mentoriai-portal'
							) }
							autoComplete="off"
							value={ typed }
							onChange={ ( event ) =>
								setTyped( event.target.value )
							}
							onKeyDown={ ( event ) => {
								// It searches; it does not send the plan.
								if ( event.key === 'Enter' ) {
									event.preventDefault();
								}
							} }
						/>
					</div>
				) }
				<div
					className="mp-mentor-picker__list"
					role="radiogroup"
					aria-labelledby={ `${ id }label` }
					aria-describedby={ classes(
						`${ id }hint`,
						error && `${ id }error`
					) }
					aria-invalid={ error ? true : undefined }
					aria-required
				>
					{ shown.map( ( mentor ) => (
						<label
							key={ mentor.id }
							htmlFor={ `${ id }${ mentor.id }` }
							className="mp-check mp-mentor-picker__option"
						>
							<input
								id={ `${ id }${ mentor.id }` }
								type="radio"
								name={ id }
								checked={ mentor.id === chosen }
								onChange={ () => onChoose( mentor.id ) }
							/>
							<PersonArt
								name={ mentor.fullName }
								image={ mentor.img }
								variant="avatar"
								size={ 36 }
							/>
							<span>
								{ mentor.fullName }
								{ mentor.taxs.length > 0 && (
									<small>{ mentor.taxs.join( ', ' ) }</small>
								) }
							</span>
						</label>
					) ) }
				</div>
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
			{ error && (
				<FieldError id={ `${ id }error` }>{ error }</FieldError>
			) }
		</div>
	);
}
