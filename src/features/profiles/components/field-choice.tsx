import { __ } from '@wordpress/i18n';
import { FieldError } from '../../../components/field-error';
import { FieldChips } from './field-chips';
import './field-choice.css';

interface Props {
	chosen: readonly number[];
	onChange: ( chosen: number[] ) => void;
	error?: string | undefined;
}

/** Fields a mentor can help in. */
export function FieldChoice( { chosen, onChange, error }: Props ) {
	return (
		<fieldset className="mp-field-choice">
			<legend className="mp-field-choice__legend">
				{ __( 'Fields', 'mentoriai-portal' ) }{ ' ' }
				<span className="mp-field-choice__optional">
					{ __( '(optional)', 'mentoriai-portal' ) }
				</span>
			</legend>
			<p className="mp-field-choice__hint">
				{ __(
					'Choose the fields in which you can help: founders use them to filter the list.',
					'mentoriai-portal'
				) }
			</p>
			<FieldChips chosen={ chosen } onChange={ onChange } />
			{ error !== undefined && <FieldError>{ error }</FieldError> }
		</fieldset>
	);
}
