import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { CheckboxField } from '../../../components/checkbox-field';
import { fieldMessage } from '../../../i18n/field-messages';
import { bootData } from '../../../lib/boot';

interface ConsentFieldsProps {
	privacy: UseFormRegisterReturn;
	rules: UseFormRegisterReturn;
	/** Message keys. */
	errors: { privacy?: string | undefined; rules?: string | undefined };
}

/** Agreement to the privacy policy and the membership rules: both are needed. */
export function ConsentFields( {
	privacy,
	rules,
	errors,
}: ConsentFieldsProps ) {
	const { privacyUrl, rulesUrl } = bootData().settings;
	return (
		<div>
			<CheckboxField
				label={ createInterpolateElement(
					/* translators: keep <a> and </a> around what is linked. */
					__(
						'I agree to the <a>privacy policy</a>',
						'mentoriai-portal'
					),
					{ a: linkTo( privacyUrl ) }
				) }
				error={ fieldMessage( errors.privacy ) }
				aria-required
				{ ...privacy }
			/>
			<CheckboxField
				label={ createInterpolateElement(
					/* translators: keep <a> and </a> around what is linked. */
					__(
						'I agree to the <a>membership rules</a>',
						'mentoriai-portal'
					),
					{ a: linkTo( rulesUrl ) }
				) }
				error={ fieldMessage( errors.rules ) }
				aria-required
				{ ...rules }
			/>
		</div>
	);
}

/** Opens beside the form, so that nothing typed is lost. */
function linkTo( href: string ) {
	// eslint-disable-next-line jsx-a11y/anchor-has-content -- filled by the translation.
	return <a href={ href } target="_blank" rel="noopener" />;
}
