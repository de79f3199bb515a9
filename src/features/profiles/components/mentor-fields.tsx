import { __ } from '@wordpress/i18n';
import { Controller, type UseFormReturn } from 'react-hook-form';
import * as LIMITS from '../../../api/generated/limits';
import { TextField } from '../../../components/text-field';
import { TextareaField } from '../../../components/textarea-field';
import { filled, upTo } from '../../../forms/checks';
import { profileLabel } from '../../../components/members/profile-labels';
import { langAttribute } from '../../../lib/text-lang';
import { profileMessage } from '../lib/messages';
import type { MentorValues } from '../lib/mentor-values';
import { cleanPhone, isCapacity, isLinkedin, isPhone } from '../lib/rules';
import { FieldChoice } from './field-choice';

const LIMIT = LIMITS.save_profile;

interface Props {
	form: UseFormReturn< MentorValues >;
	email: string;
	/** Only what is required, and what it is for. */
	first: boolean;
}

/** The fields of a mentor's profile. */
export function MentorFields( { form, email, first }: Props ) {
	const { errors } = form.formState;
	const field = (
		name: Exclude< keyof MentorValues, 'sritis' >,
		validate: ( text: string ) => true | string
	) => ( {
		...form.register( name, { validate } ),
		error: profileMessage( name, errors[ name ]?.message ),
	} );
	const required = (
		name: 'firstName' | 'lastName' | 'pareigosirimone' | 'aprasymaslt'
	) => ( {
		...field( name, filled( LIMIT[ name ].maxLength ) ),
		label: profileLabel( name ),
	} );

	// In the order of the page: the focus goes to the first wrong one that was registered.
	const firstName = required( 'firstName' );
	const lastName = required( 'lastName' );
	const names = (
		<>
			<TextField { ...firstName } autoComplete="given-name" />
			<TextField { ...lastName } autoComplete="family-name" />
		</>
	);
	const about = (
		<TextareaField
			{ ...required( 'aprasymaslt' ) }
			{ ...langAttribute( 'lt' ) }
			hint={ __(
				'Who can you help, and with what?',
				'mentoriai-portal'
			) }
			limit={ LIMIT.aprasymaslt.maxLength }
			rows={ 7 }
		/>
	);
	if ( first ) {
		return (
			<>
				<div>
					<div className="mp-grid-2">{ names }</div>
					<p className="mp-field__hint mp-first-profile__why">
						{ __(
							'Founders will see your full name in the list of mentors.',
							'mentoriai-portal'
						) }
					</p>
				</div>
				<TextField
					{ ...required( 'pareigosirimone' ) }
					{ ...langAttribute( 'lt' ) }
					hint={ __(
						'It tells founders what experience you have.',
						'mentoriai-portal'
					) }
					autoComplete="organization-title"
				/>
				{ about }
			</>
		);
	}
	const phone = field(
		'phoneNumber',
		( text ) => isPhone( text ) || 'user.invalidPhoneNumber'
	);

	return (
		<>
			<div className="mp-grid-2">
				{ names }
				<TextField
					label={ __( 'Email', 'mentoriai-portal' ) }
					value={ email }
					readOnly
				/>
				<TextField
					{ ...phone }
					onChange={ ( event ) => {
						event.target.value = cleanPhone( event.target.value );
						return phone.onChange( event );
					} }
					label={ __( 'Phone number', 'mentoriai-portal' ) }
					optional
					hint={ __(
						'Only you and the agency can see it.',
						'mentoriai-portal'
					) }
					type="tel"
					autoComplete="tel"
				/>
				<TextField
					{ ...required( 'pareigosirimone' ) }
					{ ...langAttribute( 'lt' ) }
					autoComplete="organization-title"
				/>
				<TextField
					{ ...field(
						'pareigosirimoneen',
						upTo( LIMIT.pareigosirimoneen.maxLength )
					) }
					label={ __(
						'Position and company in English',
						'mentoriai-portal'
					) }
					optional
					autoComplete="off"
					{ ...langAttribute( 'en' ) }
				/>
			</div>
			<Controller
				control={ form.control }
				name="sritis"
				render={ ( { field: { value, onChange } } ) => (
					<FieldChoice
						chosen={ value }
						onChange={ onChange }
						error={ profileMessage(
							'sritis',
							errors.sritis?.message
						) }
					/>
				) }
			/>
			{ about }
			<TextareaField
				{ ...field(
					'aprasymasen',
					upTo( LIMIT.aprasymasen.maxLength )
				) }
				label={ __( 'Description in English', 'mentoriai-portal' ) }
				optional
				limit={ LIMIT.aprasymasen.maxLength }
				{ ...langAttribute( 'en' ) }
				rows={ 5 }
			/>
			<TextField
				{ ...field( 'town', upTo( LIMIT.town.maxLength ) ) }
				label={ __( 'City', 'mentoriai-portal' ) }
				optional
				autoComplete="address-level2"
			/>
			<TextField
				{ ...field(
					'linkedin',
					( text ) => isLinkedin( text.trim() ) || 'invalid'
				) }
				label={ __( 'LinkedIn profile', 'mentoriai-portal' ) }
				optional
				type="url"
				hint={ __(
					'Begins with https://www.linkedin.com/',
					'mentoriai-portal'
				) }
				autoComplete="url"
			/>
			<TextField
				{ ...field(
					'capacity',
					( text ) =>
						isCapacity( text.trim(), LIMIT.capacity.maximum ) ||
						'invalid'
				) }
				label={ __(
					'How many founders at a time',
					'mentoriai-portal'
				) }
				optional
				hint={ __(
					'Once you reach this number, new founders can’t write to you. Leave empty for no limit.',
					'mentoriai-portal'
				) }
				inputMode="numeric"
				autoComplete="off"
			/>
		</>
	);
}
