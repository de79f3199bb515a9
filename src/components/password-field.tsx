import { __ } from '@wordpress/i18n';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, useState } from 'react';
import { Field, type FieldTexts } from './field';
import { IconButton } from './icon-button';

interface PasswordFieldProps
	extends FieldTexts,
		Omit< ComponentPropsWithoutRef< 'input' >, 'className' | 'type' > {
	/** So that password managers know which one it is. */
	autoComplete: 'current-password' | 'new-password';
}

/** A password that may be looked at while typing. */
export const PasswordField = forwardRef< HTMLInputElement, PasswordFieldProps >(
	(
		{ label, hint, error, success, optional, hideLabel, id, ...rest },
		ref
	) => {
		const [ shown, setShown ] = useState( false );
		return (
			<Field
				{ ...{ label, hint, error, success, optional, hideLabel, id } }
			>
				{ ( control ) => (
					<div className="mp-affix mp-affix--end">
						<input
							spellCheck={ false }
							autoCapitalize="none"
							{ ...rest }
							{ ...control }
							ref={ ref }
							type={ shown ? 'text' : 'password' }
							className="mp-input"
						/>
						<IconButton
							icon={ shown ? EyeOff : Eye }
							label={ __( 'Show password', 'mentoriai-portal' ) }
							aria-pressed={ shown }
							aria-controls={ control.id }
							onClick={ () => setShown( ! shown ) }
						/>
					</div>
				) }
			</Field>
		);
	}
);
