import { __ } from '@wordpress/i18n';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { CheckboxField } from '../../../components/checkbox-field';
import { fieldMessage } from '../../../i18n/field-messages';
import { bootData } from '../../../lib/boot';
import { withLink } from '../lib/with-link';

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
				label={ withLink(
					/* translators: keep <a> and </a> around what is linked. */
					__(
						'I agree to the <a>privacy policy</a>',
						'mentoriai-portal'
					),
					privacyUrl
				) }
				error={ fieldMessage( errors.privacy ) }
				{ ...privacy }
			/>
			<CheckboxField
				label={ withLink(
					/* translators: keep <a> and </a> around what is linked. */
					__(
						'I agree to the <a>membership rules</a>',
						'mentoriai-portal'
					),
					rulesUrl
				) }
				error={ fieldMessage( errors.rules ) }
				{ ...rules }
			/>
		</div>
	);
}
